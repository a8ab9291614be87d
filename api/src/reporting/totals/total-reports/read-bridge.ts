import type { Channel, Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import Big from 'big.js';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { bridgeToSettled, type BasisBridge } from '../../../domain/measures/basis-bridge';
import { addDays } from '../../../domain/periods/calendar';
import { formatMoney, sumMoney } from '../../../domain/money/money';
import type { FigureReason } from '../../../domain/status/figure-reasons';
import { BrandConverter, readBrandConverter } from '../../../facts/fx/brand-converter';
import { brandReads } from '../../../figures/brand-reads';
import { currenciesOf, currencyUnder } from '../../../figures/brand-currencies';
import type { QueryOptions, Store } from '../../../store/store';
import { readUnpaidWinnings } from './queries/read-balances';
import { sumFacts, type FactSums } from './queries/sum-facts';
import { sumOpenBets } from './queries/sum-open-bets';
import { sumSettledOver } from './queries/sum-settled-over';
import { convertSums } from './splits';
import { scopeOf, type TotalQuestion } from './total-question';
import { measuresOf } from './total-measures';
import { requireShown } from '../../../platform/access/blind/blindness';

/** What a bridge is told from, in the currencies of play. */
interface BridgeFacts {
  readonly period: Period;
  /** By day, channel, licence and vertical where they may be converted. */
  readonly sums: readonly FactSums[];
  /** Stakes placed less stakes settled, before the period and at its end. */
  readonly open: Ends;
  /** What of the stakes settled has no bet, before the period and at its end. */
  readonly over: Ends;
  readonly unpaid: Ends;
}

interface Ends {
  readonly opening: readonly Amount[];
  readonly closing: readonly Amount[];
}

interface Amount {
  readonly currency: string;
  readonly amount: string;
}

/**
 * How stakes placed less winnings paid become settled revenue in a period, from the facts known at `asOf`.
 *
 * Of licences in several currencies each day is converted by its rate, as in the total report, and what is open by the
 * rates of the two ends: what these rates make of the difference is a line of its own. `missing` names rates that are.
 */
export async function readBridge(
  store: Store,
  brand: ActiveBrand,
  asked: {
    readonly from: Day;
    readonly to: Day;
    readonly channel: Channel | undefined;
    readonly asOf: Instant;
  },
  options: QueryOptions,
): Promise<{
  readonly bridge: BasisBridge;
  readonly currency: string;
  readonly hasFacts: boolean;
  readonly missing: readonly FigureReason[];
}> {
  const { from, to, channel, asOf } = asked;
  const channels = channel === undefined ? undefined : [channel];
  requireShown({ brandId: brand.id, channels, period: { from, to } });
  const facts = await readFacts(store, brand, asked, options);
  const whole = { from: addDays(from, -1), to };
  const rates = { to: brand.currency, whole, asOf };
  const converter = await readBrandConverter(brandReads(store, [brand.id]), brand, rates, options);
  const currencies = currenciesOf(brand);
  const unexplained = currencies.map((currency) => ({
    currency,
    amount: unexplainedIn(factsIn(facts, brand, currency), new BrandConverter(brand, currency)),
  }));
  const bridge = bridgeOf(facts, converter, {
    isConverted: currencies.length > 1,
    unexplained: sumMoney(unexplained.map((one) => converter.convert(to, one.amount, one.currency))),
  });
  return {
    bridge,
    currency: brand.currency,
    hasFacts: facts.sums.some(({ betsPlaced, betsSettled }) => betsPlaced + betsSettled > 0),
    missing: converter.missing,
  };
}

async function readFacts(
  store: Store,
  brand: ActiveBrand,
  asked: Parameters<typeof readBridge>[2],
  options: QueryOptions,
): Promise<BridgeFacts> {
  const { from, to, asOf } = asked;
  const question: TotalQuestion = { ...asked, basis: 'PLACED_PAID', groupBy: [] };
  const scope = { ...scopeOf(question, asOf), brandIds: [brand.id] };
  const isConverted = currenciesOf(brand).length > 1;
  const inCurrency = <T extends { readonly licenceId: string | null }>(rows: readonly T[]) =>
    rows.map((one) => ({ ...one, currency: currencyUnder(brand, one.licenceId) }));
  const openAt = async (day: Day) =>
    inCurrency(await sumOpenBets(store, { ...scope, to: day }, isConverted ? ['licence'] : [], options));
  const overAt = (day: Day) => sumSettledOver(store, { ...scope, from: '0001-01-01', to: day }, [], options);
  const unpaidAt = (day: Day) => readUnpaidWinnings(store, { ...scope, to: day }, options);
  const atEnds = async (read: (day: Day) => Promise<readonly Amount[]>): Promise<Ends> => ({
    opening: await read(addDays(from, -1)),
    closing: await read(to),
  });
  return {
    period: { from, to },
    sums: await sumFacts(store, scope, isConverted ? ['channel', 'licence', 'vertical', 'day'] : [], options),
    open: await atEnds(openAt),
    over: await atEnds(overAt),
    unpaid: await atEnds(unpaidAt),
  };
}

function factsIn(facts: BridgeFacts, brand: ActiveBrand, currency: string): BridgeFacts {
  const own = ({ opening, closing }: Ends): Ends => ({
    opening: opening.filter((one) => one.currency === currency),
    closing: closing.filter((one) => one.currency === currency),
  });
  return {
    period: facts.period,
    sums: facts.sums.filter(({ licenceId }) => currencyUnder(brand, licenceId) === currency),
    open: own(facts.open),
    over: own(facts.over),
    unpaid: own(facts.unpaid),
  };
}

function unexplainedIn(facts: BridgeFacts, converter: BrandConverter): string {
  const { lines } = bridgeOf(facts, converter, { isConverted: false, unexplained: '0.00' });
  return lines.find(({ code }) => code === 'UNEXPLAINED')?.amount ?? '0.00';
}

function bridgeOf(
  { period, sums, open, over, unpaid }: BridgeFacts,
  converter: BrandConverter,
  told: { readonly isConverted: boolean; readonly unexplained: string },
): BasisBridge {
  const at = (day: Day, amounts: readonly Amount[]) =>
    sumMoney(amounts.map((one) => converter.convert(day, formatMoney(one.amount), one.currency)));
  const ends = ({ opening, closing }: Ends) => ({
    opening: at(addDays(period.from, -1), opening),
    closing: at(period.to, closing),
  });
  const converted = told.isConverted ? convertSums(sums, converter) : sums;
  // What was settled before the period is of no day in it, whatever the rates.
  const settledIn = [
    ...over.closing,
    ...over.opening.map((one) => ({ ...one, amount: new Big(one.amount).neg().toFixed(4) })),
  ];
  const openBets = ends({
    opening: [...open.opening, ...over.opening],
    closing: [...open.closing, ...over.closing],
  });
  return bridgeToSettled({
    placedPaidGgr: measuresOf(converted, 'PLACED_PAID').ggr ?? '0.00',
    settledGgr: measuresOf(converted, 'SETTLED').ggr ?? '0.00',
    openBets,
    settledUnplaced: at(period.to, settledIn),
    unpaidWinnings: ends(unpaid),
    expired: sumMoney(converted.map(({ expired }) => formatMoney(expired))),
    expiredCredited: '0.00',
    ...(told.isConverted && { unexplained: told.unexplained }),
  });
}
