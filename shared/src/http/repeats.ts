import type { Environment } from '../session/environment';
import { abortable } from './abortable';
import { isApiError, type ApiError } from './api-error';

const mostRepeats = 2;
const longestPauseMs = 8_000;
const firstPauseMs = 300;
const longestTotalMs = 10_000;
const shareOfCalls = 0.1;
// A page that has just been opened has made few calls, and the first of them deserve a second try.
const fewestPerMinute = 10;
const minuteMs = 60_000;
const passingStatuses: readonly number[] = [0, 429, 502, 503, 504];

/** A call that may be repeated without harm, and what its caller says. */
interface Repeatable {
  readonly isHarmless: boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * Repeats calls that met a passing failure: no connection, 429, 502, 503, 504.
 *
 * At most twice, within ten seconds, after a random pause that grows (or the server's `Retry-After`), and for no more
 * than a tenth of a minute's calls, so that a server in trouble is left alone. Never after a 401 or an abort.
 */
export function createRepeats(environment: Environment) {
  const callsMs: number[] = [];
  const repeatsMs: number[] = [];

  async function run<T>(call: Repeatable, attempt: () => Promise<T>): Promise<T> {
    const startMs = environment.nowMs();
    note(callsMs, startMs);
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!call.isHarmless || repeats === mostRepeats || !isPassing(error)) throw error;
        const nowMs = environment.nowMs();
        const pauseMs = pauseBefore(repeats, error);
        if (nowMs + pauseMs - startMs > longestTotalMs || !hasBudget(nowMs)) throw error;
        note(repeatsMs, nowMs);
        await abortable(pause(pauseMs), call.signal);
      }
    }
  }

  function pauseBefore(repeats: number, error: ApiError): number {
    const pauseMs = environment.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** repeats);
    return Math.max(pauseMs, (error.retryAfterSeconds ?? 0) * 1000);
  }

  function hasBudget(nowMs: number): boolean {
    const allowed = Math.max(fewestPerMinute, countSince(callsMs, nowMs) * shareOfCalls);
    return countSince(repeatsMs, nowMs) < allowed;
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => void environment.after(ms, resolve));
  }

  return { run };
}

function note(times: number[], nowMs: number): void {
  while ((times[0] ?? nowMs) < nowMs - minuteMs) times.shift();
  times.push(nowMs);
}

function countSince(times: readonly number[], nowMs: number): number {
  return times.filter((time) => time > nowMs - minuteMs).length;
}

function isPassing(error: unknown): error is ApiError {
  return isApiError(error) && passingStatuses.includes(error.problem.status);
}
