import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listRetailReports, RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import type { Queryable, QueryOptions } from '../../../store/store';
import { listTickets, readTickets } from './queries/list-tickets';
import type { PlaceLevel } from './queries/place-levels';
import type { RetailScope } from './queries/retail-sums';
import { sumPlaces } from './queries/sum-places';
import { sortRows, toRetailRow, totalsOfPlaces } from './retail-rows';

type ListQuery = Parsed<typeof listRetailReports.query>;

/** One page of rows with totals over all that match. */
interface RetailPage {
  readonly items: RetailRow[];
  readonly totalCount: number;
  readonly totals: Record<string, string | number | null>;
}

/** A page of the level that `query` asks for. */
export function listLevel(
  store: Queryable,
  scope: RetailScope,
  query: ListQuery,
  options: QueryOptions,
): Promise<RetailPage> {
  const { level } = query;
  return level === 'ticket'
    ? pageOfTickets(store, scope, query, options)
    : pageOfPlaces(store, scope, { ...query, level }, options);
}

/** A brand has some hundred places, which are read at once; `text` and order are names in the reader's language. */
async function pageOfPlaces(
  store: Queryable,
  scope: RetailScope,
  { level, text = '', sort, page, pageSize, ...query }: ListQuery & { readonly level: PlaceLevel },
  options: QueryOptions,
): Promise<RetailPage> {
  const parentId = query.parentId ?? null;
  const places = await sumPlaces(store, { ...scope, level, parentId }, options);
  const wanted = text.trim().toLowerCase();
  const matching = places.filter(({ id, name, region }) =>
    [id, name, region ?? ''].some((each) => each.toLowerCase().includes(wanted)),
  );
  const rows = matching.map((place) => toRetailRow(place, level));
  return {
    items: sortRows(rows, sort).slice((page - 1) * pageSize, page * pageSize),
    totalCount: rows.length,
    totals: totalsOfPlaces(matching, rows),
  };
}

async function pageOfTickets(
  store: Queryable,
  scope: RetailScope,
  { text = '', sort, page, pageSize, ...query }: ListQuery,
  options: QueryOptions,
): Promise<RetailPage> {
  const parentId = query.parentId ?? null;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { tickets, totals, count } = await listTickets(
    store,
    { ...scope, parentId, text: text.trim(), sort, ...window },
    options,
  );
  const known = await readTickets(
    store,
    scope,
    tickets.map(({ id }) => id),
  );
  const all = { ...totals, id: '', name: '', region: null, terminals: null };
  return {
    items: tickets.map((ticket) => toRetailRow(ticket, 'ticket', known.get(ticket.id) ?? null)),
    totalCount: count,
    totals: totalsOfPlaces([all], [toRetailRow(all, 'ticket')]),
  };
}
