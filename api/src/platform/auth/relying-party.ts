import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ProblemError } from '../http/problems';
import type { RelyingParty } from './passkeys';

/**
 * For what a passkey signs here: the server's public address, or the address of the call where none is set.
 *
 * Errors: `PASSKEY_NEEDS_HOST_NAME` (409) at an address of numbers, for which browsers make none.
 */
export function relyingPartyOf(
  request: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): RelyingParty {
  const { hostname, origin } = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new ProblemError(409, 'PASSKEY_NEEDS_HOST_NAME', 'Passkeys need a host name', {
      detail: `Browsers make no passkeys for ${hostname}: open the server by its name.`,
    });
  }
  return { rpId: hostname, origin };
}
