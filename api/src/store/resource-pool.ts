/** Lends each of a fixed number of things to one user at a time, first come, first served. */
export class ResourcePool<T> {
  readonly #all: readonly T[];
  readonly #free: T[];
  readonly #waiting = new Set<(thing: T) => void>();
  #isDrained = false;

  constructor(things: readonly T[]) {
    this.#all = things;
    this.#free = [...things];
  }

  /** Errors: the signal's reason when it aborts before there is a thing; a plain error once the pool is drained. */
  async use<R>(work: (thing: T) => Promise<R>, signal?: AbortSignal): Promise<R> {
    if (this.#isDrained) throw new Error('the store is closed');
    const thing = await this.#take(signal);
    try {
      return await work(thing);
    } finally {
      const [next] = this.#waiting;
      if (next === undefined) this.#free.push(thing);
      else {
        this.#waiting.delete(next);
        next(thing);
      }
    }
  }

  /** Lends nothing to newcomers from now on, waits for everybody who was there before, and gives all things. */
  async drain(): Promise<readonly T[]> {
    this.#isDrained = true;
    await Promise.all(this.#all.map(() => this.#take()));
    return this.#all;
  }

  #take(signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free.length > 0) return Promise.resolve(this.#free.pop() as T);
    return new Promise<T>((lend, refuse) => {
      const take = (thing: T) => {
        signal?.removeEventListener('abort', leave);
        lend(thing);
      };
      const leave = () => {
        this.#waiting.delete(take);
        refuse(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.add(take);
    });
  }
}
