export interface ClockOptions {
  /** How much faster than real its time passes; 1 unless told. */
  readonly speed?: number;
}

/** The clock of one browser and its timers. */
export function createBrowserClock({ speed = 1 }: ClockOptions) {
  const startMs = Date.now();
  const startedAt = performance.now();
  let advancedMs = 0;
  return {
    nowMs: () => startMs + advancedMs + (performance.now() - startedAt) * speed,
    /** As after a sleep of the machine, or when somebody sets the clock: no timer has fired meanwhile. */
    advance(ms: number): void {
      advancedMs += ms;
    },
    after(ms: number, then: () => void): () => void {
      const dueAt = performance.now() + ms / speed;
      let timer = setTimeout(fire, ms / speed);
      // Node counts from when its loop last turned: after long work a timer would come before its time.
      function fire(): void {
        const leftMs = dueAt - performance.now();
        if (leftMs > 0) timer = setTimeout(fire, leftMs);
        else then();
      }
      return () => clearTimeout(timer);
    },
  };
}

export type BrowserClock = ReturnType<typeof createBrowserClock>;
