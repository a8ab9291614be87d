import type { PeriodRule, SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import type { ExportFormat } from '@tallyhouse/shared/contracts/exports';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

/** A search as it is kept, with what its reader has to do with it. */
export interface StoredSearch {
  readonly id: string;
  readonly brandId: string;
  readonly ownerId: string;
  readonly owner: string;
  readonly ownerAccount: string | null;
  readonly name: string;
  readonly screen: string;
  readonly query: SavedSearch['query'];
  readonly periodRule: PeriodRule | null;
  readonly columns: string[];
  readonly shared: boolean;
  readonly version: number;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
  readonly lastRunAt: string | null;
  readonly lastCount: number | null;
  readonly isStartView: boolean;
  /** Of the set of retail filters that it names; null where it names none. */
  readonly setWords: string[] | null;
  readonly cron: string | null;
  readonly format: ExportFormat | null;
  readonly nextAt: string | null;
  readonly lastAt: string | null;
  readonly lastJobId: string | null;
  readonly lastProblem: string | null;
}

/** Whose eyes see which searches: own and shared ones of one brand. */
export interface SearchReader {
  readonly brandId: string;
  readonly userId: string;
}

export interface SearchChoice {
  /** Left out: all. */
  readonly ids?: readonly string[] | undefined;
  readonly owner?: 'all' | 'own' | 'others';
  readonly screen?: string | undefined;
  readonly text?: string | undefined;
  /** Null: those not deleted; else the own ones deleted after it. */
  readonly deletedSince: Date | null;
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

const columns = `s.id as "id", s.brand_id as "brandId", s.owner_id as "ownerId", ${nameColumns('owner', { user: 'u', id: 's.owner_id' })},
  s.name as "name", s.screen as "screen", s.query as "query", s.period_rule as "periodRule", s.columns as "columns",
  s.shared as "shared", s.version as "version", s.updated_at as "updatedAt", s.deleted_at as "deletedAt",
  s.last_run_at as "lastRunAt", s.last_count as "lastCount", st.search_id is not null as "isStartView",
  f.words as "setWords", c.cron as "cron", c.format as "format", c.next_at as "nextAt", c.last_at as "lastAt",
  c.last_job_id as "lastJobId", c.last_problem as "lastProblem"`;

/** Searches that the reader sees, by name. */
export async function readSearches(
  store: Queryable,
  reader: SearchReader,
  choice: SearchChoice & Page,
  options: QueryOptions = {},
): Promise<{ readonly items: StoredSearch[]; readonly totalCount: number }> {
  const params = createSqlParams(reader.brandId, reader.userId);
  const where = conditions(choice, params);
  const [count] = await store.query<{ searches: number }>(
    `select count(*) as "searches" from saved_search s where ${where}`,
    params.values,
    options,
  );
  const limit = params.add(choice.pageSize);
  const offset = params.add((choice.page - 1) * choice.pageSize);
  const items = await store.query<StoredSearch>(
    `select ${columns} from saved_search s
     left join app_user u on u.id = s.owner_id
     left join saved_search_start st on st.search_id = s.id and st.user_id = $2
     left join applied_filter_set f on f.brand_id = s.brand_id and f.id = (s.query ->> 'appliedSetId')
     left join saved_search_schedule c on c.search_id = s.id
     where ${where} order by lower(s.name), s.id limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  return { items, totalCount: count?.searches ?? 0 };
}

/** One search; undefined when the reader does not see it. */
export async function findSearch(
  store: Queryable,
  reader: SearchReader,
  id: string,
  deletedSince: Date | null = null,
): Promise<StoredSearch | undefined> {
  const { items } = await readSearches(store, reader, { ids: [id], deletedSince, page: 1, pageSize: 1 });
  return items[0];
}

function conditions(choice: SearchChoice, params: SqlParams): string {
  const { ids, owner = 'all', screen, text, deletedSince } = choice;
  const isOwn = 's.owner_id = $2';
  return [
    `s.brand_id = $1 and (${isOwn} or s.shared)`,
    ...(owner === 'all' ? [] : [owner === 'own' ? isOwn : `not (${isOwn})`]),
    deletedSince === null
      ? 's.deleted_at is null'
      : `${isOwn} and s.deleted_at > cast(${params.add(deletedSince.toISOString())} as timestamp)`,
    ...(ids === undefined ? [] : [`s.id in (${params.addAll(ids)})`]),
    ...(screen === undefined ? [] : [`s.screen = ${params.add(screen)}`]),
    ...(text === undefined ? [] : [`position(lower(${params.add(text)}) in lower(s.name)) > 0`]),
  ].join(' and ');
}
