import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTotal, TotalMeasures, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { StoreReads } from '../../../figures/brand-reads';
import type { QueryOptions } from '../../../store/store';
import { splitName, undivided } from './splits';
import { readBrandTotal } from './brand-total';
import { createFigureSource, type FigureSource } from './figure-source';
import { readAdjoiningBooks, type PeriodBook } from './period-book';
import { isNil, readRowFigures, rowKey } from './row-figures';
import type { TotalQuestion } from './total-question';
import { brandUnder } from '../../../figures/brand-under';
import { requireShown, whatWithholds } from '../../../platform/access/blind/blindness';

/** One brand's part of an answer. */
export interface BrandAnswer<Row> {
  readonly rows: readonly Row[];
  readonly brand: BrandTotal;
  /** Everything asked for, not split. */
  readonly whole: TotalMeasures;
}

/** Rows of one brand, split as asked, each against the period just before: a month against the month before it. */
export async function readTotals(
  reads: StoreReads,
  whose: ActiveBrand,
  { question, asOf }: { readonly question: TotalQuestion; readonly asOf: Instant },
  options: QueryOptions,
): Promise<BrandAnswer<TotalRow>> {
  const brand = brandUnder(whose, question);
  const earlierPeriod = steppedPeriod(question, -1);
  const channels = question.channel === undefined ? undefined : [question.channel];
  requireShown({ brandId: brand.id, channels, period: { from: question.from, to: question.to } });
  const earlierIsShown = whatWithholds({ brandId: brand.id, channels, period: earlierPeriod }) === undefined;
  const whole = { from: earlierPeriod.from, to: question.to };
  const ends = [question.to, earlierPeriod.to];
  const source = createFigureSource({ reads, brand, question, asOf, options }, { whole, ends });
  const keys = question.groupBy;
  const order = { question, asOf, keys, whole, tellsBalances: true };
  const periodOfRows = { from: question.from, to: question.to };
  const [, { book, earlierBook }] = await Promise.all([
    source.readAhead([periodOfRows, ...(earlierIsShown ? [earlierPeriod] : [])]),
    readAdjoiningBooks(reads, brand, { order, earlierPeriod }, options),
  ]);
  const current = await readRowFigures(source, { book, period: periodOfRows, keys });
  // What cannot be converted is not set against what is.
  const earlier =
    earlierIsShown && earlierBook.currency === book.currency
      ? await readRowFigures(source, { book: earlierBook, period: earlierPeriod, keys })
      : null;

  const rows: TotalRow[] = [];
  for (const split of current.splits) {
    const isThere = earlier?.splits.some((one) => splitName(one) === splitName(split)) === true;
    rows.push({
      ...rowKey(brand, book.currency, split),
      ...(await current.measures(split)),
      previous: isThere ? await earlier.measures(split) : null,
    });
  }
  const total = await readBrandTotal(source, book, earlierBook.missing);
  const previous = earlierIsShown ? await wholeBefore(source, { book, earlierBook, earlierPeriod }) : null;
  return { rows, ...total, brand: { ...total.brand, previous } };
}

/** All that was asked for in the period before, not split; null where nothing happened in it. */
async function wholeBefore(
  source: FigureSource,
  given: { readonly book: PeriodBook; readonly earlierBook: PeriodBook; readonly earlierPeriod: Period },
): Promise<TotalMeasures | null> {
  const { book, earlierBook, earlierPeriod } = given;
  if (isNil(earlierBook) || earlierBook.currency !== book.currency) return null;
  const figures = await readRowFigures(source, { book: earlierBook, period: earlierPeriod, keys: [] });
  return figures.measures(undivided);
}
