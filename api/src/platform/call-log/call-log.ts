import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { actForAllBrands } from '../../store/brand-scope';
import { isConnectionLost } from '../../store/connection-lost';
import type { Store } from '../../store/store';
import { recordApiCalls, type ApiCall } from './record-api-call';

/** A call that waits to be noted; what takes time, masking above all, is done when its turn comes. */
export interface WaitingCall {
  /** What it holds in memory, about. */
  readonly bytes: number;
  finish(): ApiCall;
}

/** Notes answered calls beside the answering: in batches, from a buffer that has an end. */
export interface CallLog {
  add(call: WaitingCall): void;
  /** Writes what waits now. What cannot be written is counted as lost; it never rejects. */
  flush(): Promise<void>;
  /** As `flush`, but no longer than a second: behind a long load it is written when that is done. */
  flushSoon(): Promise<void>;
  /** Flushes for the last time, but for no longer than a store may take that still answers. */
  close(): Promise<void>;
}

interface CallLogOptions {
  readonly store: Store;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

const everyMs = 500;
const mostWaiting = 5000;
const mostBytes = 16 * 1024 * 1024;
const lastMs = 1000;
/** Calls noted at once. */
const batchSize = 500;

export function createCallLog({ store, clock, log }: CallLogOptions): CallLog {
  let waiting: WaitingCall[] = [];
  let bytes = 0;
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(call: WaitingCall): void {
    if (waiting.length >= mostWaiting || bytes + call.bytes > mostBytes) {
      lost += 1;
      return;
    }
    waiting.push(call);
    bytes += call.bytes;
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  }

  function flush(): Promise<void> {
    // Calls of many brands wait together, whoever asks for the flush.
    writing = writing.then(() => actForAllBrands(write));
    return writing;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = waiting;
    waiting = [];
    bytes = 0;
    for (let from = 0; from < due.length; from += batchSize) {
      await record(due.slice(from, from + batchSize).flatMap(finished));
      await nextTurn();
    }
    await writeLoss();
  }

  /** A call that cannot be put into words is lost alone. */
  function finished(call: WaitingCall): ApiCall[] {
    try {
      return [call.finish()];
    } catch (error) {
      lost += 1;
      log.error({ err: error }, 'a call could not be noted');
      return [];
    }
  }

  /** Calls that the store does not take together are given to it one by one: one of them costs no other. */
  async function record(calls: readonly ApiCall[]): Promise<void> {
    try {
      await recordApiCalls(store, calls);
    } catch (error) {
      if (calls.length > 1 && !isConnectionLost(error)) {
        for (const call of calls) await record([call]);
        return;
      }
      lost += calls.length;
      log.error({ err: error, calls: calls.length }, 'calls could not be noted');
    }
  }

  /** As soon as the store takes rows again, the log says what it lacks. */
  async function writeLoss(): Promise<void> {
    if (lost === 0) return;
    const calls = lost;
    try {
      await store.query('insert into api_call_loss (id, noticed_at, calls) values ($1, $2, $3)', [
        randomUUID(),
        clock().toISOString(),
        calls,
      ]);
      lost -= calls;
    } catch (error) {
      log.error({ err: error, calls }, 'calls are missing from the log');
    }
  }

  const flushWithin = (ms: number) => Promise.race([flush(), wait(ms, undefined, { ref: false })]);

  return { add, flush, flushSoon: () => flushWithin(1000), close: () => flushWithin(lastMs) };
}
