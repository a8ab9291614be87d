import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SigningKeys } from '../../reporting/payloads/sign-payload';
import { Refusal } from '../../reporting/payloads/filed-report';
import { receiveSubmission, type IncomingSubmission } from './receive-submission';
import { createScripts, scriptSchema } from './scripts';
import { openSubmissionBook, type KeptSubmission } from './submission-book';

export interface SimulatorOptions {
  /** Where submissions are kept; left out: in memory. */
  readonly file?: string;
  /** The signing keys, the same that the gateway has. */
  readonly keys: SigningKeys;
  /** Numbers of the licences in force; left out: any. */
  readonly licenceNumbers?: ReadonlySet<string>;
  readonly clock: () => Date;
}

const bodyLimitBytes = 64 * 1024 * 1024;

/**
 * A server that stands for every authority, for the demo and for tests: `docs/domain/authorities.md` says what it
 * answers and how to steer it. Nothing that it takes reaches anybody.
 */
export function buildSimulator({ file, keys, licenceNumbers, clock }: SimulatorOptions): FastifyInstance {
  const server = fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: true });
  const book = openSubmissionBook(file);
  const scripts = createScripts();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // A page in a browser may reach the loopback under a name of its own.
  server.addHook('onRequest', async (request, reply) => {
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) await reply.code(421).send();
  });

  server.get('/:authorityId/health', () => ({ status: 'OK' }));

  server.post<{ Params: { authorityId: string } }>('/:authorityId/submissions', async (request, reply) => {
    const incoming = incomingOf(request);
    const script = scripts.take({ ...incoming, obligation: incoming.obligationCode });
    switch (script?.behaviour) {
      case 'BUSY':
        return reply.code(429).header('Retry-After', '30').send({ status: 'BUSY' });
      case 'DOWN':
        return reply.code(503).send({ status: 'DOWN' });
      case 'HANG':
        return reply.hijack();
      default:
    }
    const now = clock();
    const answer = await refusalOr(reply, () =>
      stateOf(receiveSubmission(incoming, { book, keys, licenceNumbers, script, now }), now),
    );
    if (script?.behaviour !== 'LOSE_ANSWER') return answer;
    request.raw.socket.destroy();
    return reply.hijack();
  });

  server.get<{ Params: { authorityId: string; key: string } }>(
    '/:authorityId/submissions/:key',
    async (request, reply) => {
      const found = book.find(request.params.authorityId, request.params.key);
      return found === undefined ? reply.code(404).send({ status: 'UNKNOWN' }) : stateOf(found, clock());
    },
  );

  server.get('/admin/submissions', () => ({ items: book.all() }));
  server.delete('/admin/submissions', () => {
    book.forgetAll();
    return { status: 'OK' };
  });
  server.post('/admin/scripts', async (request, reply) => {
    const parsed = z.safeParse(scriptSchema, jsonOf(request.body));
    if (!parsed.success) return reply.code(400).send({ errors: parsed.error.issues });
    scripts.add(parsed.data);
    return { status: 'OK' };
  });
  server.delete('/admin/scripts', () => {
    scripts.clear();
    return { status: 'OK' };
  });
  return server;
}

function incomingOf(request: FastifyRequest<{ Params: { authorityId: string } }>): IncomingSubmission {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    authorityId: request.params.authorityId,
    brandId: header('submitter') ?? '',
    obligationCode: header('obligation') ?? '',
    idempotencyKey: header('idempotency-key') ?? '',
    payloadHash: header('payload-hash') ?? '',
    contentType: header('content-type') ?? '',
    payload: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    algorithm: header('signature-algorithm'),
    signature: header('signature'),
  };
}

async function refusalOr(reply: FastifyReply, work: () => unknown): Promise<unknown> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(422).send({ status: 'REJECTED', code: error.code, text: error.message, ackRef: null });
  }
}

/** What the authority says about a submission at an instant. */
function stateOf({ first, final, settledAt, ackRef, code, text }: KeptSubmission, now: Date) {
  const status = now.toISOString() < settledAt ? first : final;
  return status === 'REJECTED' ? { status, ackRef, code, text } : { status, ackRef };
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
