/** Our own short sounds, made of oscillators and noise; nothing is loaded. */

export type Cue = "step" | "tile" | "token" | "dice" | "hit" | "win" | "lose" | "treasure" | "turn" | "end";

const LOUDNESS = 0.5;

interface Note {
  /** When it begins, in seconds. */
  at?: number;
  hertz: number;
  /** Where it glides to. */
  to?: number;
  length: number;
  wave?: OscillatorType;
  loud?: number;
}

interface Rustle {
  at?: number;
  length: number;
  /** The middle of what is let through. */
  hertz: number;
  to?: number;
  sharp?: number;
  loud?: number;
}

interface Sound {
  notes?: readonly Note[];
  noise?: readonly Rustle[];
}

/** A knock as of wood or stone. */
const knock = (at: number, hertz: number, loud: number): Sound => ({
  notes: [{ at, hertz, to: hertz * 0.6, length: 0.07, wave: "triangle", loud }],
  noise: [{ at, hertz: hertz * 9, length: 0.03, sharp: 1.2, loud: loud * 0.8 }],
});

const joined = (...sounds: Sound[]): Sound => ({
  notes: sounds.flatMap((sound) => sound.notes ?? []),
  noise: sounds.flatMap((sound) => sound.noise ?? []),
});

/** Notes of a plucked string, one after the other. */
const strings = (hertz: readonly number[], step: number, length: number, loud: number): Sound => ({
  notes: hertz.flatMap((each, i) => [
    { at: i * step, hertz: each, length, wave: "triangle" as const, loud },
    { at: i * step, hertz: each * 2, length: length * 0.5, wave: "sine" as const, loud: loud * 0.35 },
  ]),
});

const SOUNDS: Record<Cue, Sound> = {
  step: joined(knock(0, 150, 0.35), knock(0.11, 125, 0.28)),
  tile: joined({ noise: [{ hertz: 700, to: 260, length: 0.16, sharp: 0.7, loud: 0.35 }] }, knock(0.13, 92, 0.7)),
  token: joined(knock(0, 420, 0.3), knock(0.07, 360, 0.25), knock(0.12, 300, 0.2)),
  dice: joined(
    ...[0, 0.09, 0.16, 0.27, 0.35, 0.5, 0.62, 0.7].map((at, i) => knock(at, 520 - (i % 3) * 90, 0.34 - i * 0.025)),
  ),
  hit: joined({ noise: [{ hertz: 2600, to: 500, length: 0.16, sharp: 0.8, loud: 0.5 }] }, knock(0.02, 110, 0.8)),
  win: strings([392, 523.3, 659.3, 784], 0.09, 0.5, 0.3),
  lose: strings([311.1, 293.7, 233.1], 0.16, 0.6, 0.3),
  treasure: strings([1046.5, 1318.5, 1568, 2093], 0.06, 0.45, 0.16),
  turn: strings([587.3, 880], 0.13, 0.7, 0.22),
  end: strings([392, 493.9, 587.3, 784, 987.8, 1174.7], 0.13, 0.9, 0.26),
};

/** The instrument: one for the page. */
export class Synth {
  readonly #context = new AudioContext();
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;

  constructor() {
    this.#out = new GainNode(this.#context, { gain: LOUDNESS });
    this.#out.connect(new DynamicsCompressorNode(this.#context)).connect(this.#context.destination);
    const { sampleRate } = this.#context;
    this.#hiss = new AudioBuffer({ length: sampleRate, sampleRate });
    const samples = this.#hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  /** Sound now, or not at all if the browser does not let us. */
  play(cue: Cue): void {
    void this.#context.resume();
    if (this.#context.state === "closed") return;
    const now = this.#context.currentTime + 0.01;
    const { notes = [], noise = [] } = SOUNDS[cue];
    for (const note of notes) this.#note(note, now);
    for (const rustle of noise) this.#rustle(rustle, now);
  }

  #note({ at = 0, hertz, to = hertz, length, wave = "sine", loud = 0.5 }: Note, now: number): void {
    const source = new OscillatorNode(this.#context, { type: wave, frequency: hertz });
    source.frequency.exponentialRampToValueAtTime(to, now + at + length);
    this.#begin(source, now + at, length, loud);
  }

  #rustle({ at = 0, length, hertz, to = hertz, sharp = 1, loud = 0.5 }: Rustle, now: number): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#hiss, loop: true });
    const band = new BiquadFilterNode(this.#context, { type: "bandpass", frequency: hertz, Q: sharp });
    band.frequency.exponentialRampToValueAtTime(to, now + at + length);
    this.#begin(source, now + at, length, loud, band);
  }

  /** Quick to come, slow to go. */
  #begin(source: AudioScheduledSourceNode, start: number, length: number, loud: number, through?: AudioNode): void {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0008, start + length);
    (through ? source.connect(through) : source).connect(gain).connect(this.#out);
    source.start(start);
    source.stop(start + length + 0.02);
  }
}
