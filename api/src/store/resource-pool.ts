/** Lends each of a fixed number of things to one user at a time, first come, first served. */
export class ResourcePool<T> {
  readonly #free: T[];
  readonly #waiting: ((thing: T) => void)[] = [];

  constructor(things: readonly T[]) {
    this.#free = [...things];
  }

  async use<R>(work: (thing: T) => Promise<R>): Promise<R> {
    const thing = this.#free.pop() ?? (await new Promise<T>((lend) => this.#waiting.push(lend)));
    try {
      return await work(thing);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(thing);
      else this.#free.push(thing);
    }
  }
}
