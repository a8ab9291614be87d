import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { ProblemError, ValidationFailed } from '../../platform/http/problems';
import type { StoredSearch } from './queries/read-searches';
import { requireScreen, takes } from './screens';
import { queryAt } from './search-query';

/** What the call behind a screen answers, as far as a run looks at it. */
interface ListAnswer {
  readonly items: readonly unknown[];
  readonly totalCount?: number;
}

/**
 * Asks what the screen of a search asks, by the very call that the screen makes, as the caller of `request`.
 *
 * Errors: those of that call; `ValidationFailed` for a template.
 */
export async function runSearch(
  server: FastifyInstance,
  search: StoredSearch,
  {
    request,
    brand,
    now,
  }: { readonly request: FastifyRequest; readonly brand: ActiveBrand; readonly now: Date },
): Promise<{ readonly count: number; readonly query: SavedSearch['query'] }> {
  const screen = requireScreen(search.screen);
  const { endpoint } = screen;
  if (endpoint === undefined) {
    const message = 'A template has no rows to count: open it in its builder, for the period that you choose';
    throw new ValidationFailed([{ field: 'screen', code: 'TEMPLATE', message }]);
  }
  const query = queryAt(search, brand, now);
  const answer = await server.inject({
    method: 'GET',
    url: endpoint.path,
    // The number is told for all rows, however few are asked for.
    query: takes(screen, 'pageSize') ? { ...query, pageSize: '1' } : query,
    headers: { authorization: request.headers.authorization ?? '', brand: brand.id },
    remoteAddress: request.ip,
  });
  if (answer.statusCode !== 200) throw refusalOf(answer.json<Problem>());
  const { items, totalCount } = answer.json<ListAnswer>();
  return { count: totalCount ?? items.length, query };
}

function refusalOf({ status, code, title, detail, errors }: Problem): ProblemError {
  return new ProblemError(status, code, title, {
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  });
}
