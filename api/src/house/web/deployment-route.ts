import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../../platform/http/validation';
import { NotSignedIn } from '../../platform/http/problems';
import { deploy } from './deploy';
import { deploymentSchema } from './deployment-schema';
import type { Turns } from './turns';

/** A remote of a few hundred files, in base64. */
const maxBytes = 64 * 1024 * 1024;
const keysSchema = z.array(z.object({ keyId: z.string(), publicKey: z.string() }));

/**
 * `POST /deployments`: takes what the publishing tool sends, from who has the token of the deployment.
 *
 * No call of the API: it changes what pages are made of, and no user makes it. The keys that may sign are those of the
 * shell that is served.
 */
export function deploymentRoute(
  server: FastifyInstance,
  { webDir, token, inTurn }: { webDir: string; token: string; inTurn: Turns },
): void {
  server.post('/deployments', {
    bodyLimit: maxBytes,
    // Before the body is read.
    onRequest: ({ headers }, _reply, done) => {
      const isHolder = isSame(headers.authorization ?? '', `Bearer ${token}`);
      done(isHolder ? undefined : new NotSignedIn('TOKEN_INVALID'));
    },
    handler: async (request, reply) => {
      const deployment = parseInput(deploymentSchema, request.body, 'body');
      const keys = keysSchema.parse(JSON.parse(await readFile(join(webDir, 'registry-keys.json'), 'utf8')));
      // One after the other: each is made from the registry that the one before left.
      await inTurn(() => deploy(deployment, { webDir, keys, nowMs: Date.now() }));
      request.log.info({ deed: deployment.audit.deed, by: deployment.audit.by }, 'deployed');
      return reply.code(204).send();
    },
  });
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
