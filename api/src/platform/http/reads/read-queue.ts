import { setTimeout as pause } from 'node:timers/promises';
import type { ProblemError } from '../problems';
import { busy, tooManyAtOnce } from './busy';
import { FairTurns } from './fair-turns';
import { Flight, type Caller } from './flight';
import { Forecasts } from './forecasts';

export interface ReadLimits {
  /** How many are worked on at once. */
  readonly atOnce: number;
  /** Within this a call is answered or refused, as far as can be foreseen. */
  readonly withinMs: number;
  /** Most calls of one user that wait or are worked on. */
  readonly ofUser: number;
  /** Most calls of all. */
  readonly ofAll: number;
  /** How long a refusal is held back that needs no waiting: who asks again at once shall not keep the server busy. */
  readonly heldMs: number;
}

export interface Asked {
  readonly userId: string;
  /** Those of one kind take about as long as each other. */
  readonly kind: string;
  /** Those with the same question are answered by one piece of work; left out: by its own. */
  readonly question?: string | undefined;
  /** Aborts when the caller leaves, or may wait no longer. */
  readonly signal: AbortSignal;
}

/** Lets few reads work at once and the rest wait, one user after the other. */
export interface ReadQueue {
  /** Errors: `BUSY` where the queue is full, or the user has too much under way, so that no call of theirs is taken. */
  requireRoom(userId: string): Promise<void>;
  /**
   * Does `work` when its turn comes. Its signal aborts when nobody waits for its answer any more.
   *
   * Who asks what is waiting already gets the answer to that. What has begun is joined by nobody: an answer never knows
   * less than was known when its question was asked. It is begun anew when that has ended.
   *
   * Errors: `BUSY` before `work` begins; the reason of the caller's own signal; whatever `work` rejects with.
   */
  ask<T>(asked: Asked, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function createReadQueue(limits: ReadLimits): ReadQueue {
  const turns = new FairTurns<Flight>();
  const running = new Set<Flight>();
  const waiting = new Map<string, Flight>();
  const forecasts = new Forecasts();
  const callers = { ofAll: 0, ofUser: new Map<string, number>() };

  /** Milliseconds until the turn of one more. */
  function waitOf(userId: string): number {
    const nowMs = performance.now();
    const left = [...running].map((one) => Math.max(0, forecasts.of(one.kind) - one.elapsedMs(nowMs)));
    const ahead = turns.ahead(userId).map(({ kind }) => forecasts.of(kind));
    return [...left, ...ahead].reduce((sum, ms) => sum + ms, 0) / limits.atOnce;
  }

  /** What may be spent on waiting: a quarter is for the way, and some take twice as long as most. A quarter in any case. */
  function patienceOf(kind: string): number {
    return Math.max(limits.withinMs / 4, 0.75 * limits.withinMs - 2 * forecasts.of(kind));
  }

  function noRoomFor(userId: string): ProblemError | undefined {
    if ((callers.ofUser.get(userId) ?? 0) >= limits.ofUser) return tooManyAtOnce(waitOf(userId));
    return callers.ofAll >= limits.ofAll ? busy(waitOf(userId)) : undefined;
  }

  /** Who asks what waits already is answered with it. */
  function noTurnInTimeFor({ userId, kind, question = '' }: Asked): ProblemError | undefined {
    if (waiting.has(question) || running.size < limits.atOnce) return undefined;
    return waitOf(userId) > patienceOf(kind) ? busy(waitOf(userId)) : undefined;
  }

  async function refuse(refusal: ProblemError): Promise<never> {
    await pause(limits.heldMs);
    throw refusal;
  }

  function count(userId: string, change: 1 | -1): void {
    const ofUser = (callers.ofUser.get(userId) ?? 0) + change;
    if (ofUser === 0) callers.ofUser.delete(userId);
    else callers.ofUser.set(userId, ofUser);
    callers.ofAll += change;
  }

  function flightFor(asked: Asked, work: (signal: AbortSignal) => Promise<unknown>): Flight {
    const { question } = asked;
    const known = question === undefined ? undefined : waiting.get(question);
    if (known !== undefined) return known;
    const flight = new Flight(asked, work);
    if (question !== undefined) waiting.set(question, flight);
    return flight;
  }

  function leave(flight: Flight, caller: Caller, reason: Error): void {
    if (!flight.callers.has(caller)) return;
    flight.leave(caller, reason);
    if (flight.isStarted) return;
    if (!flight.hasCallerOf(caller.userId)) turns.remove(caller.userId, flight);
    if (flight.callers.size === 0) forget(flight);
  }

  function forget({ question }: Flight): void {
    if (question !== undefined) waiting.delete(question);
  }

  function startNext(): void {
    while (running.size < limits.atOnce) {
      const next = turns.take(({ question }) => question === undefined || !isWorkedOn(question));
      if (next === undefined) return;
      forget(next);
      running.add(next);
      void finish(next);
    }
  }

  function isWorkedOn(question: string): boolean {
    return [...running].some((one) => one.question === question);
  }

  async function finish(flight: Flight): Promise<void> {
    const startedMs = performance.now();
    if (await flight.run(startedMs)) forecasts.note(flight.kind, performance.now() - startedMs);
    running.delete(flight);
    startNext();
  }

  return {
    async requireRoom(userId) {
      const refusal = noRoomFor(userId);
      if (refusal !== undefined) await refuse(refusal);
    },
    async ask<T>(asked: Asked, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const { userId, kind, signal } = asked;
      signal.throwIfAborted();
      const refusal = noRoomFor(userId) ?? noTurnInTimeFor(asked);
      if (refusal !== undefined) return refuse(refusal);
      const flight = flightFor(asked, work);
      const { promise, caller } = callerOf(userId);
      flight.callers.add(caller);
      turns.add(userId, flight);
      count(userId, 1);
      const onAbort = () => leave(flight, caller, signal.reason as Error);
      signal.addEventListener('abort', onAbort);
      const timer = setTimeout(() => {
        if (!flight.isStarted) leave(flight, caller, busy(waitOf(userId)));
      }, patienceOf(kind)).unref();
      startNext();
      try {
        return (await promise) as T;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        count(userId, -1);
      }
    },
  };
}

function callerOf(userId: string): { readonly promise: Promise<unknown>; readonly caller: Caller } {
  let end: Caller['end'] = () => undefined;
  const promise = new Promise<unknown>((resolve) => (end = resolve));
  return { promise, caller: { userId, end } };
}
