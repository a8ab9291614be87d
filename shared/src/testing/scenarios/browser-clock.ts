export interface ClockOptions {
  /** How much faster than real its time passes; 1 unless told. */
  readonly speed?: number;
}

/** Between two looks at the time: in what is more the machine stood still, and the servers with it. */
const longestTurnMs = 10;

/** The clock of one browser and its timers. */
export function createBrowserClock({ speed = 1 }: ClockOptions) {
  const startMs = Date.now();
  let lookedAt = performance.now();
  let passedMs = 0;
  let advancedMs = 0;
  const looking = setInterval(passed, 2);

  /** Real milliseconds in which this process could run. */
  function passed(): number {
    const now = performance.now();
    passedMs += Math.min(now - lookedAt, longestTurnMs);
    lookedAt = now;
    return passedMs;
  }

  return {
    nowMs: () => startMs + advancedMs + passed() * speed,
    /** As after a sleep of the machine, or when somebody sets the clock: no timer has fired meanwhile. */
    advance(ms: number): void {
      advancedMs += ms;
    },
    after(ms: number, then: () => void): () => void {
      const dueMs = passed() + ms / speed;
      let timer = setTimeout(fire, ms / speed);
      // Node counts from when its loop last turned: after long work a timer would come before its time.
      function fire(): void {
        const leftMs = dueMs - passed();
        if (leftMs > 0) timer = setTimeout(fire, leftMs);
        else then();
      }
      return () => clearTimeout(timer);
    },
    stop: () => clearInterval(looking),
  };
}

export type BrowserClock = ReturnType<typeof createBrowserClock>;
