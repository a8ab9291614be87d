import { refuse, type Refusal } from '../domain/confirmation/refusal';
import { taxPeriodId } from '../domain/tax-period/tax-period-key';
import { readCurrentPack } from '../rule-packs/read-current-pack';
import type { Queryable } from '../store/store';
import { declaredKeys } from '../reports/declared-tax';
import { familyOf } from '../reports/families';
import type { StoredContent } from '../reports/queries/read-content';
import { statedFor } from '../tax-periods/filed-reports';
import { readStoredPeriod } from '../tax-periods/queries/period-rows';

const closed = ['CLOSED', 'FILED', 'PAID', 'AMENDED'];

/** Why a return cannot go out beside a tax period that was closed with other figures; null where none was. */
export async function refusalOfClosed(
  store: Queryable,
  { brandId, family, definition: { type, period }, tax }: StoredContent,
): Promise<Refusal | null> {
  const declares = familyOf(family).types.find((rule) => rule.type === type)?.declares;
  if (declares === undefined) return null;
  const pack = await readCurrentPack(store);
  for (const key of declaredKeys(brandId, { declares, pack, period })) {
    const stored = await readStoredPeriod(store, taxPeriodId(key));
    if (stored === undefined || !closed.includes(stored.state)) continue;
    const { base, tax: stated, isTheSame } = statedFor(stored, tax);
    if (isTheSame) continue;
    const { pinned } = stored;
    const rules = pinned.paper.lines.map(({ line }) => line.rule.id).join(', ');
    return refuse(
      'INVARIANT_FAILED',
      `The return states a base of ${base} and a tax of ${stated} ${pinned.currency}; its tax period ${taxPeriodId(key)} was closed with ${pinned.base} and ${pinned.tax}, by ${rules}. Reopen and amend the tax period, or simulate the return again.`,
    );
  }
  return null;
}
