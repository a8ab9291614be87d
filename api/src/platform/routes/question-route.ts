import type { Endpoint, Input, Parsed, Schema } from '@tallyhouse/shared/contracts/endpoint';
import { currentBlindness } from '../access/blind/blindness';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { permissionsFor, type ActiveBrand, type CurrentUser } from '../auth/current-user';
import { currentScope } from '../../store/brand-scope';
import type { Admission } from './admit';
import type { Api } from './api';
import { noteSeveralBrands } from '../http/calls-of-several-brands';
import { route, SharedAnswer, type Call } from './endpoint-route';
import { heldBrandIds } from './in-brands-of';

type S = Schema | undefined;

/** All that the answer to a question may depend on, beside the facts: whoever asks the same may get the same answer. */
export interface Question<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The selected brand; null in the group view. */
  readonly brand: ActiveBrand | null;
  /** The brands that may be read, by name. */
  readonly brands: readonly ActiveBrand[];
  /** What the caller may do for that brand; in the group view for any. */
  readonly permissions: readonly Permission[];
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Mounts a read whose handler is not told who asks: equal questions that wait for their turn at the same time are
 * answered by one execution. Equal are those of the same parts, about the same brands, with the same permissions, under
 * the same row-level scope, and kept from the same figures.
 */
export function questionRoute<P extends S, Q extends S, B extends S, A extends Schema>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (question: Question<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<Input<A>>,
): void {
  route(
    api,
    endpoint,
    async (call) => new SharedAnswer(endpoint, await handler(questionIn(call))),
    (call) => nameOf(endpoint, questionIn(call)),
  );
}

/** As `questionRoute`, for endpoints that require a brand. */
export function brandQuestionRoute<P extends S, Q extends S, B extends S, A extends Schema>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (
    question: Question<Parsed<P>, Parsed<Q>, Parsed<B>> & { readonly brand: ActiveBrand },
  ) => Promise<Input<A>>,
): void {
  if (endpoint.brand !== 'required') throw new Error(`${endpoint.path} does not require a brand`);
  questionRoute(api, endpoint, (question) => {
    const { brand } = question;
    if (brand === null) throw new Error(`${endpoint.path} was admitted without a brand`);
    return handler({ ...question, brand });
  });
}

/** As `questionRoute`, where the answer depends on the user too: it is shared by that session's own calls alone. */
export function ownQuestionRoute<P extends S, Q extends S, B extends S, A extends Schema>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (
    question: Question<Parsed<P>, Parsed<Q>, Parsed<B>> & { readonly user: CurrentUser },
  ) => Promise<Input<A>>,
): void {
  route(
    api,
    endpoint,
    async (call) => new SharedAnswer(endpoint, await handler(ownQuestionIn(call))),
    (call) => nameOf(endpoint, ownQuestionIn(call)),
  );
}

/** As `questionRoute`, where the answer depends on all brands for which the caller may ask it, whichever is selected. */
export function heldQuestionRoute<P extends S, Q extends S, B extends S, A extends Schema>(
  api: Api,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (
    question: Question<Parsed<P>, Parsed<Q>, Parsed<B>> & { readonly heldIds: readonly string[] },
  ) => Promise<Input<A>>,
): void {
  const held = (call: Call<Parsed<P>, Parsed<Q>, Parsed<B>> & Admission) => {
    const heldIds = heldBrandIds(endpoint, call.user);
    if (heldIds.length > 1) noteSeveralBrands(call.request);
    return { ...questionIn(call), heldIds };
  };
  route(
    api,
    endpoint,
    async (call) => new SharedAnswer(endpoint, await handler(held(call))),
    (call) => nameOf(endpoint, held(call)),
  );
}

function questionIn<P, Q, B>(call: Call<P, Q, B> & Admission): Question<P, Q, B> {
  const { params, query, body, brand, brandIds, user, signal } = call;
  const brands = user.brands.filter(({ id }) => brandIds.includes(id));
  return { params, query, body, brand, brands, permissions: permissionsFor(user, brand?.id), signal };
}

function ownQuestionIn<P, Q, B>(call: Call<P, Q, B> & Admission) {
  return { ...questionIn(call), user: call.user };
}

/** Two questions are the same where this is: the text of all that their answers may depend on. */
function nameOf({ method, path }: Endpoint, question: { readonly signal: AbortSignal }): string {
  return JSON.stringify([
    method,
    path,
    { ...question, signal: undefined },
    currentScope(),
    currentBlindness(),
  ]);
}
