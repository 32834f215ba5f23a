/** The messages of one language, read once from the Fluent files that Python uses as well. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Value = FluentVariable;

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #forms = new Map<string, string[]>();

  constructor(language: string, sources: Iterable<string>) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** Learn the messages of one more file. */
  add(source: string): void {
    const resource = new FluentResource(source);
    this.#bundle.addResource(resource, { allowOverrides: true });
    this.#forms.clear();
  }

  /** Whether there is such a message (`id`) or attribute (`id.attribute`) to say. */
  has(id: string): boolean {
    const [name = "", attribute] = id.split(".", 2);
    const message = this.#bundle.getMessage(name);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** The names of a message's attributes. */
  attributes(id: string): string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /** Every form that some noun of a group has. */
  groupForms(group: string): string[] {
    let found = this.#forms.get(group);
    if (!found) {
      const forms = new Set<string>();
      for (const [id, message] of this.#bundle._messages) {
        if (id.startsWith(`${group}-`))
          for (const form of Object.keys(message.attributes)) forms.add(form);
      }
      found = [...forms];
      this.#forms.set(group, found);
    }
    return found;
  }

  /** Say a message (`id`) or one of its attributes (`id.attribute`). */
  format(id: string, args: Record<string, Value>): string {
    const [name = "", attribute] = id.split(".", 2);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}
