import {
  alder,
  elm,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
  givenShift,
} from '../../../../figures/testing/given-facts';
import { givenShops, givenTickets, shop } from '../../retail-reports/testing/given-shops';
import type { Store } from '../../../../store/store';

const selling = { channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1' };

/**
 * A March of Alder's shops with every way that a ticket can go.
 *
 * Beside the tickets of `givenTickets`: t4 open, t5 cashed out in part, t6 void, t7 void after it had lost, t8 won and
 * paid by voucher in another shop, t9 won and paid into a wallet, t10 won and not collected, one whose bet did not come,
 * and one online.
 */
export async function givenPackBook(store: Store): Promise<void> {
  await givenBrands(store, [alder, elm]);
  await givenShops(store);
  await givenTickets(store);
  const bet = (id: string, stake: string, more = {}) =>
    givenBet(store, { ...shop('b1'), record_id: id, stake, ...more });
  const settled = (id: string, stake: string, more = {}) =>
    givenSettlement(store, { ...shop('b1'), bet_record_id: id, stake, ...more });
  const paid = (id: string, gross: string, more = {}) =>
    givenPayment(store, { ...selling, bet_record_id: id, gross, ...more });
  await bet('t4', '40', { legs: 3, odds_total: '7.25', day: '2026-02-20' });
  await bet('t5', '50');
  await settled('t5', '20', { payout: '25', result: 'PARTIAL_CASHOUT' });
  await bet('t6', '60');
  await settled('t6', '60', { result: 'VOID' });
  await bet('t7', '70', { vertical: 'SPORTS_LIVE' });
  await settled('t7', '70', { vertical: 'SPORTS_LIVE' });
  await settled('t7', '70', { vertical: 'SPORTS_LIVE', result: 'LATE_VOID', day: '2026-03-20' });
  await bet('t8', '80');
  await settled('t8', '80', { payout: '200' });
  await paid('t8', '200', { branch_id: 'b2', method: 'VOUCHER', withholding: '18', net: '182' });
  await bet('t9', '90', { ...shop('b3', 'nobody') });
  await settled('t9', '90', { ...shop('b3', 'nobody'), payout: '91.5' });
  await paid('t9', '91.5', { selling_branch_id: 'b3', branch_id: null });
  await bet('t10', '10', { legs: 2, odds_total: '3' });
  await settled('t10', '10', { payout: '30', day: '2026-03-31' });
  await settled('lost', '5', { ...shop('b2', 'cashier-2'), payout: '12' });
  await givenBet(store, { record_id: 'web' });
  await givenSettlement(store, { bet_record_id: 'web' });
  await givenBet(store, { ...shop('b1'), brand_id: 'elm', record_id: 'theirs' });
  const shift = { branch_id: 'b1', float_amount: '1000' };
  await givenShift(store, { ...shift, sales: '500', payouts: '200', refunds: '30', counted: '1270' });
  await givenShift(store, { ...shift, day: '2026-03-11', counted: '900' });
  await givenShift(store, { ...shift, day: '2026-03-12', counted: '1100.5' });
  const other = { branch_id: 'b2', cashier_id: 'cashier-2', float_amount: '500' };
  await givenShift(store, { ...other, cash_in: '20', cash_out: '70', counted: '399' });
}
