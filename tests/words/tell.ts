/** Says what a file asks for, with the words of the client: `node tell.ts de folder said.json`. */

import { readdirSync, readFileSync } from "node:fs";
import { type About, type Arguments, Words } from "../../web/src/words/words.ts";

const [language = "en", folder = ".", said = "said.json"] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
const words = new Words(
  language,
  files.map((name) => readFileSync(`${folder}/${name}`, "utf-8")),
);
const asked = JSON.parse(readFileSync(said, "utf-8")) as ({ id: string; args: Arguments } & About)[];
console.log(JSON.stringify(asked.map((each) => words.say(each.id, each.args, each))));
