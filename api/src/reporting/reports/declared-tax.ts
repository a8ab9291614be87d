import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { coveredBy } from '../../figures/brands-as-one';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { readCalendars } from '../../taxes/obligations/read-calendars';
import { sumMoney } from '../../domain/money/money';
import type { RulePack } from '../../domain/rules/rule-pack';
import { rulesOver, selectRules } from '../../domain/rules/select-rules';
import { playerCountryOf } from '../../domain/tax/product-class';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import type { Queryable, QueryOptions } from '../../store/store';
import { presentTaxLine } from '../totals/tanzania-reports/present-tax-line';
import type { PeriodFigures } from '../../taxes/assessment/compute-period';
import { createAssessor } from '../../taxes/assessment/assess';
import { joinParts, partsOf } from '../../taxes/assessment/parts-of-taxes';
import { readTaxBrands } from '../../taxes/assessment/tax-brand';
import { readCoverage, type Coverage } from '../../taxes/assessment/coverage';
import { readTaxSubjects, type TaxSubject } from '../../taxes/assessment/queries/read-subjects';
import type { ContentRow } from './content-rows';
import type { ReportPlan } from './report-definition';
import type { Declaration } from './report-family';

/** What a return states: the figures of the tax periods that it declares; of several, each rule's in one line. */
export interface DeclaredTax {
  readonly lines: readonly TaxLine[];
  /** Of all lines, what the rows of the return have to come to. */
  readonly base: Money;
  /** Rules whose tax could not be told, each with the fact that it lacks: `TZ.GGT.SPORTS.2018-07-01 sums.PAID`. */
  readonly missing: readonly string[];
  /** The company that owes it for brands beyond those of the return, by name; null where there are none. */
  readonly ofCompany: string | null;
}

type DeclaredPlan = Pick<ReportPlan, 'rule' | 'definition'>;

/**
 * The tax that a return of the plan's period states, computed as its tax periods are, from the same facts at the same
 * instant; null for a report that states none.
 */
export async function readDeclaredTax(
  store: Queryable,
  { rule: { declares }, definition }: DeclaredPlan,
  { brand, pack }: { readonly brand: Pick<ActiveBrand, 'id' | 'covers'>; readonly pack: RulePack },
  options: QueryOptions = {},
): Promise<DeclaredTax | null> {
  if (declares === undefined || declares.taxCode === null) return null;
  const { period, asOf } = definition;
  const brandIds = coveredBy(brand);
  const brands = await readTaxBrands(store, brandIds, options);
  const subjects = await readTaxSubjects(store, brandIds, options);
  const coverage = await readCoverage(store, options);
  const holder = holderOf(brandIds, subjects, { declares, coverage, period });
  const keys = declaredKeys(holder, { declares, pack, period });
  const shared = keys.find((key) => coverage.brandsOf(key).some((id) => !brandIds.includes(id)));
  if (shared !== undefined) {
    const ofCompany = coverage.names.get(shared.entityId) ?? shared.entityId;
    return { lines: [], base: '0.00', missing: [], ofCompany };
  }
  const assessor = createAssessor(
    store,
    { brands, coverage, subjects, pack, includeUnverified: false, asOf },
    options,
  );
  const calendars = await readCalendars(
    store,
    pack.rules.map(({ authority }) => authority),
  );
  const lines: TaxLine[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const scope = { ...scopeOf(key, { includeUnverified: false }), code: key.code };
    const parts: PeriodFigures[] = [];
    for (const part of partsOf(period, rulesOver(pack, scope, period), key))
      parts.push(await assessor.compute({ ...key, period: part }));
    const figures = joinParts(parts);
    lines.push(...figures.lines.map(({ line }) => presentTaxLine(line, period, calendars)));
    missing.push(...figures.missing.map(({ rule, fact }) => `${rule.id} ${fact}`));
  }
  return { lines, base: sumMoney(lines.map(({ baseAmount }) => baseAmount)), missing, ofCompany: null };
}

/**
 * The company under whose licences brands offer what a return declares; of several the first, where they offer none of it
 * that which holds their licence, and without any that of the brand's name.
 */
export function holderOf(
  brandIds: readonly string[],
  subjects: readonly TaxSubject[],
  {
    declares: { jurisdiction, productClasses },
    coverage,
    period,
  }: {
    readonly declares: Declaration;
    readonly coverage: Coverage;
    readonly period: TaxPeriodKey['period'];
  },
): string {
  const [first = ''] = brandIds;
  const holdsAll = (entityId: string) => {
    const covered = coverage.brandsOf({ entityId, jurisdiction, period });
    return brandIds.every((id) => covered.includes(id));
  };
  const declared = subjects.find(
    (one) =>
      brandIds.includes(one.brandId) &&
      one.jurisdiction === jurisdiction &&
      one.productClass !== null &&
      productClasses.includes(one.productClass) &&
      holdsAll(one.entityId),
  );
  return declared?.entityId ?? coverage.holderOf(first, { jurisdiction, period }) ?? first;
}

/** The tax periods of a company whose figures a return states. */
export function declaredKeys(
  entityId: string,
  {
    declares: { jurisdiction, productClasses, taxCode },
    pack,
    period,
  }: {
    readonly declares: Declaration;
    readonly pack: RulePack;
    readonly period: TaxPeriodKey['period'];
  },
): TaxPeriodKey[] {
  if (taxCode === null) return [];
  return productClasses.flatMap((productClass) => {
    const scope = { ...scopeOf({ jurisdiction, productClass }, { includeUnverified: false }), code: taxCode };
    const authorities = selectRules(pack, scope, period.to).inForce.map(({ authority }) => authority);
    return [...new Set(authorities)].map((authority) => ({
      ...{ entityId, jurisdiction, authority, code: taxCode, productClass, period },
    }));
  });
}

/** What the rows of a return come to of what its classes tax: of some classes, the play of one country's players alone. */
export function returnedBase(
  { rule: { declares }, dimensions }: Pick<ReportPlan, 'rule' | 'dimensions'>,
  rows: readonly ContentRow[],
): Money {
  const countries = (declares?.productClasses ?? []).map(playerCountryOf);
  const place = dimensions.indexOf('playerCountry');
  const own = rows.filter(({ dimensions: cells }) =>
    countries.some((country) => country === null || cells[place] === country),
  );
  return sumMoney(own.map(({ ggr }) => ggr ?? '0.00'));
}
