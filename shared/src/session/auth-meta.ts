import * as z from 'zod/mini';

/** What the session keeps beside `auth`, under `auth.meta`, so that `auth` holds the specified fields alone. */
export interface AuthMeta {
  readonly schema: number;
  /** Counts changes of `auth`; with it a tab knows whether it sees the newest one. */
  readonly ver: number;
  /** Names the signing-in or the signing-out: what was asked for in one epoch is not answered in another. */
  readonly epoch: string;
  /** Who signed in last: the brand chosen last stays for them only. */
  readonly userId: string | null;
  /** Why nobody is signed in. */
  readonly endedBy: 'expired' | 'signed-out' | null;
  /** Of this machine's clock: when the session ends unless it is renewed; null when the server does not say. */
  readonly idleEndsAtMs: number | null;
  /** Of this machine's clock: when it ends at the latest. */
  readonly endsAtMs: number | null;
}

export const firstMeta: AuthMeta = {
  schema: 1,
  ver: 0,
  epoch: '',
  userId: null,
  endedBy: null,
  idleEndsAtMs: null,
  endsAtMs: null,
};

const whole = z._default(z.catch(z.int().check(z.minimum(0)), 0), 0);
const instant = z._default(z.catch(z.nullable(z.number()), null), null);
const metaSchema = z.object({
  schema: z._default(z.catch(z.int().check(z.minimum(1)), 1), 1),
  ver: whole,
  epoch: z._default(z.catch(z.string(), ''), ''),
  userId: z._default(z.catch(z.nullable(z.string()), null), null),
  endedBy: z._default(z.catch(z.nullable(z.enum(['expired', 'signed-out'])), null), null),
  idleEndsAtMs: instant,
  endsAtMs: instant,
});

/** Reads what was stored; a field of another shape counts as missing. */
export function parseAuthMeta(stored: Readonly<Record<string, unknown>> | null): AuthMeta {
  return metaSchema.parse(stored ?? {});
}
