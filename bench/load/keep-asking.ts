import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How one call ended: `status` 0 where no answer came. */
export interface Ended {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

export interface Question {
  readonly name: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly method?: string;
  readonly body?: string;
}

/** Longer than the server lets a call run. */
const patienceMs = 40_000;

/**
 * Asks over a connection of its own, question after question, until `untilMs` of `performance.now()`; what was asked is
 * waited for. It heeds no `Retry-After`: after a refusal it asks on after `restMs`.
 */
export async function keepAsking(
  next: () => Question,
  { untilMs, restMs }: { readonly untilMs: number; readonly restMs: number },
  note: (ended: Ended) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < untilMs) {
    note(await ask(next(), agent));
    if (restMs > 0) await pause(restMs);
  }
  agent.destroy();
}

function ask({ name, url, headers, method = 'GET', body }: Question, agent: Agent): Promise<Ended> {
  const startMs = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) =>
      resolve({ name, status, ms: performance.now() - startMs, retryAfter });
    const call = request(url, { agent, headers, method, timeout: patienceMs }, (answer) => {
      answer.resume().once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after']));
      answer.once('error', () => end(0));
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => end(0));
    call.end(body);
  });
}
