import { expect, test } from "vitest";
import { keyOf } from "./invitation";

test("a link and a code lead to the same table, however they are written", () => {
  expect(keyOf("http://192.168.0.7:8420/t/ABCD2345")).toBe("ABCD2345");
  expect(keyOf("https://karak.example/t/ABCD2345?x=1")).toBe("ABCD2345");
  expect(keyOf(" abcd-2345 ")).toBe("ABCD2345");
  expect(keyOf("nothing of the kind")).toBeNull();
});
