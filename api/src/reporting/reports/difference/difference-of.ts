import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { formatMoney } from '../../../domain/money/money';
import { readCurrentPack, readPack } from '../../../taxes/assessment/read-current-pack';
import type { Queryable } from '../../../store/store';
import type { StoredContent } from '../queries/read-content';
import { onlyTaxedClass, type TaxedRow } from '../report-tax';
import { planOfChange } from '../plan-of-content';
import { compareVersions } from './compare-versions';
import { readChangedFacts } from './read-changed-facts';

/** Why the figures of `after` differ from those of `before`, by the facts and rules behind both. */
export async function differenceOf(
  store: Queryable,
  {
    before,
    after,
    brand,
  }: { readonly before: StoredContent; readonly after: StoredContent; readonly brand: ActiveBrand },
): Promise<VersionDifference['measures']> {
  const instants = { before: before.meta.asOf, after: after.meta.asOf };
  const plan = planOfChange(before, after, brand);
  const current = await readCurrentPack(store);
  const packOf = async ({ rulePackVersion }: StoredContent) =>
    (rulePackVersion === null ? undefined : await readPack(store, rulePackVersion)) ?? current;
  return compareVersions({
    before,
    after,
    gone: await readChangedFacts(store, plan, { instants, side: 'before' }),
    come: await readChangedFacts(store, plan, { instants, side: 'after' }),
    days: onlyTaxedClass(plan) === null ? [] : await readDays(store, before),
    plan,
    packs: { before: await packOf(before), after: await packOf(after) },
  });
}

async function readDays(store: Queryable, { id }: StoredContent): Promise<TaxedRow[]> {
  const rows = await store.query<{
    day: Day;
    stakes: string | null;
    voids: string | null;
    winnings: string | null;
  }>(
    `select gaming_day as "day", sum(stakes) as "stakes", sum(voids) as "voids", sum(winnings) as "winnings"
     from report_row where content_id = $1 group by gaming_day order by gaming_day`,
    [id],
  );
  return rows.map(({ day, stakes, voids, winnings }) => ({
    day,
    stakes: formatMoney(stakes ?? '0'),
    voids: formatMoney(voids ?? '0'),
    winnings: formatMoney(winnings ?? '0'),
  }));
}
