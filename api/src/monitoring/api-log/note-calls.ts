import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../platform/auth/current-user';
import type { Gatekeeper } from '../../platform/routes/api';
import { isOfSeveralBrands } from '../../platform/http/calls-of-several-brands';
import type { ApiCall } from '../../platform/call-log/api-call';
import type { CallLog, WaitingCall } from '../../platform/call-log/call-log';
import { Upload } from '../../platform/uploads/upload';
import { correlationIdOf } from './correlation-id';
import { isRead, maskBody, maskText, readBytes } from '../../platform/call-log/mask-body';

/** Asked all the time, or never ended: neither says who did what. */
const unnoted = ['/api/health/', '/api/Notifications/stream'];

/** A page that is open asks for the log again and again: the same question of the same person is noted once in so long. */
const repeatedMs = 5 * 60_000;
/** More questions than people look at in that time; past it, all are noted once more. */
const mostRepeated = 10_000;

interface Observed {
  readonly at: Date;
  readonly socketBytes: number;
  user?: CurrentUser;
  answer?: string;
}

const observed = new WeakMap<FastifyRequest, Observed>();

/** Notes every answered call under /api in `callLog`. To be mounted before answers are compressed. */
export function noteCalls(server: FastifyInstance, callLog: CallLog, clock: () => Date): void {
  const isRepeated = createRepetitions(clock);
  // oxlint-disable-next-line typescript/require-await -- Fastify waits for a promise or for a callback
  server.addHook('onRequest', async (request, reply) => {
    observed.set(request, { at: clock(), socketBytes: request.raw.socket.bytesWritten });
    reply.header('X-Correlation-Id', correlationIdOf(request));
  });
  // oxlint-disable-next-line typescript/require-await -- Fastify waits for a promise or for a callback
  server.addHook('onSend', async (request, _reply, payload) => {
    const seen = observed.get(request);
    if (seen !== undefined && typeof payload === 'string') seen.answer = payload;
    return payload;
  });
  // oxlint-disable-next-line typescript/require-await -- Fastify waits for a promise or for a callback
  server.addHook('onResponse', async (request, reply) => {
    if (isNoted(request) && !isRepeated(request, reply)) callLog.add(waitingCall(request, reply));
  });
  server.addHook('onClose', () => callLog.close());
}

/** As `gatekeeper`, and what it says of the caller is known to the log. */
export function noteCallers(gatekeeper: Gatekeeper): Gatekeeper {
  return {
    ...gatekeeper,
    async authenticate(request) {
      const user = await gatekeeper.authenticate(request);
      const seen = observed.get(request);
      if (seen !== undefined) seen.user = user;
      return user;
    },
  };
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

function isNoted(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return path.startsWith('/api/') && !unnoted.some((start) => path.startsWith(start));
}

/** Whether the log was asked the same by the same person a while ago, and answered. */
function createRepetitions(clock: () => Date): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const notedAtMs = new Map<string, number>();
  return (request, { statusCode }) => {
    if (request.method !== 'GET' || pathOf(request) !== '/api/ApiLog' || statusCode >= 400) return false;
    const nowMs = clock().getTime();
    const brand = request.headers['brand'];
    const question = JSON.stringify([observed.get(request)?.user?.id, brand, request.url]);
    if (nowMs - (notedAtMs.get(question) ?? -Infinity) < repeatedMs) return true;
    if (notedAtMs.size >= mostRepeated) notedAtMs.clear();
    notedAtMs.set(question, nowMs);
    return false;
  };
}

function waitingCall(request: FastifyRequest, reply: FastifyReply): WaitingCall {
  const { at = new Date(0), user, answer, socketBytes = 0 } = observed.get(request) ?? {};
  const requestBytes = Number(request.headers['content-length'] ?? 0) || 0;
  const brandHeader = request.headers['brand'];
  const said = {
    id: request.id,
    // Under one brand its readers would find what it tells of the others.
    brandId: isOfSeveralBrands(request)
      ? null
      : (user?.brands.find(({ id }) => id === brandHeader)?.id ?? null),
    direction: 'IN',
    at,
    method: request.method,
    path: maskText(pathOf(request)).slice(0, 300),
    status: reply.statusCode,
    durationMs: reply.elapsedTime,
    requestBytes,
    responseBytes:
      answer === undefined
        ? Math.max(0, request.raw.socket.bytesWritten - socketBytes) || 0
        : Buffer.byteLength(answer),
    actorId: user?.id ?? null,
    authorityId: null,
    attempt: 1,
    correlationId: correlationIdOf(request),
  } as const;
  // What waits holds no more than it has to: neither a file nor an answer that is too long to be kept.
  const { body } = request;
  const isFile = body instanceof Upload;
  const read = answer !== undefined && isRead(answer) ? answer : null;
  const isLong = (requestBytes || request.routeOptions.bodyLimit) > readBytes;
  const sent = isFile || isLong || body === undefined ? null : body;
  return {
    bytes: 500 + (sent === null ? 0 : requestBytes) + (read?.length ?? 0),
    finish: () => ({
      ...said,
      ...requestOf(sent),
      ...(isFile && { payloadHash: fileHashIn(read) }),
      responseBody: maskBody(read),
      problemCode: said.status < 400 ? null : problemCodeOf(read),
    }),
  };
}

function requestOf(body: unknown): Pick<ApiCall, 'payloadHash' | 'requestBody'> {
  const requestBody = body === null ? null : maskBody(JSON.stringify(body));
  // Of what is masked: from the hash of a whole body a short secret in it could be guessed.
  return { payloadHash: requestBody === null ? null : hashOf(requestBody), requestBody };
}

/** A file sent is not kept: the batch that it became has its hash, and stands in the answer. */
function fileHashIn(answer: string | null): string | null {
  const hash = /"sha256":"([0-9a-f]{64})"/.exec(answer ?? '')?.[1];
  return hash === undefined ? null : `sha256:${hash}`;
}

function hashOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

function problemCodeOf(answer: string | null): string | null {
  return /"code":"([A-Z_]{1,60})"/.exec(answer ?? '')?.[1] ?? null;
}
