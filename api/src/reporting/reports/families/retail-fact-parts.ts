import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import { faceValue, type Treatment } from '../../../domain/measures/treatment';
import { countsFor, sumOf } from '../../../figures/measures';
import { revenueParts, type FactPart } from '../queries/fact-sums';

const drawerKeys: ReadonlySet<string> = new Set(['gaming_day', 'branch_id', 'cashier_id']);

// A payment does not say which terminal and cashier sold its ticket: the bet does. Of its versions the newest is asked,
// since a correction does not move a ticket to another shop.
const paymentOfTicket = `payment f left join bet sold on sold.brand_id = f.brand_id and sold.source_id = f.source_id
  and sold.record_id = f.bet_record_id and sold.superseded_at is null`;
const bySeller = {
  branch_id: 'f.selling_branch_id',
  terminal_id: 'sold.terminal_id',
  cashier_id: 'sold.cashier_id',
};

/**
 * The facts of a basis with what only shops have: cancellations, payments over the counter, expiries and drawers.
 *
 * Stakes, winnings and expiries stand with the place that sold the ticket, `paid` with the one that paid. Drawers are
 * there only where every key is one that a drawer has.
 */
export function retailFactParts(
  basis: Basis,
  keys: readonly string[],
  treatment: Treatment = faceValue,
): FactPart[] {
  const needsBet = keys.includes('terminal_id') || keys.includes('cashier_id');
  const from = needsBet ? paymentOfTicket : 'payment f';
  const revenue = revenueParts(basis, keys, treatment).map((part): FactPart => {
    if (part.from === 'payment f') return { ...part, from, keys: bySeller };
    if (part.from !== 'settlement f') return part;
    const cancelled = sumOf(['cancelled_cash', 'cancelled_bonus']);
    return { ...part, sums: { ...part.sums, tickets_cancelled: sumOf('tickets_cancelled'), cancelled } };
  });
  const paid: FactPart = {
    from,
    bet: 'bet_record_id',
    only: countsFor('paid'),
    sums: { paid: sumOf('paid') },
    keys: { terminal_id: bySeller.terminal_id },
  };
  const expired: FactPart = {
    from,
    bet: 'bet_record_id',
    only: countsFor('expired'),
    sums: { expired: sumOf('expired') },
    keys: bySeller,
  };
  const drawers: FactPart = {
    from: 'drawer_shift f',
    bet: null,
    sums: {
      drawer_expected: sumOf('drawer_expected'),
      drawer_counted: sumOf('drawer_counted'),
      over_short: sumOf('over_short'),
    },
  };
  const hasDrawers = keys.every((key) => drawerKeys.has(key));
  return [...revenue, paid, expired, ...(hasDrawers ? [drawers] : [])];
}
