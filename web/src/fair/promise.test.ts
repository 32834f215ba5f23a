import { expect, test } from "vitest";
import { isKept, promiseOf, proofIn } from "./promise";
import { sha256 } from "./sha256";

test("the digest is that of the standard", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(sha256("ž".repeat(1000))).toBe("5cadff28ef42abfcfcdfd8be19c08f80d9daccca57d1721051d1ff17c7ab0d77");
});

test("a promise is kept by its own seed and salt alone", () => {
  const promise = promiseOf("42", "00ff");
  expect(isKept(` ${promise.toUpperCase()} `, "42 ", "00FF")).toBe(true);
  expect(isKept(promise, "43", "00ff")).toBe(false);
});

test("an exported game brings its proof along, one with known dice has none", () => {
  const game = { log: { setup: { seed: "42" } }, fairness: { commitment: "ab", salt: "cd" } };
  expect(proofIn(game)).toEqual({ promise: "ab", seed: "42", salt: "cd" });
  expect(proofIn({ log: { setup: { seed: "42" } } })).toBeNull();
  expect(proofIn(null)).toBeNull();
});
