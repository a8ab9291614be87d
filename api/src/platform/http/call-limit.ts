import type { FastifyReply } from 'fastify';
import { ProblemError } from './problems';

/** Whoever asked does not wait for an answer any more. */
export class ClientLeft extends Error {
  constructor() {
    super('the client went away');
  }
}

/**
 * Does the work of a call under a signal that aborts when the client goes away before it is answered, or when the
 * work takes longer than `limitMs`. Statements given the signal are stopped in the engine too.
 *
 * Errors: `TOO_SLOW` past the limit; whatever `work` rejects with.
 */
export async function limitCall<T>(
  reply: FastifyReply,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const leave = () => controller.abort(new ClientLeft());
  // A file goes on being written after `work` is over.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leave();
  });
  // While it was looked at who calls.
  if (reply.raw.destroyed) leave();
  const tooSlow = tooSlowAfter(limitMs);
  const timer = setTimeout(() => controller.abort(tooSlow), limitMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function tooSlowAfter(limitMs: number): ProblemError {
  return new ProblemError(503, 'TOO_SLOW', 'This takes too long', {
    detail: `It was stopped after ${Math.ceil(limitMs / 1000)} seconds. Choose a shorter period or fewer columns, or start an export, which runs in the background.`,
  });
}
