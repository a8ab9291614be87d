import Big from 'big.js';
import type { Link, Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { fundsOn, readBalances } from '../../facts/balances/read-funds';
import { readBrandConverter } from '../../facts/fx/brand-converter';
import { sumMoney } from '../../domain/money/money';
import { addDays } from '../../domain/periods/calendar';
import { daysByEach, daysOf } from '../../domain/periods/gaming-day';
import { readLastCompleteDay } from '../../figures/last-complete-day';
import type { StoreReads } from '../../figures/brand-reads';
import { reconcileBrands, type ReconciledBrand } from '../../reporting/totals/reconciliation/reconcile-day';
import { readTaxFacts } from '../../taxes/assessment/fact-reader';
import { createTaxReader, readTaxGrounds } from '../../reporting/totals/total-reports/tax-reader';
import { convertDays } from './in-one-currency';
import { amountsOf, monthToDate, sameDays } from './month-to-date';
import { settledDays } from './settled-days';
import { brandsWith, idsOf, tileOf, type TileContext } from './tile';
import { saidOf, whatWithholds } from '../../platform/access/blind/blindness';

/** The month so far, players' money and the day before, brand by brand; what is asked for each is asked once for all. */
export async function figureTiles(context: TileContext): Promise<Tile[]> {
  const brands = brandsWith(context, 'reports.view');
  const reads = context.readsOf(idsOf(brands));
  const asOf = context.now.toISOString();
  const days = brands.map((brand) => {
    const lastDay = addDays(daysOf(daysByEach(brand), context.now.getTime()).first, -1);
    return { brand, day: lastDay, asOf };
  });
  const [tiles, reconciled] = await Promise.all([
    monthTiles({ context, reads, asOf }, days),
    reconcileBrands(reads.store, days, context.options, reads),
  ]);
  return days.flatMap(({ brand, day }, at) => [
    ...(tiles[at] ?? []),
    reconciliationTile({ brand, lastDay: day }, reconciled.get(brand.id)),
  ]);
}

/** What is told of the month so far and of players' money, brand by brand. */
async function monthTiles(
  { context, reads, asOf }: Pick<BrandWork, 'context' | 'reads' | 'asOf'>,
  days: readonly { readonly brand: ActiveBrand; readonly day: Day }[],
): Promise<Tile[][]> {
  const [months] = await Promise.all([
    Promise.all(
      days.map(async ({ brand, day }) => {
        const month = monthToDate(await readLastCompleteDay(reads, brand, asOf));
        return { brand, lastDay: day, month };
      }),
    ),
    readTaxGrounds(reads, context.options),
  ]);
  // Brands whose days end apart are asked for together: one statement has the days of all.
  const lastDays = [...new Set(days.map(({ day }) => day))];
  const ends = lastDays.map((day) => ({ from: day, to: day }));
  const whole = aroundAll([...months.map(({ month }) => month.previous), ...ends]);
  return Promise.all(
    months.map((one) => {
      const work = { ...one, context, reads, lastDays, whole, asOf };
      return Promise.all([revenueTile(work), taxTile(work), coverageTile(work)]);
    }),
  );
}

/** The days from the first to the last of all these. */
function aroundAll(periods: readonly Period[]): Period {
  const days = periods.flatMap(({ from, to }) => [from, to]).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

interface BrandWork {
  readonly context: TileContext;
  readonly reads: StoreReads;
  readonly brand: ActiveBrand;
  /** The last gaming day that is over. */
  readonly lastDay: Day;
  /** Up to the last day that is over and whose files have come. */
  readonly month: ReturnType<typeof monthToDate>;
  /** Those of all brands of the call. */
  readonly lastDays: readonly Day[];
  /** Of all brands of the call the days from the first of both months to the last one. */
  readonly whole: Period;
  readonly asOf: string;
}

async function revenueTile(work: BrandWork): Promise<Tile> {
  const { reads, brand, month, whole, asOf } = work;
  const { options } = work.context;
  const { current, previous } = month;
  const scope = { ...whole, asOf, playerCountry: null, grain: 'DAYS' } as const;
  const facts = await readTaxFacts(reads, { brandId: brand.id, brandIds: reads.brandIds }, scope, options);
  const converter = await readBrandConverter(
    reads,
    brand,
    { to: brand.currency, whole: whole, asOf },
    options,
  );
  const own = facts.filter(({ day }) => previous.from <= day && day <= current.to);
  const days = convertDays(settledDays(own), converter);
  const isKnown = converter.missing.length === 0;
  return withholding(
    {
      id: 'MONTH_GGR',
      brandId: brand.id,
      currency: brand.currency,
      amount: isKnown ? amountsOf(days, current).ggr : null,
      compared: isKnown ? amountsOf(days, previous).ggr : null,
      tone: isKnown ? 'OK' : 'UNKNOWN',
      words: isKnown
        ? `Gross gaming revenue from ${current.from} to ${current.to}, against the same days of the month before.`
        : 'Licences are played in several currencies, and an official rate of one of the days is missing.',
      link: totalOf(work),
    },
    { brand, current, previous },
  );
}

/** The report that says the same figures, against the same days. */
function totalOf({ brand, month }: BrandWork): Link {
  const query = { brandId: brand.id, ...month.current, basis: 'SETTLED', compare: sameDays };
  return { route: '/total-report', query };
}

async function taxTile(work: BrandWork): Promise<Tile> {
  const { reads, brand, month, whole, asOf } = work;
  const { current, previous } = month;
  const reader = await createTaxReader(reads, brand, { asOf, whole: whole }, work.context.options);
  const [now, before] = await Promise.all([
    reader.read(current, brand.currency),
    reader.read(previous, brand.currency),
  ]);
  return withholding(
    {
      id: 'MONTH_TAX',
      brandId: brand.id,
      currency: brand.currency,
      amount: now === null ? null : sumMoney([now.tax, now.levy]),
      compared: before === null ? null : sumMoney([before.tax, before.levy]),
      tone: now === null ? 'UNKNOWN' : 'OK',
      words:
        now === null
          ? 'The tax of the month cannot be calculated: data or a rate is missing.'
          : `Taxes and levies on ${current.from} to ${current.to}, against the same days of the month before.`,
      // Tax periods are whole months, with taxes withheld from players beside them: they come to other figures.
      link: totalOf(work),
    },
    { brand, current, previous },
  );
}

/** A tile of two months without what its reader is to find out for themselves of either. */
function withholding(
  tile: Parameters<typeof tileOf>[0],
  {
    brand,
    current,
    previous,
  }: { readonly brand: ActiveBrand; readonly current: Period; readonly previous: Period },
): Tile {
  const by = (period: Period) => whatWithholds({ brandId: brand.id, period });
  const hides = (period: Period) => by(period) !== undefined;
  if (!hides(current) && !hides(previous)) return tileOf(tile);
  return tileOf({
    ...tile,
    ...saidOf(by(current) ?? by(previous)),
    amount: hides(current) ? null : (tile.amount ?? null),
    compared: hides(previous) ? null : (tile.compared ?? null),
    tone: hides(current) ? 'UNKNOWN' : tile.tone,
    words: hides(current)
      ? 'Withheld until you have confirmed or returned the report awaiting your confirmation.'
      : `${tile.words} Those are withheld until you have confirmed or returned the report awaiting your confirmation.`,
  });
}

async function coverageTile(work: BrandWork): Promise<Tile> {
  const { reads, brand, lastDay, lastDays, whole, asOf } = work;
  const { options } = work.context;
  const ofAll = await reads.rows(brand.id, ['balances', asOf], (brandIds) =>
    readBalances(reads.store, { brandIds, days: lastDays, asOf }, options),
  );
  const balances = ofAll.filter(({ day }) => day === lastDay);
  const converter = await readBrandConverter(
    reads,
    brand,
    { to: brand.currency, whole: whole, asOf },
    options,
  );
  const funds = fundsOn(lastDay, balances, converter);
  const isCovered = funds !== null && !new Big(funds.coverage).lt(0);
  return tileOf({
    id: 'COVERAGE',
    brandId: brand.id,
    currency: brand.currency,
    amount: funds?.heldFunds ?? null,
    compared: funds?.protectedFunds ?? null,
    tone: funds === null ? 'UNKNOWN' : isCovered ? 'OK' : 'ALARM',
    words:
      funds === null
        ? balances.length === 0
          ? `No source has provided the balances of ${lastDay}.`
          : `The balances of ${lastDay} are in several currencies, and an official rate is missing.`
        : `Held funds against the amount to be covered at the end of ${lastDay}: ${isCovered ? 'covered' : 'not covered'}.`,
    link: { route: '/total-report', query: { brandId: brand.id, from: lastDay, to: lastDay } },
  });
}

/** A note: it is no fault of the day that is told of. */
const lost = 'Some settled bets were never received; open bets leave them out.';

function reconciliationTile(
  { brand, lastDay }: Pick<BrandWork, 'brand' | 'lastDay'>,
  { status, lacksBets }: ReconciledBrand = { status: 'NOTHING', lacksBets: false },
): Tile {
  const said = {
    EQUAL: { tone: 'OK', words: `${lastDay} agrees from the sources to the reports.` },
    NOTHING: { tone: 'UNKNOWN', words: `Nothing was sent for ${lastDay}.` },
    INCOMPLETE: { tone: 'ATTENTION', words: `${lastDay} is incomplete; the missing data is known.` },
    MISMATCH: { tone: 'ALARM', words: `${lastDay} is not reconciled: there is an unexplained difference.` },
  } as const;
  return tileOf({
    id: 'RECONCILIATION',
    brandId: brand.id,
    reconciliation: status,
    tone: said[status].tone,
    words: lacksBets ? `${said[status].words} ${lost}` : said[status].words,
    link: { route: '/load-data/reconciliation', query: { brandId: brand.id, day: lastDay } },
  });
}
