import { addDays } from '../../domain/periods/calendar';
import { settlesStake } from '../../figures/returned-stakes';
import type { Queryable } from '../../store/store';
import { touchedTickets } from './touched-tickets';

/**
 * Adds the tickets of which a record has not come: a file that is missing, or records that were refused, may explain that,
 * so whether a law is broken hangs on those, too.
 *
 * For when something begins or ends to be lacking from `since` on, an instant; null where nobody knows when that was.
 */
export async function touchExplainedTickets(
  tx: Queryable,
  { brandIds, since }: { readonly brandIds: readonly string[]; readonly since: string | null },
): Promise<void> {
  const brands = brandIds.map((_, at) => `$${at + 1}`).join(', ');
  // The gaming day of that instant starts a day before at the most, by its zone and cut-off.
  const days = since === null ? [] : [addDays(since.slice(0, 10), -1)];
  await tx.query(
    `insert into ${touchedTickets}
     select brand_id, record_id from odd_ticket where brand_id in (${brands}) and until is null
     union
     select brand_id, bet_record_id from settlement
     where brand_id in (${brands}) and not (${settlesStake()}) and superseded_at is null
       ${days.map(() => `and gaming_day >= cast($${brandIds.length + 1} as date)`).join('')}`,
    [...brandIds, ...days],
  );
}
