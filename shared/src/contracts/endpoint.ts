import type * as z from './schema';
import type { Permission } from './permissions';

/** Any schema of the contracts. */
export type Schema = z.core.$ZodType;

/** Who may call: anybody, anybody signed in, or holders of one permission for the brand in question. */
export type Access = 'public' | 'signed-in' | Permission;

/**
 * One call of the HTTP contract, as data: the server mounts it, the client calls it, OpenAPI is printed from it.
 *
 * `path` is Fastify-style (`/api/OnlineReports/:id`) and spelled as the specification spells it.
 * `answer` is the body of the success status; `undefined` where that body is empty (204) or binary.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** Whether a brand must be selected (`Brand` header). */
  readonly brand?: 'required' | 'optional';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer?: Answer;
  /** Body of a 202, where the call may go on as a job; `answer` takes it too. */
  readonly accepted?: Schema;
  readonly status: 200 | 201 | 202 | 204;
  /** Content type of a binary answer. */
  readonly binary?: string;
  /** Content type of a file that comes in place of `answer` where the query asks for one (`format=ics`). */
  readonly orFile?: string;
  /**
   * A POST that honours `Idempotency-Key`: the same key with the same request has one effect and gets the same answer.
   * Never one whose request or answer holds a password or a token: both leave traces in the store for a day.
   */
  readonly keyed?: boolean;
  /**
   * Writes a document that others write too: `If-Match` says which version the caller has seen, and another one is
   * refused with 412 VERSION_CONFLICT.
   */
  readonly versioned?: boolean;
  /** Changes nothing, although it is a POST: what is asked for is too much for an address. */
  readonly isRead?: boolean;
  /** Most bytes of a JSON body; left out: what the server takes of any, a megabyte. */
  readonly largestBody?: number;
  /** Takes a file as its whole body, in place of a JSON `body`. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** A request body and its answer, printed into OpenAPI. */
  readonly example?: { readonly body?: unknown; readonly answer?: unknown };
}

/** Gives `endpoint` back with its schemas' types kept. */
export function defineEndpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint;
}

/** What a schema gives after parsing; `undefined` where there is none. */
export type Parsed<S> = [Extract<S, Schema>] extends [never] ? undefined : z.output<Extract<S, Schema>>;

/** What a caller writes for a schema, defaults left out; `undefined` where there is none. */
export type Input<S> = [Extract<S, Schema>] extends [never] ? undefined : z.input<Extract<S, Schema>>;

/** Whether a call may be sent again after a lost answer without doing its work twice. */
export function mayRepeat(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.keyed === true || endpoint.isRead === true;
}
