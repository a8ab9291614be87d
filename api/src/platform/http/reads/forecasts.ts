/** How much the last time counts against those before. */
const shareOfLast = 0.3;

/** How long work of a kind will take, by how long it took before. */
export class Forecasts {
  readonly #ms = new Map<string, number>();

  /** Milliseconds; nothing is known of what was never done: 0. */
  of(kind: string): number {
    return this.#ms.get(kind) ?? 0;
  }

  note(kind: string, tookMs: number): void {
    const before = this.#ms.get(kind);
    this.#ms.set(kind, before === undefined ? tookMs : before + shareOfLast * (tookMs - before));
  }
}
