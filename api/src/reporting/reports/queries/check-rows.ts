import type { Queryable } from '../../../store/store';

/** What the kept rows of a content say about themselves. */
export interface RowFindings {
  readonly stakes: string | null;
  readonly voids: string | null;
  readonly winnings: string | null;
  readonly ggr: string | null;
  /** Rows whose revenue is not stakes less voids less winnings. */
  readonly wrongRevenue: number;
  /** Rows with a negative count, stake or payout, or with a hold above one. */
  readonly impossible: number;
}

/** Looks at the rows as they were written, not as they were computed. */
export async function checkRows(store: Queryable, contentId: string): Promise<RowFindings> {
  const [row] = await store.query<RowFindings>(
    `select sum(stakes) as "stakes", sum(voids) as "voids", sum(winnings) as "winnings", sum(ggr) as "ggr",
       count(*) filter (where ggr is distinct from stakes - voids - winnings
         or net_stakes is distinct from stakes - voids) as "wrongRevenue",
       count(*) filter (where bets < 0 or rounds < 0 or stakes_cash < 0 or stakes_bonus < 0 or voids < 0
         or winnings < 0 or (net_stakes > 0 and ggr > net_stakes)) as "impossible"
     from report_row where content_id = $1`,
    [contentId],
  );
  return row ?? { stakes: null, voids: null, winnings: null, ggr: null, wrongRevenue: 0, impossible: 0 };
}
