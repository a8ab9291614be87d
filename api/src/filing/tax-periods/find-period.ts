import type { RulePack } from '../../domain/rules/rule-pack';
import { derivePeriods } from '../../domain/tax-period/derive-periods';
import { keyOfTaxPeriodId, type TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { NotFound } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import { createAssessor, type Assessor } from '../../taxes/assessment/assess';
import { lastToday } from './companies';
import { readCoverage, type Coverage } from '../../taxes/assessment/coverage';
import { openPeriodOf } from '../../taxes/assessment/paper';
import { readStoredPeriod, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import type { TaxSubject } from '../../taxes/assessment/queries/read-subjects';
import { readTaxBrands, type TaxBrand } from '../../taxes/assessment/tax-brand';
import { readTaxClasses } from '../../taxes/assessment/tax-classes';
import { spansBrands } from './tax-problems';
import { requireShown } from '../../platform/access/blind/blindness';

/** For whom tax periods are looked up, and by what. */
export interface FindScope {
  /** A period of any other brand is not there; one that covers others beside these is refused. */
  readonly brandIds: readonly string[];
  readonly pack: RulePack;
  readonly now: Date;
}

/** A tax period with what it takes to compute it again. */
export interface FoundPeriod {
  readonly period: StoredPeriod;
  /** The brands that it is made of. */
  readonly brands: readonly TaxBrand[];
  readonly coverage: Coverage;
  readonly subjects: readonly TaxSubject[];
  /** Its rule is one that nobody has verified. */
  readonly isUnverified: boolean;
  /** Computes by the rules in force from the facts known now. */
  readonly assessor: Assessor;
}

/**
 * The tax period called `id`, stored or not.
 *
 * Errors: `NotFound`, also for those of other brands; `PERIOD_SPANS_BRANDS` (403) where it covers others too;
 * `FIGURES_WITHHELD`.
 */
export async function findPeriod(
  store: Queryable,
  { brandIds, pack, now }: FindScope,
  id: string,
  options: QueryOptions = {},
): Promise<FoundPeriod> {
  const key = keyOfTaxPeriodId(id);
  if (key === null) throw new NotFound('tax period');
  const coverage = await readCoverage(store, options);
  const covered = requireWhole(key, coverage, brandIds);
  for (const brandId of covered) requireShown({ brandId, period: key.period });
  const brands = await readTaxBrands(store, covered, options);
  if (brands.length === 0) throw new NotFound('tax period');
  const { subjects, classes } = await readTaxClasses(store, covered, options);
  const stored = await readStoredPeriod(store, id);
  const isMade = (includeUnverified: boolean) =>
    derivePeriods(pack, classes, { range: key.period, includeUnverified }).periods.some(
      (one) => one.id === id,
    );
  const isUnverified = stored === undefined && !isMade(false);
  const assessor = createAssessor(
    store,
    { brands, coverage, subjects, pack, includeUnverified: isUnverified, asOf: now.toISOString() },
    options,
  );
  const around = { brands, coverage, subjects, isUnverified, assessor };
  if (stored !== undefined) return { ...around, period: stored };
  const today = lastToday(coverage.byEveryClock(brands), now);
  if (key.period.from > today || !isMade(true)) throw new NotFound('tax period');
  return { ...around, period: openPeriodOf(await assessor.assess(key)) };
}

/** The brands that make the tax period called `id`; none for a text that calls none. */
export async function brandsOfPeriod(store: Queryable, id: string): Promise<readonly string[]> {
  const key = keyOfTaxPeriodId(id);
  return key === null ? [] : (await readCoverage(store)).brandsOf(key);
}

/** The brands of a period. Errors: `NotFound` where none of them is among `brandIds`, `PERIOD_SPANS_BRANDS` where not all are. */
export function requireWhole(
  key: TaxPeriodKey,
  coverage: Coverage,
  brandIds: readonly string[],
): readonly [string, ...string[]] {
  const covered = coverage.brandsOf(key);
  const others = covered.filter((id) => !brandIds.includes(id)).length;
  if (others === covered.length) throw new NotFound('tax period');
  if (others > 0) throw spansBrands(coverage.names.get(key.entityId) ?? key.entityId, others);
  return covered;
}
