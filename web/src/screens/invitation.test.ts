import { expect, test } from "vitest";
import { hashOf, keyOf, passLink, passOf, spoken } from "./invitation";

test("a link and a code lead to the same table, however they are written", () => {
  expect(keyOf("http://192.168.0.7:8420/t/ABCD2345")).toBe("ABCD2345");
  expect(keyOf("https://karak.example/t/ABCD2345?x=1")).toBe("ABCD2345");
  expect(keyOf(" abcd-2345 ")).toBe("ABCD2345");
  expect(keyOf("nothing of the kind")).toBeNull();
});

test("a code is read in two halves, an id as it is", () => {
  expect(spoken("ABCD2345")).toBe("ABCD-2345");
  expect(spoken("tq3-Xy")).toBe("tq3-Xy");
});

test("a seat is passed on behind the #, and only if it is all there", () => {
  const link = passLink("http://karak.example/t/ABCD2345", { seat: 2, claim: "ABCDEFGH23" });
  expect(new URL(link).pathname).toBe("/t/ABCD2345");
  expect(passOf(new URL(link).hash)).toEqual({ seat: 2, claim: "ABCDEFGH23" });
  expect(passOf(hashOf(`take this: ${link}`))).toEqual({ seat: 2, claim: "ABCDEFGH23" });
  expect(passOf("#seat=2")).toBeNull();
  expect(passOf("#seat=x&claim=ABCDEFGH23")).toBeNull();
  expect(passOf("")).toBeNull();
});
