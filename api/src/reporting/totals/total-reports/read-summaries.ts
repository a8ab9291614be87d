import type { Day, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { Granularity, SummaryRow } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { periodsOver, type CalendarPeriodKind } from '../../../domain/periods/reporting-period';
import type { StoreReads } from '../../../figures/brand-reads';
import type { QueryOptions } from '../../../store/store';
import { splitName, undivided, type Split } from './splits';
import { readBrandTotal } from './brand-total';
import { createFigureSource, type FigureSource } from './figure-source';
import { readPeriodBook, type PeriodBook } from './period-book';
import type { PlayerCount } from './queries/count-players';
import { worsened } from './read-meta';
import type { BrandAnswer } from './read-totals';
import { isNil, isWithin, rowKey, splitsOf } from './row-figures';
import { totalMeasuresOf, type MeasureParts } from './total-measures';
import { knowsCash, isWholeBrand, type TotalQuestion } from './total-question';
import { brandUnder } from '../../../figures/brand-under';
import { requireShown } from '../../../platform/access/blind/blindness';

export interface SummaryQuestion extends TotalQuestion {
  readonly granularity: Granularity;
  readonly fillMissing: boolean;
}

const kinds: Readonly<Record<Granularity, CalendarPeriodKind>> = { day: 'DAY', week: 'WEEK', month: 'MONTH' };
const calendar = { weekStart: 'MON', yearStartMonth: 1 } as const;

/** Rows of one brand per bucket and split, oldest first. Buckets at the ends hold the days asked for only. */
export async function readSummaries(
  reads: StoreReads,
  whose: ActiveBrand,
  { question, asOf }: { readonly question: SummaryQuestion; readonly asOf: Instant },
  options: QueryOptions,
): Promise<BrandAnswer<SummaryRow>> {
  const brand = brandUnder(whose, question);
  const { from, to, channel } = question;
  const channels = channel === undefined ? (['ONLINE', 'RETAIL'] as const) : [channel];
  requireShown({ brandId: brand.id, channels, period: { from, to } });
  const buckets = bucketsOf(question);
  const source = createFigureSource(
    { reads, brand, question, asOf, options },
    { whole: { from, to }, ends: buckets.map((bucket) => bucket.to) },
  );
  const keys = question.groupBy;
  const { granularity } = question;
  const order = { question, asOf, keys, whole: { from, to }, granularity, tellsBalances: true };
  const [, book, statusOf] = await Promise.all([
    source.readAhead([{ from, to }], granularity),
    readPeriodBook(reads, brand, order, options),
    source.statuses(),
  ]);
  const players = await source.playersAsked({ from, to }, granularity);
  const openAt = book.openBetsAt(buckets.map(({ to }) => to));
  const cash = knowsCash(question, keys) ? book.cash : null;
  const splits = splitsOf({ sums: book.sums, cash }, openAt.get(to) ?? new Map<string, Money>(), keys);
  const all: WholeSummary = {
    statusOf,
    source,
    question,
    book,
    cash,
    players: players?.parts ?? null,
    splits: splits.length === 0 ? [undivided] : splits,
  };
  const rows: SummaryRow[] = [];
  for (const bucket of buckets) {
    rows.push(...(await bucketRows(all, bucket, openAt.get(bucket.to) ?? new Map<string, Money>())));
  }
  return { rows, ...(await readBrandTotal(source, book, [])) };
}

/** What the rows of every bucket are taken from. */
interface WholeSummary {
  readonly source: FigureSource;
  readonly question: SummaryQuestion;
  readonly book: PeriodBook;
  /** Null where the way it is split leaves it undefined. */
  readonly cash: PeriodBook['cash'];
  /** Null where they are left for later. */
  readonly players: readonly PlayerCount[] | null;
  readonly splits: readonly Split[];
  readonly statusOf: Awaited<ReturnType<FigureSource['statuses']>>;
}

async function bucketRows(
  { source, question, book, cash, players, splits, statusOf }: WholeSummary,
  bucket: Bucket,
  open: ReadonlyMap<string, Money>,
): Promise<SummaryRow[]> {
  const keys = question.groupBy;
  const { from, to, start } = bucket;
  const isIn = ({ day }: { readonly day: Day | null }) => day !== null && from <= day && day <= to;
  const within = book.sums.filter(isIn);
  const moved = cash?.filter(isIn) ?? null;
  const status = worsened(statusOf({ from, to }), book.missing);
  const funds = isWholeBrand(question, keys) ? await source.fundsAt(to, book.converter) : null;
  // No tax is on a day, and most are on no week: charged whole in each, they would not add up to the period's. The
  // same holds for months of a tax on quarters.
  const hasTaxes = question.granularity === 'month' && isWholeBrand(question, keys);
  const rows: SummaryRow[] = [];
  for (const split of splits) {
    const sums = within.filter((one) => isWithin(one, split, keys));
    const isSame = (one: Split) => splitName(one) === splitName(split);
    const parts = {
      sums,
      cash: moved?.filter(({ channel }) => split.channel === null || channel === split.channel) ?? null,
      activePlayers:
        players === null ? null : (players.find((one) => one.bucket === start && isSame(one))?.players ?? 0),
      openBets: open.get(splitName(split)) ?? '0.00',
      liability: funds?.liability ?? null,
      taxes: hasTaxes ? await source.readTaxesOf({ from, to }, question, book.currency) : null,
    };
    const hasData = !isNil(parts) || isOwed(parts.taxes);
    if (!hasData && !question.fillMissing) continue;
    const measures = totalMeasuresOf(parts, question.basis);
    const key = rowKey(source.brand, book.currency, split);
    rows.push({ ...key, from, to, ...measures, hasData, ...worsened(status, parts.taxes?.reasons ?? []) });
  }
  return rows;
}

/** Whether a tax of whole months, as that on machines, is due even where nothing was played. */
function isOwed(taxes: MeasureParts['taxes']): boolean {
  return taxes !== null && (Number(taxes.tax) !== 0 || Number(taxes.levy) !== 0);
}

/** The part of a day, week or month that lies in the period asked for. */
interface Bucket extends Period {
  /** First day of the whole. */
  readonly start: Day;
}

/** The days, weeks or months of a period, oldest first. */
export function bucketsOf({
  from,
  to,
  granularity,
}: Pick<SummaryQuestion, 'from' | 'to' | 'granularity'>): Bucket[] {
  return periodsOver({ from, to }, kinds[granularity], calendar).map((bucket) => ({
    start: bucket.from,
    from: bucket.from > from ? bucket.from : from,
    to: bucket.to < to ? bucket.to : to,
  }));
}
