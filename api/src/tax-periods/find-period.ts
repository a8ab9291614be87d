import { createGamingDays } from '../domain/periods/gaming-day';
import type { RulePack } from '../domain/rules/rule-pack';
import { derivePeriods } from '../domain/tax-period/derive-periods';
import { keyOfTaxPeriodId } from '../domain/tax-period/tax-period-key';
import { NotFound } from '../problems';
import type { Queryable, QueryOptions } from '../store/store';
import { createAssessor, type Assessor } from './assess';
import { openPeriodOf } from './paper';
import { readStoredPeriod, type StoredPeriod } from './queries/period-rows';
import type { TaxSubject } from './queries/read-subjects';
import { readTaxBrands, type TaxBrand } from './tax-brand';
import { readTaxClasses } from './tax-classes';
import { requireShown } from '../access/blind/blindness';

/** For whom tax periods are looked up, and by what. */
export interface FindScope {
  readonly brandIds: readonly string[];
  readonly pack: RulePack;
  readonly now: Date;
}

/** A tax period with what it takes to compute it again. */
export interface FoundPeriod {
  readonly period: StoredPeriod;
  readonly brand: TaxBrand;
  readonly subjects: readonly TaxSubject[];
  /** Its rule is one that nobody has verified. */
  readonly isUnverified: boolean;
  /** Computes by the rules in force from the facts known now. */
  readonly assessor: Assessor;
}

/** The tax period called `id`, stored or not. Errors: `NotFound`, also for those of other brands; `FIGURES_WITHHELD`. */
export async function findPeriod(
  store: Queryable,
  { brandIds, pack, now }: FindScope,
  id: string,
  options: QueryOptions = {},
): Promise<FoundPeriod> {
  const key = keyOfTaxPeriodId(id);
  if (key === null || !brandIds.includes(key.brandId)) throw new NotFound('tax period');
  requireShown(key);
  const [brand] = await readTaxBrands(store, [key.brandId], options);
  if (brand === undefined) throw new NotFound('tax period');
  const { subjects, classes } = await readTaxClasses(store, [key.brandId], options);
  const stored = await readStoredPeriod(store, id);
  const isMade = (includeUnverified: boolean) =>
    derivePeriods(pack, classes, { range: key.period, includeUnverified }).periods.some(
      (one) => one.id === id,
    );
  const isUnverified = stored === undefined && !isMade(false);
  const assessor = createAssessor(
    store,
    { brand, subjects, pack, includeUnverified: isUnverified, asOf: now.toISOString() },
    options,
  );
  if (stored !== undefined) return { period: stored, brand, subjects, isUnverified, assessor };
  const today = createGamingDays(brand.zone, brand.cutoff).dayOf(now.getTime());
  if (key.period.from > today || !isMade(true)) throw new NotFound('tax period');
  return { period: openPeriodOf(await assessor.assess(key)), brand, subjects, isUnverified, assessor };
}
