import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';

/** Somebody who waits for an answer. */
export interface Caller {
  readonly userId: string;
  /** Ends the waiting as `outcome` ends. */
  readonly end: (outcome: Promise<unknown>) => void;
}

/** Work that is done once, for everybody who asked the same before it began. */
export class Flight {
  readonly kind: string;
  readonly question: string | undefined;
  readonly callers = new Set<Caller>();
  readonly #work: (signal: AbortSignal) => Promise<unknown>;
  readonly #controller = new AbortController();
  // For whom the work acts is known here, and no longer where its turn comes.
  readonly #inside = AsyncLocalStorage.snapshot();
  #startedMs: number | undefined;

  constructor(
    asked: { readonly kind: string; readonly question?: string | undefined },
    work: (signal: AbortSignal) => Promise<unknown>,
  ) {
    this.kind = asked.kind;
    this.question = asked.question;
    this.#work = work;
    // Each statement that waits or runs listens.
    setMaxListeners(0, this.#controller.signal);
  }

  get isStarted(): boolean {
    return this.#startedMs !== undefined;
  }

  /** Milliseconds since it began; 0 before. */
  elapsedMs(nowMs: number): number {
    return this.#startedMs === undefined ? 0 : nowMs - this.#startedMs;
  }

  hasCallerOf(userId: string): boolean {
    return [...this.callers].some((caller) => caller.userId === userId);
  }

  /** Does the work; never rejects, for whoever still waits is told. Gives whether it was done to its end. */
  async run(nowMs: number): Promise<boolean> {
    this.#startedMs = nowMs;
    const outcome = this.#inside(async () => this.#work(this.#controller.signal));
    const isDone = await outcome.then(
      () => true,
      () => false,
    );
    for (const caller of this.callers) caller.end(outcome);
    return isDone;
  }

  /** Takes `caller` off; work that nobody waits for any more is stopped. */
  leave(caller: Caller, reason: Error): void {
    this.callers.delete(caller);
    caller.end(Promise.reject(reason));
    if (this.callers.size === 0) this.#controller.abort(reason);
  }
}
