import { givenBet, givenPayment, givenSettlement, insert } from '../../../../figures/testing/given-facts';
import type { Store } from '../../../../store/store';

/** Columns of a fact of a shop's only terminal. */
export const shop = (branch: string, cashier = 'cashier-1') => ({
  channel: 'RETAIL',
  source_id: 'alder-shops',
  branch_id: branch,
  terminal_id: `${branch}-t1`,
  cashier_id: cashier,
});

/** Three shops of Alder in two regions, and one that closed in February; each has one terminal, two have a cashier. */
export async function givenShops(store: Store): Promise<void> {
  for (const [id, name, region, closedOn] of [
    ['b1', 'Kariakoo', 'Dar es Salaam', null],
    ['b2', 'Mbezi', 'Dar es Salaam', null],
    ['b3', 'Njiro', 'Arusha', null],
    ['b4', 'Gone', 'Arusha', '2026-02-27'],
  ] as const) {
    await insert(store, 'branch', {
      brand_id: 'alder',
      id,
      name,
      region,
      opened_on: '2025-01-01',
      closed_on: closedOn,
    });
    await insert(store, 'terminal', { brand_id: 'alder', id: `${id}-t1`, branch_id: id, kind: 'OTC' });
  }
  await insert(store, 'cashier', { brand_id: 'alder', id: 'cashier-1', branch_id: 'b1', name: 'Asha' });
  await insert(store, 'cashier', { brand_id: 'alder', id: 'cashier-2', branch_id: 'b2', name: 'Juma' });
}

/** Two tickets of b1 won; one was paid there, part of the other in b2; a third won in February was never collected. */
export async function givenTickets(store: Store): Promise<void> {
  await givenBet(store, { ...shop('b1'), record_id: 't1', stake: '100' });
  await givenBet(store, { ...shop('b1'), record_id: 't2', stake: '200' });
  await givenBet(store, { ...shop('b1'), record_id: 't3', stake: '30' });
  await givenBet(store, { ...shop('b1'), record_id: 't0', day: '2026-02-10', stake: '10' });
  await givenSettlement(store, { ...shop('b1'), bet_record_id: 't1', stake: '100', payout: '150' });
  await givenSettlement(store, { ...shop('b1'), bet_record_id: 't2', stake: '200', payout: '80' });
  await givenSettlement(store, { ...shop('b1'), bet_record_id: 't3', stake: '30', result: 'CANCELLED' });
  await givenSettlement(store, {
    ...shop('b1'),
    bet_record_id: 't0',
    day: '2026-02-11',
    stake: '10',
    payout: '60',
  });
  const selling = { channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1' };
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't1',
    branch_id: 'b1',
    cashier_id: 'cashier-1',
    gross: '150',
  });
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't2',
    branch_id: 'b2',
    cashier_id: 'cashier-2',
    gross: '50',
  });
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't3',
    branch_id: 'b1',
    kind: 'REFUND',
    gross: '30',
  });
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't0',
    branch_id: null,
    kind: 'EXPIRED',
    method: 'NONE',
    gross: '60',
    day: '2026-03-20',
  });
}
