import { whatWithholds } from '../../platform/access/blind/blindness';
import { refuse, type Refusal } from '../../domain/confirmation/refusal';
import { taxPeriodId } from '../../domain/tax-period/tax-period-key';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import type { Queryable } from '../../store/store';
import { declaredKeys, holderOf } from '../../reporting/reports/declared-tax';
import { familyOf } from '../../reporting/reports/families/families';
import type { StoredContent } from '../../reporting/reports/queries/read-content';
import { statedFor } from '../tax-periods/filed-reports';
import { closedStates } from '../../domain/tax-period/closed-states';
import { readCoverage } from '../../taxes/assessment/coverage';
import { readTaxSubjects } from '../../taxes/assessment/queries/read-subjects';
import { readStoredPeriod } from '../../taxes/assessment/queries/period-rows';

/**
 * Why a return cannot go out beside a tax period that was closed with other figures; null where none was. Whoever is to
 * find its total out is not told which.
 */
export async function refusalOfClosed(
  store: Queryable,
  { brandIds, family, definition: { type, period }, tax }: StoredContent,
): Promise<Refusal | null> {
  const declares = familyOf(family).types.find((rule) => rule.type === type)?.declares;
  if (declares === undefined) return null;
  const pack = await readCurrentPack(store);
  const subjects = await readTaxSubjects(store, brandIds);
  const coverage = await readCoverage(store);
  const holder = holderOf(brandIds, subjects, { declares, coverage, period });
  const isWithheld = brandIds.some((brandId) => whatWithholds({ brandId, period }) !== undefined);
  for (const key of declaredKeys(holder, { declares, pack, period })) {
    const stored = await readStoredPeriod(store, taxPeriodId(key));
    if (stored === undefined || !closedStates.includes(stored.state)) continue;
    const { base, tax: stated, isTheSame } = statedFor(stored, tax);
    if (isTheSame) continue;
    const { pinned } = stored;
    const rules = pinned.paper.lines.map(({ line }) => line.rule.id).join(', ');
    const next = 'Reopen and amend the tax period, or simulate the return again.';
    return refuse(
      'INVARIANT_FAILED',
      isWithheld
        ? `The return states different figures from those its tax period ${taxPeriodId(key)} was closed with. Return it; the preparer can see both. ${next}`
        : `The return states a base of ${base} and a tax of ${stated} ${pinned.currency}; its tax period ${taxPeriodId(key)} was closed with ${pinned.base} and ${pinned.tax}, by ${rules}. ${next}`,
    );
  }
  return null;
}
