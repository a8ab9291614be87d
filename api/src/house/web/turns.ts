/** Does one step after the other: each finds what the one before left. */
export type Turns = <T>(step: () => Promise<T>) => Promise<T>;

/** A queue of steps; one that fails stops no other. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const turn = last.then(step);
    last = turn.catch(() => undefined);
    return turn;
  };
}
