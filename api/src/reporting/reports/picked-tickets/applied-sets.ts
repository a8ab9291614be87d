import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Queryable } from '../../../store/store';
import type { FilterReader, StoredFilter } from './read-filters';

/** Which branches a screen had chosen, and what stood open in its tree. */
export interface BranchState {
  readonly selected: readonly string[];
  readonly expanded: readonly string[];
}

/** Filters as they were when they were applied; never changed. */
export interface AppliedSet {
  readonly id: string;
  /** Null where nothing restricts. */
  readonly criteria: CriteriaGroup | null;
  /** One entry a filter. */
  readonly words: readonly string[];
  readonly branchState: BranchState;
}

export async function insertAppliedSet(
  tx: Queryable,
  set: AppliedSet,
  by: FilterReader & {
    readonly now: Date;
    readonly filters: readonly Pick<StoredFilter, 'id' | 'version'>[];
  },
): Promise<void> {
  await tx.query(
    `insert into applied_filter_set (id, brand_id, user_id, applied_at, criteria, words, branch_state)
     values ($1, $2, $3, cast($4 as timestamp), cast($5 as json), cast($6 as json), cast($7 as json))`,
    [
      set.id,
      by.brandId,
      by.userId,
      by.now.toISOString(),
      set.criteria === null ? null : JSON.stringify(set.criteria),
      JSON.stringify(set.words),
      JSON.stringify(set.branchState),
    ],
  );
  for (const { id, version } of by.filters) {
    await tx.query('insert into applied_filter (set_id, filter_id, version) values ($1, $2, $3)', [
      set.id,
      id,
      version,
    ]);
  }
}

/** A set of the brand, whoever applied it; undefined when there is none of that id. */
export async function readAppliedSet(
  store: Queryable,
  brandId: string,
  id: string,
): Promise<AppliedSet | undefined> {
  const [set] = await store.query<AppliedSet>(
    `select id as "id", criteria as "criteria", words as "words", branch_state as "branchState"
     from applied_filter_set where brand_id = $1 and id = $2`,
    [brandId, id],
  );
  return set;
}

/** What the reader applied last; null before the first time. */
export async function readLastAppliedId(
  store: Queryable,
  { brandId, userId }: FilterReader,
): Promise<string | null> {
  const [set] = await store.query<{ id: string }>(
    `select id from applied_filter_set where brand_id = $1 and user_id = $2
     order by applied_at desc, id desc limit 1`,
    [brandId, userId],
  );
  return set?.id ?? null;
}
