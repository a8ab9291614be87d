import type { TaxPeriod, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney, sumMoney } from '../../domain/money/money';
import { firstOfMonth } from '../../domain/periods/calendar';
import type { Clocks } from '../../domain/periods/gaming-day';
import type { RulePack } from '../../domain/rules/rule-pack';
import { derivePeriods, type DerivedPeriod } from '../../domain/tax-period/derive-periods';
import { brandReads, type BrandReads } from '../../figures/brand-reads';
import { keyOf, type TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import type { Queryable, QueryOptions } from '../../store/store';
import { actForBrands } from '../../store/brand-scope';
import { createAssessor } from '../../taxes/assessment/assess';
import { companiesOf, lastToday, matesOf } from './companies';
import { readCoverage, type Coverage } from '../../taxes/assessment/coverage';
import { openPeriodOf } from '../../taxes/assessment/paper';
import { notComputedOf } from './not-computed';
import { readCompany } from './period-company';
import { presentPeriod } from './present-period';
import { readAdjustments, type Adjustment } from '../../taxes/assessment/queries/adjustments';
import { readStoredPeriods, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { readTaxBrands, type TaxBrand } from '../../taxes/assessment/tax-brand';
import { taxClassesOf, type TaxClasses } from '../../taxes/assessment/tax-classes';

export interface PeriodQuestion {
  readonly authority?: string | undefined;
  readonly code?: string | undefined;
  readonly productClass?: string | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly state?: readonly TaxPeriodState[] | undefined;
  /** Only those that are late. */
  readonly late?: 'true' | undefined;
  readonly sort: 'period:desc' | 'period:asc' | 'due:asc' | 'due:desc';
  readonly includeUnverified: boolean;
}

export interface ListScope {
  /** Periods of these are listed. */
  readonly brandIds: readonly string[];
  /** For which figures may be told; left out: these alone. Periods that cover any other brand are named without theirs. */
  readonly heldIds?: readonly string[];
  readonly pack: RulePack;
  readonly now: Date;
  /** What else is told of these brands in the same call. */
  readonly reads?: BrandReads;
}

/**
 * Every tax period of the brands that the question matches, in its order; open ones computed as of now. Those that cover
 * brands beyond the caller's rights are among `spanning`.
 */
export async function listPeriods(
  store: Queryable,
  scope: ListScope,
  question: PeriodQuestion,
  options: QueryOptions = {},
) {
  const coverage = await readCoverage(store, options);
  const { brandIds: asked, heldIds = asked } = scope;
  const mates = matesOf(asked, heldIds, coverage);
  const list = () =>
    listOf(store, { ...scope, coverage, brandIds: [...asked, ...mates], asked }, question, options);
  return mates.length === 0 ? list() : actForBrands([...asked, ...mates], list);
}

interface WideScope extends ListScope {
  readonly coverage: Coverage;
  /** Of `brandIds` those whose periods are listed; the others only share some with them. */
  readonly asked: readonly string[];
}

async function listOf(store: Queryable, scope: WideScope, question: PeriodQuestion, options: QueryOptions) {
  const { brandIds, asked, coverage, pack, now, reads = brandReads(store, brandIds) } = scope;
  const [brands, classes] = await Promise.all([
    readTaxBrands(store, brandIds, options),
    taxClassesOf(reads, options),
  ]);
  const range = rangeOf(question, coverage.byEveryClock(brands), now);
  const { includeUnverified } = question;
  const derived = derivePeriods(pack, classes.classes, { range, includeUnverified });
  const { taxing } = derived;
  const periods = derived.periods.filter((key) => coverage.brandsOf(key).some((id) => asked.includes(id)));
  const isWhole = (key: TaxPeriodKey) => coverage.brandsOf(key).every((id) => brandIds.includes(id));
  const known = await readStoredPeriods(store, brandIds, range, options);
  const stored = known
    .filter((period) => period.brandIds.some((id) => asked.includes(id)))
    .filter(matches(question));
  const ids = new Set(known.map(({ id }) => id));
  const open = wantsOpen(question)
    ? periods.filter((period) => !ids.has(period.id) && isWhole(period)).filter(matches(question))
    : [];
  const adjustments = await readAdjustments(store, { bearerIds: [...stored, ...open].map(({ id }) => id) });
  const computed = await computeOpen(open, { scope, reads, question, brands, classes, adjustments }, options);
  const shown = [...stored, ...computed];
  const company = await readCompany(store, shown, { brands, coverage, adjustments, now });
  return {
    periods: shown
      .map((period) => presentPeriod(period, company))
      .filter(({ isLate }) => isLate || question.late === undefined)
      .sort(inOrder(question.sort)),
    spanning: periods
      .filter((period) => !isWhole(period))
      .filter(matches({ ...question, state: undefined }))
      .map((period) => namedAlone(period, { brandIds, coverage })),
    unclassified: classes.subjects
      .filter(({ brandId, productClass }) => productClass === null && asked.includes(brandId))
      .map(({ brandId, licenceId, channel, vertical }) => ({ brandId, licenceId, channel, vertical })),
    notComputed: notComputedOf({ ...classes, pack, range, includeUnverified, taxing })
      .filter(({ brandId }) => asked.includes(brandId))
      .filter(matches({ ...question, state: undefined })),
  };
}

/** What is told of a period some of whose brands the caller may not act for. */
function namedAlone(
  key: DerivedPeriod,
  { brandIds, coverage }: { readonly brandIds: readonly string[]; readonly coverage: Coverage },
) {
  const { id, entityId, authority, code, productClass, period } = key;
  const otherBrands = coverage.brandsOf(key).filter((one) => !brandIds.includes(one)).length;
  const entity = { id: entityId, name: coverage.names.get(entityId) ?? entityId };
  return { id, authority, code, productClass, period, entity, otherBrands };
}

async function computeOpen(
  open: readonly DerivedPeriod[],
  around: {
    readonly scope: WideScope;
    readonly reads: BrandReads;
    readonly question: PeriodQuestion;
    readonly brands: readonly TaxBrand[];
    readonly classes: TaxClasses;
    readonly adjustments: readonly Adjustment[];
  },
  options: QueryOptions,
): Promise<StoredPeriod[]> {
  const { scope, reads, question, brands, classes, adjustments } = around;
  const computed: StoredPeriod[] = [];
  const together = { reads, keys: open.map(keyOf), adjustments };
  const { coverage } = scope;
  for (const group of companiesOf(brands, coverage)) {
    const assessor = createAssessor(
      reads.store,
      {
        brands: group,
        coverage,
        subjects: classes.subjects,
        machines: classes.machines,
        pack: scope.pack,
        includeUnverified: question.includeUnverified,
        asOf: scope.now.toISOString(),
        together,
      },
      options,
    );
    const ids = group.map(({ id }) => id);
    const own = open.filter((one) => ids.includes(coverage.brandsOf(one)[0]));
    const assessed = await Promise.all(own.map((period) => assessor.assess(keyOf(period))));
    computed.push(...assessed.map(openPeriodOf));
  }
  return computed;
}

/** The days asked for, none after today; left out, the thirteen months up to it. */
function rangeOf({ from, to }: PeriodQuestion, clocks: readonly Clocks[], now: Date) {
  const today = lastToday(clocks, now);
  const last = to === undefined || to > today ? today : to;
  return { from: from ?? firstOfMonth(last, -12), to: last };
}

function wantsOpen({ state }: PeriodQuestion): boolean {
  return state === undefined || state.includes('OPEN');
}

function matches({
  authority,
  code,
  productClass,
  state,
}: Pick<PeriodQuestion, 'authority' | 'code' | 'productClass' | 'state'>) {
  return (
    period: Pick<TaxPeriodKey, 'authority' | 'code' | 'productClass'> & { readonly state?: TaxPeriodState },
  ) =>
    (authority === undefined || period.authority === authority) &&
    (code === undefined || period.code === code) &&
    (productClass === undefined || period.productClass === productClass) &&
    (state === undefined || state.includes(period.state ?? 'OPEN'));
}

function inOrder(sort: PeriodQuestion['sort']) {
  const [field, direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  // Without a due day: after all that have one, either way.
  const none = direction === 'desc' ? '' : '~';
  const keyOf = (one: TaxPeriod) => (field === 'due' ? (one.due.day ?? none) : one.period.to);
  return (a: TaxPeriod, b: TaxPeriod) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left !== right) return (left < right ? -1 : 1) * sign;
    return a.id < b.id ? -1 : 1;
  };
}

/** Totals per currency; amounts of two currencies are never added, and what was paid too much of one period settles no other. */
export function totalsOf(periods: readonly TaxPeriod[]) {
  const currencies = [...new Set(periods.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = periods.filter((period) => period.currency === currency);
    const total = (pick: (period: TaxPeriod) => string) => sumMoney(own.map(pick));
    const late = own.filter(({ isLate }) => isLate);
    const days = own.flatMap(({ period }) => [period.from, period.to]).sort();
    return {
      currency,
      periods: own.length,
      tax: total(({ tax }) => tax),
      adjustments: total(({ adjustments }) => adjustments),
      penalties: total(({ penalties }) => penalties),
      payable: total(({ payable }) => payable),
      paid: total(({ paid }) => paid),
      balance: total(({ balance }) => overZero(balance)),
      credit: total(({ payable, paid }) => overZero(subtractMoney(paid, payable))),
      covers: { from: days[0] ?? '', to: days.at(-1) ?? '' },
      overdue: { periods: late.length, balance: sumMoney(late.map(({ balance }) => balance)) },
    };
  });
}

function overZero(amount: Money): Money {
  return Number(amount) > 0 ? amount : '0.00';
}
