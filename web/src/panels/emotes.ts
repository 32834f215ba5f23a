/** What people can say to each other, and the messages that say it. */
export const EMOTES: Record<string, string> = {
  smile: "emote-smile",
  laugh: "emote-laugh",
  surprise: "emote-surprise",
  sad: "emote-sad",
  angry: "emote-angry",
  applause: "emote-applause",
  hello: "phrase-hello",
  "good-luck": "phrase-good-luck",
  "well-played": "phrase-well-played",
  thanks: "phrase-thanks",
  sorry: "phrase-sorry",
  "your-turn": "phrase-your-turn",
  "let-me-think": "phrase-let-me-think",
  "back-soon": "phrase-back-soon",
  "good-game": "phrase-good-game",
};

/** Whether it is shown rather than said. */
export const isFace = (emote: string): boolean => (EMOTES[emote] ?? "").startsWith("emote-");
