import { expect, test } from "vitest";
import { ago } from "./when";

const NOW = 1_800_000_000_000;

test("times are told by the largest unit that has passed", () => {
  expect(ago(NOW - 30_000, NOW, "en")).toBe("this minute");
  expect(ago(NOW - 5 * 60_000, NOW, "en")).toBe("5 minutes ago");
  expect(ago(NOW - 26 * 3_600_000, NOW, "en")).toBe("yesterday");
  expect(ago(NOW - 26 * 3_600_000, NOW, "cs")).toBe("včera");
});
