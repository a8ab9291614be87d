import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, Input, Parsed, Schema } from '@tallyhouse/shared/contracts/endpoint';
import { requireShown } from '../access/blind/blindness';
import { keepsFigures } from '../access/blind/figures-of-calls';
import type { ActiveBrand } from '../auth/current-user';
import type { KeyedCall } from '../idempotency/keyed-calls';
import { ProblemError } from '../http/problems';
import { Upload } from '../uploads/upload';
import type { Admission } from './admit';
import type { Api } from './api';
import { limitCall } from '../http/call-limit';
import { requireOrdered } from '../http/require-ordered';
import { orBrandOfItem } from './brand-of-item';
import { inBrandsOf } from './in-brands-of';
import { keyedBy, requireKeyable } from './keyed-by';
import { admitOnRecord, onRecord } from './on-record';
import { parseAnswer, parseInput } from '../http/validation';

/** A call that was let in, its parts parsed by the endpoint's schemas. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The file sent, where the endpoint takes one; it is gone when the call is over. */
  readonly upload: Upload;
  readonly request: FastifyRequest;
  /** For headers and for `reply.code(202)`; the body is what the handler returns. */
  readonly reply: FastifyReply;
  /** Aborts when the client goes away before it is answered, or when that takes longer than a call may. */
  readonly signal: AbortSignal;
}

/** A binary answer, saved by the browser under `fileName`. */
export interface FileAnswer {
  readonly fileName: string;
  readonly content: Readable | Buffer;
}

/** A file in place of a JSON answer, from an endpoint with `orFile`. */
export class ChosenFile implements FileAnswer {
  readonly fileName: string;
  readonly content: Buffer;

  constructor(fileName: string, content: Buffer) {
    this.fileName = fileName;
    this.content = content;
  }
}

/** The JSON of an answer that several callers get. */
export class SharedAnswer {
  readonly json: string;

  constructor(endpoint: Endpoint, answer: unknown) {
    this.json = JSON.stringify(bodyOf(endpoint, answer));
  }
}

/** What a handler gives: what the answer's schema takes; a file or nothing where there is no schema. */
export type HandlerAnswer<Answer extends Schema | undefined> = Answer extends Schema
  ? Input<Answer> | ChosenFile
  : FileAnswer | undefined;

type Handler<C, Answer extends Schema | undefined> = (
  call: C,
) => Promise<HandlerAnswer<Answer> | SharedAnswer> | HandlerAnswer<Answer>;
type S = Schema | undefined;

/**
 * Mounts an endpoint that signed-in users call. `call.brand` is null in the group view.
 *
 * Reads take turns; `call.signal` aborts when nobody waits for the answer any more. Calls with the same `questionOf` may
 * get one `SharedAnswer`: it holds all that the handler looks at.
 */
export function route<P extends S, Q extends S, B extends S, A extends S>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: Handler<Call<Parsed<P>, Parsed<Q>, Parsed<B>> & Admission, A>,
  questionOf?: (call: Call<Parsed<P>, Parsed<Q>, Parsed<B>> & Admission) => string,
): void {
  const admissions = new WeakMap<FastifyRequest, Admission>();
  function admissionOf(request: FastifyRequest): Admission {
    const admission = admissions.get(request);
    if (admission === undefined) throw new Error(`${endpoint.path} was called without an admission`);
    return admission;
  }
  mount(api, endpoint, {
    // Before the body is read: nobody unknown gets to send megabytes.
    admit: async (request) => {
      await api.reads.requireRoom(endpoint, api.gatekeeper.claimedUserId(request));
      admissions.set(request, await admitOnRecord(endpoint, request, api));
    },
    handle: (call) => {
      const admission = admissionOf(call.request);
      return onRecord(api, { endpoint, request: call.request, ...admission }, () =>
        orBrandOfItem(api.findBrandOfItem, { endpoint, admission, ...call }, () =>
          inBrandsOf(endpoint, admission, () =>
            api.blindfold(endpoint, admission.user, () => {
              const asked = { endpoint, userId: admission.user.id, signal: call.signal };
              const question = questionOf?.({ ...call, ...admission });
              return api.reads.do({ ...asked, question }, async (signal) =>
                handler({ ...call, ...admission, signal }),
              );
            }),
          ),
        ),
      );
    },
    keyedBy: (request) => keyedBy(endpoint, request, admissionOf(request)),
    requireRepeatable: async (request) => {
      const { user, brand } = admissionOf(request);
      if (brand === null || !keepsFigures(endpoint)) return;
      await inBrandsOf(endpoint, admissionOf(request), () =>
        api.blindfold(endpoint, user, () => requireShown({ brandId: brand.id })),
      );
    },
  });
}

/** As `route`, for endpoints that require a brand: `call.brand` is there. */
export function brandRoute<P extends S, Q extends S, B extends S, A extends S>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: Handler<Call<Parsed<P>, Parsed<Q>, Parsed<B>> & Admission & { readonly brand: ActiveBrand }, A>,
): void {
  if (endpoint.brand !== 'required')
    throw new Error(`${endpoint.path} does not require a brand: mount it with route`);
  route(api, endpoint, (call) => {
    const { brand } = call;
    if (brand === null) throw new Error(`${endpoint.path} was admitted without a brand`);
    return handler({ ...call, brand });
  });
}

/** Mounts an endpoint that anybody may call. */
export function publicRoute<P extends S, Q extends S, B extends S, A extends S>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: Handler<Call<Parsed<P>, Parsed<Q>, Parsed<B>>, A>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public: mount it with route`);
  mount(api, endpoint, { admit: () => Promise.resolve(), handle: handler });
}

interface Mounting<P extends S, Q extends S, B extends S, A extends S> {
  admit(request: FastifyRequest): Promise<void>;
  handle: Handler<Call<Parsed<P>, Parsed<Q>, Parsed<B>>, A>;
  /** What makes this call the same as another; undefined where it is no matter. */
  keyedBy?(request: FastifyRequest): KeyedCall | undefined;
  /** Refuses to give an earlier answer again that may not be shown any more. */
  requireRepeatable?(request: FastifyRequest): Promise<void>;
}

function mount<P extends S, Q extends S, B extends S, A extends S>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  mounting: Mounting<P, Q, B, A>,
): void {
  requireKeyable(endpoint);
  api.endpoints.push(endpoint);
  const types: readonly string[] = endpoint.upload?.types ?? ['application/json'];
  const largest = endpoint.upload?.maxBytes ?? endpoint.largestBody;
  api.server.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { isEndpoint: true },
    ...(largest === undefined ? {} : { bodyLimit: largest }),
    onRequest: async (request) => {
      await mounting.admit(request);
      requireMediaType(request, types);
    },
    handler: async (request, reply) =>
      limitCall(reply, api.callLimitMs, async (signal) => {
        const call = {
          params: parsePart(endpoint.params as P, request.params, 'params'),
          query: requireOrdered(parsePart(endpoint.query as Q, request.query, 'query')),
          body:
            endpoint.upload === undefined
              ? parsePart(endpoint.body as B, request.body, 'body')
              : (undefined as Parsed<B>),
          upload: uploadOf(request),
          request,
          reply: reply.code(endpoint.status),
          signal,
        };
        const keyed = mounting.keyedBy?.(request);
        if (keyed === undefined) return sendAnswer(reply, endpoint, await mounting.handle(call));
        const { status, headers, body, isReplayed } = await api.keyedCalls.run(keyed, async () => {
          const answer = await mounting.handle(call);
          return { status: reply.statusCode, headers: ownHeadersOf(reply), body: bodyOf(endpoint, answer) };
        });
        if (isReplayed) {
          await mounting.requireRepeatable?.(request);
          reply.header('Idempotency-Replayed', 'true');
        }
        return reply.code(status).headers(headers).send(body);
      }).finally(() => uploadOf(request).remove()),
  });
}

function uploadOf({ body }: FastifyRequest): Upload {
  return body instanceof Upload ? body : Upload.none;
}

const nothing = z.strictObject({});

function parsePart<Part extends S>(schema: Part, value: unknown, part: string): Parsed<Part> {
  if (schema === undefined) {
    parseInput(nothing, value ?? {}, part);
    return undefined as Parsed<Part>;
  }
  return parseInput(schema, value, part);
}

function requireMediaType(request: FastifyRequest, types: readonly string[]): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined || types.includes(type)) return;
  throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body has the wrong media type', {
    detail: `Send ${types.join(' or ')}.`,
  });
}

/** The headers that a handler sets: they belong to its answer, as those set for every answer do not. */
function ownHeadersOf(reply: FastifyReply): Record<string, string> {
  const own = ['etag', 'location'].flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(own);
}

/** The JSON of an answer, by its contract; undefined where it has none. */
function bodyOf(endpoint: Endpoint, answer: unknown): unknown {
  if (endpoint.answer === undefined) return undefined;
  return parseAnswer(endpoint.answer, answer, `${endpoint.method} ${endpoint.path}`);
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (answer instanceof SharedAnswer) return reply.type('application/json; charset=utf-8').send(answer.json);
  if (answer instanceof ChosenFile && endpoint.orFile !== undefined)
    return sendFile(reply, endpoint.orFile, answer);
  if (endpoint.answer !== undefined || endpoint.binary === undefined)
    return reply.send(bodyOf(endpoint, answer));
  return sendFile(reply, endpoint.binary, answer as FileAnswer);
}

function sendFile(reply: FastifyReply, contentType: string, { fileName, content }: FileAnswer): FastifyReply {
  return reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`)
    .send(content);
}
