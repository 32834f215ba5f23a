import { expect, test } from "vitest";
import { addressFor, isLocalOnly } from "./server.svelte";

const HERE = new URL("http://localhost:8420/t/ABCD2345");

test("others are told an address that they can use", () => {
  expect(addressFor(null, HERE)).toBe("http://localhost:8420");
  expect(addressFor({ address: null, lan: "192.168.0.7" }, HERE)).toBe("http://192.168.0.7:8420");
  expect(addressFor({ address: "https://karak.example/", lan: null }, HERE)).toBe("https://karak.example");
});

test("who came by another address passes that one on", () => {
  const there = new URL("http://10.0.0.3:8420/");
  expect(addressFor({ address: null, lan: "192.168.0.7" }, there)).toBe("http://10.0.0.3:8420");
});

test("an address that works on this computer alone is known as such", () => {
  expect(isLocalOnly("http://localhost:8420")).toBe(true);
  expect(isLocalOnly("http://127.0.0.1")).toBe(true);
  expect(isLocalOnly("http://192.168.0.7:8420")).toBe(false);
});
