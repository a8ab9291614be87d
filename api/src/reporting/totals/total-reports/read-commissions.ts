import type { Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { CommissionBase, CommissionRow } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { commissionOf } from '../../../domain/measures/commission';
import { formatMoney, sumMoney } from '../../../domain/money/money';
import { minorUnitOf } from '../../../facts/fx/minor-unit';
import type { QueryOptions, Store } from '../../../store/store';
import { brandInOneCurrency } from '../../../figures/brand-under';
import { sumTakings, type ShopTakings } from './queries/sum-takings';
import { requireShown } from '../../../platform/access/blind/blindness';

type Amount = 'netStakes' | 'ggr' | 'netTakings';
const amountOfBase: Readonly<Record<CommissionBase, Amount>> = {
  STAKES: 'netStakes',
  GGR: 'ggr',
  NET_TAKINGS: 'netTakings',
};

/** What agents earned, by agent, and the brand's own shops last; the rows are all shops. */
export async function readCommissions(
  store: Store,
  whose: ActiveBrand,
  { period, asOf }: { readonly period: Period; readonly asOf: Instant },
  options: QueryOptions,
): Promise<{
  readonly currency: string;
  readonly items: CommissionRow[];
  readonly totals: Record<Amount | 'commission', Money>;
}> {
  const nextStep = 'Agents of such shops are paid by what is reckoned elsewhere.';
  const brand = await brandInOneCurrency(store, whose, { channel: 'RETAIL', nextStep });
  requireShown({ brandId: brand.id, channels: ['RETAIL'], period });
  const takings = await sumTakings(store, { brandId: brand.id, period, asOf }, options);
  const unit = minorUnitOf(brand.currency);
  const agents = [...new Set(takings.map(({ agentId }) => agentId))].toSorted((a, b) =>
    (a ?? '~') < (b ?? '~') ? -1 : 1,
  );
  const items = agents.map((agentId) =>
    rowOf(
      takings.filter((one) => one.agentId === agentId),
      unit,
    ),
  );
  const sum = (name: Amount | 'commission') => sumMoney(items.map((row) => row[name]));
  return {
    currency: brand.currency,
    items,
    totals: {
      netStakes: sum('netStakes'),
      ggr: sum('ggr'),
      netTakings: sum('netTakings'),
      commission: sum('commission'),
    },
  };
}

function rowOf(takings: readonly ShopTakings[], unit: string): CommissionRow {
  const sum = (name: Amount) => sumMoney(takings.map((one) => formatMoney(one[name])));
  const months = monthsOf(takings, unit);
  return {
    agentId: takings[0]?.agentId ?? null,
    agentName: takings[0]?.agentName ?? null,
    branches: new Set(takings.map(({ branchId }) => branchId)).size,
    netStakes: sum('netStakes'),
    ggr: sum('ggr'),
    netTakings: sum('netTakings'),
    commission: sumMoney(months.map(({ commission }) => commission)),
    months,
  };
}

/** Each month and rule once, over all shops of the agent together, oldest first. */
function monthsOf(takings: readonly ShopTakings[], unit: string): CommissionRow['months'] {
  const byRule = new Map<string, { month: string; base: CommissionBase; rate: string; parts: Money[] }>();
  for (const one of takings) {
    const { month, base, rate } = one;
    if (base === null || rate === null) continue;
    const name = [month, base, rate].join(' ');
    const known = byRule.get(name) ?? { month, base, rate, parts: [] };
    known.parts.push(formatMoney(one[amountOfBase[base]]));
    byRule.set(name, known);
  }
  return [...byRule.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { month, base, rate, parts }]) => {
      const baseAmount = sumMoney(parts);
      const commission = commissionOf(baseAmount, rate, { unit, mode: 'HALF_UP' });
      return { month, base, baseAmount, rate, commission };
    });
}
