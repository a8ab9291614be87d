import Big from 'big.js';
import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../auth/current-user';
import { readFunds } from '../balances/read-funds';
import { sumMoney } from '../domain/money/money';
import { addDays } from '../domain/periods/calendar';
import { createGamingDays } from '../domain/periods/gaming-day';
import { readLastCompleteDay } from '../figures/last-complete-day';
import { brandReads } from '../figures/brand-reads';
import { reconcileDay } from '../reconciliation/reconcile-day';
import { createTaxReader } from '../total-reports/tax-reader';
import { monthToDate, sameDays, sumPeriod } from './month-to-date';
import { sumDays } from './queries/sum-days';
import { brandsWith, tileOf, type TileContext } from './tile';
import { whatWithholds } from '../access/blind/blindness';

/** The month so far, players' money and the day before, brand by brand. */
export async function figureTiles(context: TileContext): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const brand of brandsWith(context, 'reports.view')) tiles.push(...(await ofBrand(context, brand)));
  return tiles;
}

async function ofBrand(context: TileContext, brand: ActiveBrand): Promise<Tile[]> {
  const asOf = context.now.toISOString();
  const lastDay = addDays(createGamingDays(brand.zone, brand.cutoff).dayOf(context.now.getTime()), -1);
  const month = monthToDate(await readLastCompleteDay(context.store, brand, asOf));
  const work = { context, brand, lastDay, month, asOf };
  return [
    await revenueTile(work),
    await taxTile(work),
    await coverageTile(work),
    await reconciliationTile(work),
  ];
}

interface BrandWork {
  readonly context: TileContext;
  readonly brand: ActiveBrand;
  /** The last gaming day that is over. */
  readonly lastDay: Day;
  /** Up to the last day that is over and whose files have come. */
  readonly month: ReturnType<typeof monthToDate>;
  readonly asOf: string;
}

async function revenueTile({ context: { store, options }, brand, month, asOf }: BrandWork): Promise<Tile> {
  const { current, previous } = month;
  const scope = { brandId: brand.id, from: previous.from, to: current.to, asOf };
  const days = await sumDays(store, scope, options);
  return withholding(
    {
      id: 'MONTH_GGR',
      brandId: brand.id,
      currency: brand.currency,
      amount: sumPeriod(days, current).ggr,
      compared: sumPeriod(days, previous).ggr,
      tone: 'OK',
      words: `Gross gaming revenue from ${current.from} to ${current.to}, against the same days of the month before.`,
      link: {
        route: '/total-report',
        query: { brandId: brand.id, ...current, basis: 'SETTLED', compare: sameDays },
      },
    },
    { brand, current, previous },
  );
}

async function taxTile({ context: { store, options }, brand, month, asOf }: BrandWork): Promise<Tile> {
  const { current, previous } = month;
  const whole = { from: previous.from, to: current.to };
  const reader = await createTaxReader(brandReads(store, [brand.id]), brand, { asOf, whole }, options);
  const [now, before] = [
    await reader.read(current, brand.currency),
    await reader.read(previous, brand.currency),
  ];
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
          ? 'The tax of the month cannot be computed: a fact or a rate is missing.'
          : `Taxes and levies on ${current.from} to ${current.to}, against the same days of the month before.`,
      link: { route: '/tax-reporting', query: { brandId: brand.id, ...current } },
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
  const hides = (period: Period) => whatWithholds({ brandId: brand.id, period }) !== undefined;
  if (!hides(current) && !hides(previous)) return tileOf(tile);
  return tileOf({
    ...tile,
    withheld: 'PENDING_CONFIRMATION',
    amount: hides(current) ? null : (tile.amount ?? null),
    compared: hides(previous) ? null : (tile.compared ?? null),
    tone: hides(current) ? 'UNKNOWN' : tile.tone,
    words: hides(current)
      ? 'Shown once you have confirmed or returned the report that waits for you.'
      : `${tile.words} Those are shown once you have confirmed or returned the report that waits for you.`,
  });
}

async function coverageTile({ context: { store, options }, brand, lastDay, asOf }: BrandWork): Promise<Tile> {
  const funds = await readFunds(store, { brandId: brand.id, day: lastDay, asOf }, options);
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
        ? `No source has told the balances of ${lastDay}.`
        : `Held funds against what must be covered at the end of ${lastDay}: ${isCovered ? 'covered' : 'not covered'}.`,
    link: { route: '/total-report', query: { brandId: brand.id, from: lastDay, to: lastDay } },
  });
}

async function reconciliationTile({
  context: { store, options },
  brand,
  lastDay,
  asOf,
}: BrandWork): Promise<Tile> {
  const { status } = await reconcileDay(store, { brands: [brand], day: lastDay, asOf }, options);
  const said = {
    EQUAL: { tone: 'OK', words: `${lastDay} agrees from the sources to the reports.` },
    NOTHING: { tone: 'UNKNOWN', words: `Nothing was sent for ${lastDay}.` },
    INCOMPLETE: { tone: 'ATTENTION', words: `${lastDay} lacks files or records, and it is known which.` },
    MISMATCH: { tone: 'ALARM', words: `${lastDay} does not agree, and nothing explains it.` },
  } as const;
  return tileOf({
    id: 'RECONCILIATION',
    brandId: brand.id,
    reconciliation: status,
    ...said[status],
    link: { route: '/load-data/reconciliation', query: { brandId: brand.id, day: lastDay } },
  });
}
