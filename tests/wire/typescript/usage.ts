// How a client uses the types; each @ts-expect-error is a mistake that the compiler must find.
import { PROTOCOL } from "../../../web/src/protocol.js";
import type {
  Calls,
  ClientMessage,
  GameEvent,
  Karak2Position,
  KarakPosition,
  ServerMessage,
  Update,
} from "../../../web/src/protocol.js";

export const hello: ClientMessage = {
  type: "hello",
  protocol: PROTOCOL,
  seats: [{ seat: 0, secret: "0123456789abcdef" }],
};

export function answer(update: Update, ref: number): ClientMessage | null {
  const first = update.choices?.[0];
  if (update.asked === null || first === undefined) return null;
  return { type: "act", number: update.number, seat: update.asked.seat, action: first.action, ref };
}

export function told(message: ServerMessage): string {
  switch (message.type) {
    case "welcome":
    case "table":
      return message.table.seats.map((seat) => seat.name).join(", ");
    case "game":
      return message.setup.game === "karak2"
        ? `glory ${message.setup.figures.hero.glory}`
        : `steps ${message.setup.figures.hero.steps}`;
    case "update":
      return message.chapters.flatMap((chapter) => chapter.events).map(line).join("\n");
    case "chance":
      return message.possible.map((each) => each.name ?? each.answer).join(" ");
    case "refused":
    case "bye":
      return message.problem.code;
    case "emoted":
      return message.emote;
    case "story":
      return `${message.chapters.length}`;
    case "scenes":
      return `${message.frames.length}`;
    case "odds":
      return message.odds === null ? "" : `${message.odds.chances.win}`;
    case "dice":
      return message.fairness.seed ?? "";
    default: {
      const nothing: never = message;
      return nothing;
    }
  }
}

function line(event: GameEvent): string {
  switch (event.event) {
    case "monster-defeated":
      return `${event.monster} ${event.attack}`;
    case "hex-put-back":
      return event.land ?? `tier ${event.tier}`;
    case "went-back":
      return `${event.site}`;
    default:
      return event.event;
  }
}

export function rats(position: KarakPosition): number {
  return (position.bag.rat ?? 0) + position.sites.filter((site) => site.token === "rat").length;
}

export function hidden(position: Karak2Position): boolean {
  return position.drawn.some((each) => each.hex === null);
}

export const open: Calls["open_table"]["body"] = {
  game: "karak",
  seats: [{ who: "person", name: "Ann" }, { who: "bot", bot: "greedy" }],
};

// @ts-expect-error: there is no such message
export const shout: ClientMessage = { type: "shout", text: "hello" };

// @ts-expect-error: an answer names the number it answers
export const act: ClientMessage = { type: "act", seat: 0, action: "end turn" };

// @ts-expect-error: nobody has such a monster
export const ghosts = (position: KarakPosition): number => position.bag.ghost ?? 0;

// @ts-expect-error: seats are wished for with who
export const bad: Calls["open_table"]["body"] = { game: "karak", seats: [{ name: "Ann" }] };
