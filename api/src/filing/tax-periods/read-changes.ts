import Big from 'big.js';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { ChangedRecord } from '@tallyhouse/shared/contracts/changed-records';
import type { readTaxChanges as readTaxChangesCall } from '@tallyhouse/shared/contracts/tax-changes';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { formatMoney, subtractMoney, sumMoney } from '../../domain/money/money';
import type { Rule } from '../../domain/rules/rule-schema';
import { playerCountryOf } from '../../domain/tax/product-class';
import { treatmentOf } from '../../domain/tax/tax-base';
import { onlineReports } from '../../reporting/reports/families/online-family';
import {
  largestFirst,
  readChangedRecords,
  sumByCause,
} from '../../reporting/reports/difference/changed-records';
import type { ExplainedMeasure } from '../../reporting/reports/difference/explained-measures';
import { planReport, type ReportPlan } from '../../reporting/reports/report-definition';
import type { Queryable, QueryOptions } from '../../store/store';
import { findPeriod, type FindScope } from './find-period';
import { ruleOf } from './present-period';
import type { PinnedVersion, StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { requireVersion } from './read-paper';

type Asked = Parsed<NonNullable<(typeof readTaxChangesCall)['query']>>;

/** Measures that bases are made of record by record; those of tickets, machines and accounts are none. */
const measures: Partial<Readonly<Record<Rule['base'], ExplainedMeasure>>> = {
  GGR: 'ggr',
  GGR_INCL_BONUS_STAKES: 'ggr',
  PROFIT: 'ggr',
  NET_INCOME: 'ggr',
  GAMING_REVENUE: 'ggr',
  STAKES_MINUS_PAYOUTS: 'ggr',
  STAKES: 'netStakes',
};

/**
 * Why a version of a tax period came to other figures than an earlier one, by the records behind both.
 *
 * Causes add up to the difference of base and tax: what no record explains is OTHER. Errors: `NotFound` for the period
 * or a version.
 */
export async function readChanges(
  store: Queryable,
  scope: FindScope,
  asked: Asked & { readonly id: string; readonly brand: ActiveBrand },
  options: QueryOptions = {},
) {
  const { page, pageSize, cause } = asked;
  const { period } = await findPeriod(store, scope, asked.id, options);
  const before = await requireVersion(store, period, Number(asked.from));
  const now = await requireVersion(store, period, asked.to === undefined ? undefined : Number(asked.to));
  const rule = ruleOf({ ...period, pinned: now });
  const measure = measures[rule.base];
  const records =
    measure === undefined
      ? []
      : await readRecords(store, { period, before, now, rule, measure, brand: asked.brand }, options);
  const shown = records.filter((record) => cause === undefined || record.cause === cause);
  return {
    from: before.version,
    to: now.version,
    currency: now.currency,
    base: { before: before.base, now: now.base },
    tax: { before: before.tax, now: now.tax },
    causes: measure === undefined ? null : causesOf(records, { before, now, rule }),
    items: shown.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    totalCount: shown.length,
  };
}

interface Compared {
  readonly period: StoredPeriod;
  readonly before: PinnedVersion;
  readonly now: PinnedVersion;
  readonly rule: Rule;
  readonly brand: ActiveBrand;
}

/** Of all brands that the period is made of. */
async function readRecords(
  store: Queryable,
  { measure, ...compared }: Compared & { readonly measure: ExplainedMeasure },
  options: QueryOptions,
): Promise<ChangedRecord[]> {
  const { period, before, now } = compared;
  const plan = planOf(compared);
  const of = { instants: { before: before.pinnedAt, after: now.pinnedAt }, measure };
  const records: ChangedRecord[] = [];
  for (const brandId of period.brandIds) {
    const ofBrand = { ...plan, scope: { ...plan.scope, brandIds: [brandId] } };
    records.push(...(await readChangedRecords(store, ofBrand, of, options)));
  }
  return records.sort(largestFirst);
}

/** The facts that the rule taxes, as a report of the same play would count them. */
function planOf({ period, before, now, rule, brand }: Compared): ReportPlan {
  const treatment = treatmentOf(rule);
  const places = [...now.paper.places, ...before.paper.places];
  const offers = [
    ...new Map(places.map((place) => [JSON.stringify(place), { ...place, treatment }])).values(),
  ];
  const country = playerCountryOf(period.productClass);
  const order = {
    type: 'ONLINE_DAILY',
    period: period.period,
    basis: rule.basis === 'CASH' ? 'PAID' : rule.basis,
    filters: country === null ? [] : [{ field: 'playerCountry', op: 'eq' as const, value: country }],
  };
  const plan = planReport(onlineReports, brand, order, new Date(now.pinnedAt));
  const channels = [...new Set(offers.map(({ channel }) => channel))];
  return { ...plan, scope: { ...plan.scope, channels, offers } };
}

function causesOf(
  records: readonly ChangedRecord[],
  { before, now, rule }: Pick<Compared, 'before' | 'now' | 'rule'>,
) {
  const { charge } = rule;
  const taxOn = (base: string) =>
    charge.unit === 'RATE' ? formatMoney(new Big(base).times(charge.rate).round(2, Big.roundHalfUp)) : '0.00';
  const lines = sumByCause(records).map(({ amount, ...line }) => ({
    ...{ ...line, base: amount, tax: taxOn(amount) },
  }));
  const rest = (end: 'base' | 'tax') =>
    subtractMoney(subtractMoney(now[end], before[end]), sumMoney(lines.map((line) => line[end])));
  const other = { cause: 'OTHER' as const, records: 0, base: rest('base'), tax: rest('tax') };
  return other.base === '0.00' && other.tax === '0.00' ? lines : [...lines, other];
}
