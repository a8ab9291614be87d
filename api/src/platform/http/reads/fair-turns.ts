/** Waiting things of several users, taken in rounds: one of each user, then the next one of each. */
export class FairTurns<T> {
  /** In the order of turns. A user is here only with something that waits. */
  readonly #waiting = new Map<string, T[]>();

  /** A thing may be added for several users: it is taken at the first of their turns. */
  add(userId: string, thing: T): void {
    const own = this.#waiting.get(userId);
    if (own === undefined) this.#waiting.set(userId, [thing]);
    else if (!own.includes(thing)) own.push(thing);
  }

  remove(userId: string, thing: T): void {
    const rest = (this.#waiting.get(userId) ?? []).filter((one) => one !== thing);
    if (rest.length > 0) this.#waiting.set(userId, rest);
    else this.#waiting.delete(userId);
  }

  /** Takes the next thing that may be taken now; undefined where there is none. */
  take(mayBeTaken: (thing: T) => boolean): T | undefined {
    for (const [userId, own] of this.#waiting) {
      const next = own.find(mayBeTaken);
      if (next === undefined) continue;
      for (const each of this.#waiting.keys()) this.remove(each, next);
      this.#toTheEnd(userId);
      return next;
    }
    return undefined;
  }

  /** What would be taken before another thing of this user. */
  ahead(userId: string): readonly T[] {
    const rounds = (this.#waiting.get(userId)?.length ?? 0) + 1;
    return [...new Set([...this.#waiting.values()].flatMap((own) => own.slice(0, rounds)))];
  }

  #toTheEnd(userId: string): void {
    const rest = this.#waiting.get(userId);
    if (rest === undefined) return;
    this.#waiting.delete(userId);
    this.#waiting.set(userId, rest);
  }
}
