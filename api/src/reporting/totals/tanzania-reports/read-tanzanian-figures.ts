import type {
  listTanzanianSummaries,
  listTanzanianTotals,
  readTanzanianCalendar,
  TaxDates,
} from '@tallyhouse/shared/contracts/tanzania-reports';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Channel, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { readCalendars, type Calendars } from '../../../taxes/obligations/read-calendars';
import { firstOfMonth } from '../../../domain/periods/calendar';
import { isOfCalendar, reasonOfText } from '../../../domain/status/figure-reasons';
import { judge, judgeTexts } from '../../../domain/status/figure-status';
import type { RulePack } from '../../../domain/rules/rule-pack';
import { payableOf } from '../../../domain/tax/working-paper';
import { ProblemError } from '../../../platform/http/problems';
import { readCurrentPack } from '../../../taxes/assessment/read-current-pack';
import type { QueryOptions, Store } from '../../../store/store';
import { brandReads } from '../../../figures/brand-reads';
import { readStatuses } from '../../../figures/period-status';
import { brandUnder, requireOneCurrency } from '../../../figures/brand-under';
import { readMeta } from '../total-reports/read-meta';
import { requirePeriod } from '../total-reports/require-period';
import type { TotalQuestion } from '../total-reports/total-question';
import { readTanzanianBook } from './read-book';
import { requireScope } from './require-scope';
import { taxDates } from './tax-dates';
import { figuresOf, tanzaniaRows, type StatusOfChannels } from './tanzania-rows';
import { taxWeeksOrMonths, tanzaniaSummary } from './tanzania-summary';
import { unclaimedPrizes } from './unclaimed-prizes';

type TotalsQuery = Parsed<(typeof listTanzanianTotals)['query']>;
type CalendarQuery = Parsed<(typeof readTanzanianCalendar)['query']>;
type SummariesQuery = Parsed<(typeof listTanzanianSummaries)['query']>;

/**
 * Figures and taxes of a period by product class, as `listTanzanianTotals` answers them.
 *
 * Errors: `NOT_TANZANIAN` for a brand of another country; `ValidationFailed` for a period, region or product class that is none.
 */
export async function readTanzanianTotals(
  store: Store,
  whose: ActiveBrand,
  { query, asOf }: { readonly query: TotalsQuery; readonly asOf: Instant },
  options: QueryOptions,
) {
  requirePeriod(query);
  const brand = underTanzanianLaw(whose);
  const period = { from: query.from, to: query.to };
  const asked = { period, shown: period, query, asOf };
  const { book, meta, question, statusIn } = await read(store, brand, asked, options);
  const computed = await tanzaniaRows(book, { ...question, period, statusOf: statusIn(period) });
  const items = computed.map(({ row }) => row);
  const unclaimed = await unclaimedPrizes(book.taxes, { ...question, period, statusOf: statusIn(period) });
  const { productClass } = query;
  const shown = book.sums.filter((one) => productClass === undefined || book.classOf(one) === productClass);
  return {
    currency: brand.currency,
    meta: judgedWith(meta, items),
    rulePackVersion: question.pack.version,
    items,
    totals: figuresOf(shown),
    payable: payableOf(computed.flatMap(({ lines }) => lines)),
    unclaimed,
  };
}

/** The same by tax weeks or months, as `listTanzanianSummaries` answers them. */
export async function readTanzanianSummaries(
  store: Store,
  whose: ActiveBrand,
  { query, asOf }: { readonly query: SummariesQuery; readonly asOf: Instant },
  options: QueryOptions,
) {
  requirePeriod(query);
  const brand = underTanzanianLaw(whose);
  const buckets = taxWeeksOrMonths(query, query.granularity);
  const shown = { from: query.from, to: query.to };
  // The month of the first bucket is told from its first day.
  const from = [query.from, firstOfMonth(buckets[0]?.to ?? query.from)].sort()[0] ?? query.from;
  const period = { from, to: query.to };
  const asked = { period, shown, query, asOf };
  const { book, meta, question, statusIn } = await read(store, brand, asked, options);
  const items = await tanzaniaSummary(book, buckets, question, statusIn);
  return {
    currency: brand.currency,
    meta: judgedWith(meta, items),
    rulePackVersion: question.pack.version,
    items,
  };
}

/**
 * Weeks and months of the tax authority with their due days, as `readTanzanianCalendar` answers them.
 *
 * Errors: as `readTanzanianTotals`.
 */
export async function readTanzanianDates(
  store: Store,
  brand: ActiveBrand,
  query: CalendarQuery,
): Promise<TaxDates> {
  requirePeriod(query);
  if (brand.country !== 'TZ') throw notTanzanian(brand.name);
  const pack = await readCurrentPack(store);
  const calendars = await tanzanianCalendars(store, pack);
  const includeUnverified = query.includeUnverified === 'true';
  return taxDates({ from: query.from, to: query.to }, { pack, calendars, includeUnverified });
}

/** Errors: `SEVERAL_CURRENCIES` (409) where its Tanzanian licences are played in more than one. */
function underTanzanianLaw(whose: ActiveBrand): ActiveBrand {
  const brand = brandUnder(whose, { jurisdiction: 'TZ' });
  requireOneCurrency(brand, 'Look at the total report, which converts each day.');
  return brand;
}

/** The head says the worst that is said of any row: taxes by a rule that nobody has verified are part of the report. */
function judgedWith(
  meta: ListMeta,
  rows: readonly { readonly statusReasons: readonly string[] }[],
): ListMeta {
  const ofRows = rows.flatMap(({ statusReasons }) => statusReasons);
  return { ...meta, ...judgeTexts([...meta.statusReasons, ...ofRows]) };
}

async function read(
  store: Store,
  brand: ActiveBrand,
  asked: {
    /** Whose facts are read. */
    readonly period: Period;
    /** That of it which is told. */
    readonly shown: Period;
    readonly query: Pick<TotalsQuery, 'includeUnverified' | 'region' | 'productClass'>;
    readonly asOf: Instant;
  },
  options: QueryOptions,
) {
  if (brand.country !== 'TZ') throw notTanzanian(brand.name);
  const { period, shown, asOf } = asked;
  const { region, productClass } = asked.query;
  const includeUnverified = asked.query.includeUnverified === 'true';
  const told: TotalQuestion = { ...shown, basis: 'PLACED_PAID', groupBy: [], region };
  const pack = await readCurrentPack(store);
  const reads = brandReads(store, [brand.id]);
  const statuses = (channels: readonly Channel[]) =>
    readStatuses(store, brand, { whole: period, asOf, channels }, reads);
  const [book, ofBoth, ofOnline, ofRetail, calendars] = await Promise.all([
    readTanzanianBook(store, brand, { period, asOf, region, pack }, options),
    statuses(['ONLINE', 'RETAIL']),
    statuses(['ONLINE']),
    statuses(['RETAIL']),
    tanzanianCalendars(store, pack),
  ]);
  await requireScope(store, brand, { region, productClass, pack, book });
  const meta = await readMeta(store, brand, { question: told, asOf, status: ofBoth(shown) });
  const words = [
    ...(productClass === undefined ? [] : [`Product class is ${productClass}`]),
    ...(includeUnverified ? ['Unverified rules are included'] : []),
  ];
  return {
    book,
    meta: {
      ...meta,
      noActivity: book.sums.length === 0,
      filtersText: [...meta.filtersText, ...words],
    },
    question: {
      pack,
      calendars,
      includeUnverified,
      productClass,
    },
    statusIn:
      (days: Period): StatusOfChannels =>
      (channels) => {
        const [only, ...more] = channels;
        const of = only === undefined || more.length > 0 ? ofBoth : only === 'ONLINE' ? ofOnline : ofRetail;
        const reasons = of(days).statusReasons.map(reasonOfText);
        return judge(only === undefined ? reasons.filter(isOfCalendar) : reasons);
      },
  };
}

/** The calendars of the authorities that Tanzanian rules name. */
function tanzanianCalendars(store: Store, pack: RulePack): Promise<Calendars> {
  const own = pack.rules.filter(({ jurisdiction }) => jurisdiction === 'TZ');
  return readCalendars(
    store,
    own.map(({ authority }) => authority),
  );
}

function notTanzanian(brand: string): ProblemError {
  return new ProblemError(422, 'NOT_TANZANIAN', `${brand} has no Tanzanian licence`, {
    detail: 'Choose a brand licensed in Tanzania, or the total report of all countries.',
  });
}
