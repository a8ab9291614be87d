import { PassThrough, type Readable } from 'node:stream';
import type { CurrentUser } from '../../platform/auth/current-user';
import { readSession } from '../../platform/auth/read-session';
import { ProblemError } from '../../platform/http/problems';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { presentNotification } from './queries/notification-row';
import {
  readChanges,
  readMissed,
  readNewest,
  readNewestEvent,
  readNewMessages,
  readSessionsInForce,
} from './queries/read-stream';

/** The streams of this process: one look at the store each second serves them all. */
export interface StreamHub {
  /** Messages to `user` in the app from now on, or after the message with the number `after`. Errors: `UNAVAILABLE` when there are too many streams. */
  open(user: CurrentUser, after: number | null): Promise<Readable>;
  /** Ends them all. */
  close(): Promise<void>;
}

interface HubOptions {
  readonly store: Store;
  readonly clock: () => Date;
  readonly onFailure: (error: unknown) => void;
}

interface Line {
  readonly userId: string;
  readonly sessionId: string;
  readonly out: PassThrough;
  /** Number of the newest message that was looked at. */
  seq: number;
  wroteAt: number;
}

const lookEveryMs = 1000;
const beatEveryMs = 15_000;
// A page has one; a few tabs and a stale line or two may be open besides.
const mostPerUser = 5;
const mostLines = 1000;
// Who does not read for that long comes back and asks for the rest.
const mostUnreadBytes = 256 * 1024;
const mostMissed = 200;

export function createStreamHub({ store, clock, onFailure }: HubOptions): StreamHub {
  const lines = new Set<Line>();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isClosed = false;
  /** Number of the newest action that was told of; null while nobody listens. */
  let toldOf: number | null = null;

  async function open(user: CurrentUser, after: number | null): Promise<Readable> {
    if (isClosed || lines.size >= mostLines) throw tooManyLines();
    const { missed, newest } = await actForAllBrands(() => readStart(user, after));
    const out = new PassThrough();
    const line: Line = { userId: user.id, sessionId: user.sessionId, out, seq: newest, wroteAt: Date.now() };
    lines.add(line);
    out.once('close', () => lines.delete(line));
    out.on('error', () => lines.delete(line));
    write(line, ': open\n\n');
    if (missed.length > mostMissed) write(line, `event: reset\nid: ${newest}\ndata: {}\n\n`);
    else for (const message of missed) write(line, eventOf(message));
    for (const oldest of linesOf(user.id).slice(0, -mostPerUser)) end(oldest);
    lookSoon();
    return out;
  }

  async function readStart(user: CurrentUser, after: number | null) {
    const newest = await readNewest(store);
    if (after === null || after > newest) return { missed: [], newest };
    const brandIds = user.brands.map(({ id }) => id);
    const range = { userId: user.id, brandIds, after, upTo: newest, most: mostMissed + 1 };
    return { missed: await readMissed(store, range), newest };
  }

  function lookSoon(): void {
    if (isClosed || lines.size === 0) return;
    timer ??= setTimeout(() => {
      looking = actForAllBrands(look)
        .catch(onFailure)
        .finally(() => {
          timer = undefined;
          lookSoon();
        });
    }, lookEveryMs).unref();
  }

  /** Ends the lines of sessions that are over, hands out what is new, and keeps the rest open. */
  async function look(): Promise<void> {
    const now = clock();
    const inForce = await readSessionsInForce(
      store,
      [...new Set([...lines].map(({ sessionId }) => sessionId))],
      now,
    );
    for (const line of lines) if (!inForce.has(line.sessionId)) end(line);
    await handOut(now);
    await tellOfChanges(now);
    for (const line of lines) if (Date.now() - line.wroteAt >= beatEveryMs) write(line, ': beat\n\n');
  }

  async function handOut(now: Date): Promise<void> {
    if (lines.size === 0) return;
    const open = [...lines];
    const newest = await readNewest(store);
    const after = Math.min(...open.map(({ seq }) => seq));
    if (newest <= after) return;
    const userIds = [...new Set(open.map(({ userId }) => userId))];
    const messages = await readNewMessages(store, { userIds, after, upTo: newest });
    for (const line of open) {
      const own = messages.filter(({ userId, seq }) => userId === line.userId && seq > line.seq);
      const brandIds = own.length === 0 ? null : await brandsOf(line, now);
      for (const message of own) {
        const { brandId } = message;
        if (brandId === null || brandIds?.has(brandId) === true) write(line, eventOf(message));
      }
      line.seq = Math.max(line.seq, newest);
    }
  }

  /** Says what was changed in which brand since the last look, once for all actions of a kind. */
  async function tellOfChanges(now: Date): Promise<void> {
    if (lines.size === 0) {
      toldOf = null;
      return;
    }
    const newest = await readNewestEvent(store);
    const after = toldOf ?? newest;
    toldOf = newest;
    if (newest <= after) return;
    const changes = await readChanges(store, { after, upTo: newest });
    if (changes.length === 0) return;
    for (const line of [...lines]) {
      const brandIds = await brandsOf(line, now);
      for (const change of changes) {
        if (brandIds.has(change.brandId)) write(line, `event: change\ndata: ${JSON.stringify(change)}\n\n`);
      }
    }
  }

  /** The brands that the user holds now: a role may have gone since the line was opened. */
  async function brandsOf({ sessionId }: Line, now: Date): Promise<Set<string>> {
    const user = await readSession(store, sessionId, now);
    return new Set(user?.brands.map(({ id }) => id));
  }

  function linesOf(userId: string): Line[] {
    return [...lines].filter((line) => line.userId === userId);
  }

  function write(line: Line, text: string): void {
    if (!lines.has(line)) return;
    line.wroteAt = Date.now();
    line.out.write(text);
    if (line.out.readableLength + line.out.writableLength > mostUnreadBytes) {
      lines.delete(line);
      line.out.destroy();
    }
  }

  function end(line: Line): void {
    lines.delete(line);
    line.out.end();
  }

  return {
    open,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const line of lines) end(line);
      await looking;
    },
  };
}

function eventOf(row: Parameters<typeof presentNotification>[0]): string {
  return `event: notification\nid: ${row.seq}\ndata: ${JSON.stringify(presentNotification(row))}\n\n`;
}

function tooManyLines(): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', 'Too many open streams', {
    detail: 'Read the list of notifications, and try again in a minute.',
    headers: { 'Retry-After': '60' },
  });
}
