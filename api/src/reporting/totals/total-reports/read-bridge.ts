import type { Channel, Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { bridgeToSettled, type BasisBridge } from '../../../domain/measures/basis-bridge';
import { addDays } from '../../../domain/periods/calendar';
import { formatMoney, sumMoney } from '../../../domain/money/money';
import type { QueryOptions, Store } from '../../../store/store';
import { readUnpaidWinnings } from './queries/read-balances';
import { sumFacts } from './queries/sum-facts';
import { sumOpenBets } from './queries/sum-open-bets';
import { scopeOf, type TotalQuestion } from './total-question';
import { measuresOf } from './total-measures';
import { brandInOneCurrency } from '../../../figures/brand-under';
import { requireShown } from '../../../platform/access/blind/blindness';

/** How stakes placed less winnings paid become settled revenue in a period, from the facts known at `asOf`. */
export async function readBridge(
  store: Store,
  whose: ActiveBrand,
  asked: {
    readonly from: Day;
    readonly to: Day;
    readonly channel: Channel | undefined;
    readonly asOf: Instant;
  },
  options: QueryOptions,
): Promise<{ readonly bridge: BasisBridge; readonly currency: string; readonly hasFacts: boolean }> {
  const { from, to, channel } = asked;
  // What is open bears other rates at the two ends than what moved between, so nothing would add up after a conversion.
  const nextStep = 'Choose a channel of one currency, or compare the total report on both bases.';
  const brand = await brandInOneCurrency(store, whose, { channel, nextStep });
  const channels = channel === undefined ? undefined : [channel];
  requireShown({ brandId: brand.id, channels, period: { from, to } });
  const question: TotalQuestion = { ...asked, basis: 'PLACED_PAID', groupBy: [] };
  const scope = { ...scopeOf(question, asked.asOf), brandIds: [brand.id] };
  const sums = await sumFacts(store, scope, [], options);
  const before = { ...scope, to: addDays(asked.from, -1) };
  const unpaidIn = async (closing: typeof scope) =>
    formatMoney((await readUnpaidWinnings(store, closing, options))[0]?.amount ?? '0');
  const openAt = async (closing: typeof scope) =>
    formatMoney((await sumOpenBets(store, closing, [], options))[0]?.amount ?? '0');
  const bridge = bridgeToSettled({
    placedPaidGgr: measuresOf(sums, 'PLACED_PAID').ggr ?? '0.00',
    settledGgr: measuresOf(sums, 'SETTLED').ggr ?? '0.00',
    openBets: {
      opening: await openAt(before),
      closing: await openAt(scope),
    },
    unpaidWinnings: {
      opening: await unpaidIn(before),
      closing: await unpaidIn(scope),
    },
    expired: sumMoney(sums.map(({ expired }) => formatMoney(expired))),
    expiredCredited: '0.00',
  });
  return {
    bridge,
    currency: brand.currency,
    hasFacts: sums.some(({ betsPlaced, betsSettled }) => betsPlaced + betsSettled > 0),
  };
}
