import { addDays } from '../../domain/periods/calendar';
import type { RulePack } from '../../domain/rules/rule-pack';
import { derivePeriods } from '../../domain/tax-period/derive-periods';
import { taxPeriodId, type TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { moveTaxPeriod } from '../../domain/tax-period/tax-period-machine';
import type { Store } from '../../store/store';
import { createAssessor, type Assessment } from '../../taxes/assessment/assess';
import { companiesOf, lastToday } from './companies';
import { readCoverage, type Coverage } from '../../taxes/assessment/coverage';
import { pinnedOf } from '../../taxes/assessment/paper';
import { readStoredIds } from './queries/stored-ids';
import { insertPeriod, insertStep, insertVersion } from './queries/write-period';
import { lastClosing, readTaxBrands, type TaxBrand } from '../../taxes/assessment/tax-brand';
import { readTaxClasses } from '../../taxes/assessment/tax-classes';

export interface SoftCloseScope {
  readonly brandIds: readonly string[];
  readonly pack: RulePack;
  readonly now: Date;
}

/**
 * Closes softly every tax period whose end and tolerance are over: pins its figures as they are known now. Gives the
 * ids, oldest first.
 *
 * Several may do it at once: each period is closed by one of them.
 */
export async function softCloseDuePeriods(store: Store, scope: SoftCloseScope): Promise<string[]> {
  const coverage = await readCoverage(store);
  const closed: string[] = [];
  for (const brands of companiesOf(await readTaxBrands(store, scope.brandIds), coverage)) {
    closed.push(...(await softCloseCompany(store, { brands, coverage }, scope)));
  }
  return closed;
}

async function softCloseCompany(
  store: Store,
  { brands, coverage }: { readonly brands: readonly TaxBrand[]; readonly coverage: Coverage },
  { pack, now }: SoftCloseScope,
): Promise<string[]> {
  const brandIds = brands.map(({ id }) => id);
  const { subjects, classes } = await readTaxClasses(store, brandIds);
  const firstDay = classes.map(({ from }) => from).sort()[0];
  if (firstDay === undefined) return [];
  const today = lastToday(coverage.byEveryClock(brands), now);
  const range = { from: firstDay, to: addDays(today, -1) };
  if (range.to < range.from) return [];
  const { periods } = derivePeriods(pack, classes, { range, includeUnverified: false });
  const at = now.toISOString();
  const known = await readStoredIds(store, brandIds);
  const assessor = createAssessor(store, {
    brands,
    coverage,
    subjects,
    pack,
    includeUnverified: false,
    asOf: at,
  });
  const closed: string[] = [];
  // In order of their ends: losses are carried from one to the next.
  for (const period of periods) {
    if (known.has(period.id) || !isDue(assessor.brandsOf(period), period, at)) continue;
    if (await pinSoftly(store, await assessor.assess(period), now)) closed.push(period.id);
  }
  return closed;
}

/** Whether the period is over, and late records have had their time, for every brand of it. */
function isDue(brands: readonly TaxBrand[], { period }: Pick<TaxPeriodKey, 'period'>, at: string): boolean {
  const event = { kind: 'soft-close', at, closesAt: lastClosing(brands, period) } as const;
  return moveTaxPeriod('OPEN', event, { version: 0, reopenedFrom: null }).kind === 'MOVED';
}

/** Pins figures and closes their period softly with them; false when it was closed before. */
export async function pinSoftly(store: Store, assessment: Assessment, at: Date): Promise<boolean> {
  const { key, brandIds } = assessment;
  const [brandId] = brandIds;
  const period = { id: taxPeriodId(key), brandId };
  return store.tx(async (tx) => {
    if (!(await insertPeriod(tx, { ...key, brandId, brandIds }, at))) return false;
    await insertVersion(tx, period, pinnedOf(assessment, { version: 0, createdBy: '' }), 'PINNED');
    const step = { ...period, from: 'OPEN', to: 'SOFT_CLOSED', version: 0 } as const;
    await insertStep(tx, step, { actorId: null, at, reason: null });
    return true;
  });
}
