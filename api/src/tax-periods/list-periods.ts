import type { TaxPeriod, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { sumMoney } from '../domain/money/money';
import { firstOfMonth } from '../domain/periods/calendar';
import { createGamingDays } from '../domain/periods/gaming-day';
import type { RulePack } from '../domain/rules/rule-pack';
import { derivePeriods, type DerivedPeriod } from '../domain/tax-period/derive-periods';
import { brandReads, type BrandReads } from '../figures/brand-reads';
import { keyOf, type TaxPeriodKey } from '../domain/tax-period/tax-period-key';
import type { Queryable, QueryOptions } from '../store/store';
import { createAssessor } from './assess';
import { openPeriodOf } from './paper';
import { notComputedOf } from './not-computed';
import { readCompany } from './period-company';
import { presentPeriod } from './present-period';
import { readAdjustments, type Adjustment } from './queries/adjustments';
import { readStoredPeriods, type StoredPeriod } from './queries/period-rows';
import { readTaxBrands, type TaxBrand } from './tax-brand';
import { readTaxClasses, type TaxClasses } from './tax-classes';

export interface PeriodQuestion {
  readonly authority?: string | undefined;
  readonly code?: string | undefined;
  readonly productClass?: string | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly state?: readonly TaxPeriodState[] | undefined;
  readonly sort: 'period:desc' | 'period:asc' | 'due:asc' | 'due:desc';
  readonly includeUnverified: boolean;
}

export interface ListScope {
  readonly brandIds: readonly string[];
  readonly pack: RulePack;
  readonly now: Date;
  /** What else is told of these brands in the same call. */
  readonly reads?: BrandReads;
}

/** Every tax period of the brands that the question matches, in its order; open ones computed as of now. */
export async function listPeriods(
  store: Queryable,
  scope: ListScope,
  question: PeriodQuestion,
  options: QueryOptions = {},
) {
  const { brandIds, pack, now, reads = brandReads(store, brandIds) } = scope;
  const brands = await readTaxBrands(store, brandIds, options);
  const classes = await reads.once(['tax classes'], () => readTaxClasses(store, brandIds, options));
  const range = rangeOf(question, brands, now);
  const { includeUnverified } = question;
  const { periods, taxing } = derivePeriods(pack, classes.classes, { range, includeUnverified });
  const known = await readStoredPeriods(store, brandIds, range, options);
  const stored = known.filter(matches(question));
  const ids = new Set(known.map(({ id }) => id));
  const open = wantsOpen(question)
    ? periods.filter((period) => !ids.has(period.id)).filter(matches(question))
    : [];
  const adjustments = await readAdjustments(store, { bearerIds: [...stored, ...open].map(({ id }) => id) });
  const computed = await computeOpen(open, { scope, reads, question, brands, classes, adjustments }, options);
  const shown = [...stored, ...computed];
  const company = await readCompany(store, shown, { brands, adjustments, now });
  return {
    periods: shown.map((period) => presentPeriod(period, company)).sort(inOrder(question.sort)),
    unclassified: classes.subjects
      .filter(({ productClass }) => productClass === null)
      .map(({ brandId, licenceId, channel, vertical }) => ({ brandId, licenceId, channel, vertical })),
    notComputed: notComputedOf({ ...classes, pack, range, includeUnverified, taxing }).filter(
      matches({ ...question, state: undefined }),
    ),
  };
}

async function computeOpen(
  open: readonly DerivedPeriod[],
  around: {
    readonly scope: ListScope;
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
  for (const brand of brands) {
    const assessor = createAssessor(
      reads.store,
      {
        brand,
        subjects: classes.subjects,
        pack: scope.pack,
        includeUnverified: question.includeUnverified,
        asOf: scope.now.toISOString(),
        together,
      },
      options,
    );
    for (const period of open.filter(({ brandId }) => brandId === brand.id)) {
      computed.push(openPeriodOf(await assessor.assess(keyOf(period))));
    }
  }
  return computed;
}

/** The days asked for, none after today; left out, the thirteen months up to it. */
function rangeOf({ from, to }: PeriodQuestion, brands: readonly TaxBrand[], now: Date) {
  const todays = brands.map(({ zone, cutoff }) => createGamingDays(zone, cutoff).dayOf(now.getTime()));
  const today = todays.sort().at(-1) ?? now.toISOString().slice(0, 10);
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

/** Totals per currency; amounts of two currencies are never added. */
export function totalsOf(periods: readonly TaxPeriod[]) {
  const currencies = [...new Set(periods.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = periods.filter((period) => period.currency === currency);
    const total = (pick: (period: TaxPeriod) => string) => sumMoney(own.map(pick));
    return {
      currency,
      periods: own.length,
      tax: total(({ tax }) => tax),
      adjustments: total(({ adjustments }) => adjustments),
      penalties: total(({ penalties }) => penalties),
      payable: total(({ payable }) => payable),
      paid: total(({ paid }) => paid),
      balance: total(({ balance }) => balance),
    };
  });
}
