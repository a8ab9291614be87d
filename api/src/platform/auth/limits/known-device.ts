import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createSealer } from '../sealer';
import type { TokenKeys } from '../token-keys';

const cookieName = 'tallyhouse-device';
const keptSeconds = 180 * 86_400;
/** A till or a family's computer: so many accounts are known on one device, the last ones. */
const mostAccounts = 5;

const contentSchema = z.array(z.object({ email: z.string(), id: z.string(), until: z.number() }));
type Content = z.output<typeof contentSchema>;

/** Devices that signed in before: each shows so by a cookie that only this server can make, for one account. */
export interface KnownDevices {
  /** Which device of this account sent it; null for one that never signed in to it. */
  find(request: FastifyRequest, email: string, now: Date): string | null;
  /** Has the browser show from now on that it signed in to this account. */
  remember(reply: FastifyReply, email: string, now: Date): void;
}

/** Known devices under the store's keys: once a newer one is made, whoever signs in is known by that. The cookie opens nothing: who has it still needs the password. */
export function createKnownDevices(keys: TokenKeys): KnownDevices {
  const sealer = createSealer(keys, 'known device');

  function read(request: FastifyRequest, now: Date): Content {
    const content = z.safeParse(contentSchema, sealer.open(request.cookies[cookieName] ?? ''));
    return content.success ? content.data.filter(({ until }) => until > now.getTime()) : [];
  }

  return {
    find: (request, email, now) => read(request, now).find((known) => known.email === email)?.id ?? null,
    remember(reply, email, now) {
      const known = read(reply.request, now);
      const id = known.find((one) => one.email === email)?.id ?? randomUUID();
      const others = known.filter((one) => one.email !== email).slice(0, mostAccounts - 1);
      const until = now.getTime() + keptSeconds * 1000;
      const value = sealer.seal([{ email, id, until }, ...others] satisfies Content);
      const secure = reply.request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'Set-Cookie',
        `${cookieName}=${value}; Path=/api/Auth/login; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
