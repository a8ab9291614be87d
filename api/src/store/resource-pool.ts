/** Lends each of a fixed number of things to one user at a time, first come, first served. */
export class ResourcePool<T> {
  readonly #all: readonly T[];
  readonly #free: T[];
  readonly #waiting: ((thing: T) => void)[] = [];
  #isDrained = false;

  constructor(things: readonly T[]) {
    this.#all = things;
    this.#free = [...things];
  }

  /** Errors: a plain error once the pool is drained. */
  async use<R>(work: (thing: T) => Promise<R>): Promise<R> {
    if (this.#isDrained) throw new Error('the store is closed');
    const thing = await this.#take();
    try {
      return await work(thing);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(thing);
      else this.#free.push(thing);
    }
  }

  /** Lends nothing to newcomers from now on, waits for everybody who was there before, and gives all things. */
  async drain(): Promise<readonly T[]> {
    this.#isDrained = true;
    await Promise.all(this.#all.map(() => this.#take()));
    return this.#all;
  }

  async #take(): Promise<T> {
    return this.#free.pop() ?? (await new Promise<T>((lend) => this.#waiting.push(lend)));
  }
}
