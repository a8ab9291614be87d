import type { Day, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import Big from 'big.js';
import { formatMoney, sumMoney } from '../../../domain/money/money';
import type { BrandConverter } from '../../../facts/fx/brand-converter';
import type { Queryable, QueryOptions } from '../../../store/store';
import { sumOpenBets, type OpenBets } from './queries/sum-open-bets';
import { sumSettledOver } from './queries/sum-settled-over';
import { narrowSplit, splitName, undivided, type Split } from './splits';

export type OpenStakes = Omit<OpenBets, 'brandId'>;

/** The lowest grain of balances: each is converted by itself, at the rates of its day. */
export const everyKey: readonly TotalDimension[] = ['channel', 'licence', 'vertical'];

interface Balance {
  readonly split: Split;
  readonly amount: Big;
}

/** Balances at the end of a day, by the name of the part of their split that `keys` keep. */
export function convertBalances(
  balances: readonly Balance[],
  {
    end,
    keys,
    converter,
  }: { readonly end: Day; readonly keys: readonly TotalDimension[]; readonly converter: BrandConverter },
): ReadonlyMap<string, Money> {
  const bySplit = new Map<string, Money>();
  for (const { split, amount } of balances) {
    const name = splitName(narrowSplit(split, keys));
    const converted = converter.convertUnder(end, formatMoney(amount), split.licenceId);
    bySplit.set(name, sumMoney([bySplit.get(name) ?? '0.00', converted]));
  }
  return bySplit;
}

/** Open bets of a brand at the end of a day, as the totals of any period that ends on it have them. */
export async function readOpenBetsAt(
  store: Queryable,
  { brandId, day, asOf }: { readonly brandId: string; readonly day: Day; readonly asOf: Instant },
  converter: BrandConverter,
  options: QueryOptions = {},
): Promise<Money> {
  const everyPlay = { channel: undefined, verticals: undefined, licenceId: undefined };
  const scope = { brandIds: [brandId], to: day, asOf, ...everyPlay };
  const parts = await Promise.all([
    sumOpenBets(store, scope, everyKey, options),
    sumSettledOver(store, { ...scope, from: '0001-01-01' }, everyKey, options),
  ]);
  const balances = new Map<string, Balance>();
  for (const { channel, licenceId, vertical, amount } of parts.flat()) {
    const split = { channel, licenceId, vertical };
    const known = balances.get(splitName(split))?.amount ?? new Big(0);
    balances.set(splitName(split), { split, amount: known.plus(amount) });
  }
  const all = convertBalances([...balances.values()], { end: day, keys: [], converter });
  return all.get(splitName(undivided)) ?? '0.00';
}
