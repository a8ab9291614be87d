import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { KeyedCall } from '../idempotency/keyed-calls';
import { ValidationFailed } from '../http/problems';
import { Upload } from '../uploads/upload';
import type { Admission } from './admit';

/**
 * What makes a call of a keyed endpoint the same as another; undefined without a key, or where keys are no matter.
 *
 * Errors: `ValidationFailed` naming the header.
 */
export function keyedBy(
  endpoint: Endpoint,
  request: FastifyRequest,
  { user, brand }: Admission,
): KeyedCall | undefined {
  const key = request.headers['idempotency-key'];
  if (endpoint.keyed !== true || key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{1,128}$/.test(key)) {
    const message = 'Send 1 to 128 letters, digits, hyphens or underscores';
    throw new ValidationFailed([{ field: 'Idempotency-Key', code: 'FORMAT', message }]);
  }
  return {
    userId: user.id,
    brandId: brand?.id ?? null,
    route: `${endpoint.method} ${endpoint.path}`,
    key,
    request: [
      request.url,
      request.body instanceof Upload ? request.body.sha256 : JSON.stringify(request.body ?? null),
    ],
  };
}

/** Refuses to mount a keyed endpoint whose calls could not be kept: the client would repeat them all the same. */
export function requireKeyable({ keyed, method, path, access, binary }: Endpoint): void {
  if (keyed !== true) return;
  if (method !== 'POST') throw new Error(`${path} cannot be keyed: clients send keys with POST alone`);
  if (access === 'public') throw new Error(`${path} cannot be keyed: a key belongs to a signed-in user`);
  if (binary !== undefined) throw new Error(`${path} cannot be keyed: files are not kept`);
}
