import Big from 'big.js';
import type { TicketEvent, TicketLife } from '@tallyhouse/shared/contracts/retail-tickets';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../auth/current-user';
import { formatMoney } from '../domain/money/money';
import { NotFound } from '../problems';
import { readTickets } from '../retail-reports/queries/list-tickets';
import type { Queryable, QueryOptions } from '../store/store';
import { readTicketEvents } from './queries/ticket-events';
import { readTicketFacts } from './queries/ticket-facts';

/**
 * The life of one retail ticket as known at `asOf`, its player by the reference.
 *
 * Errors: `NotFound`, also for tickets of other brands and for online bets.
 */
export async function readTicket(
  store: Queryable,
  brand: ActiveBrand,
  { id, asOf, ...options }: QueryOptions & { readonly id: string; readonly asOf: Instant },
): Promise<Omit<TicketLife, 'isMasked'>> {
  // A source's key has no slash, a record's may.
  const slash = id.indexOf('/');
  const address = {
    ...{ brandId: brand.id, asOf },
    ...{ source: id.slice(0, slash), recordId: id.slice(slash + 1) },
  };
  const facts = await readTicketFacts(store, address, options);
  const ticket = (await readTickets(store, { brandId: brand.id, asOf }, [id])).get(id);
  if (facts === undefined || ticket === undefined) throw new NotFound('ticket');
  const { winnings, paid, expired, odds, stake } = facts;
  return {
    ...facts,
    id,
    name: address.recordId,
    ticket,
    currency: brand.currency,
    odds: formatted(odds),
    stake: formatted(stake),
    winnings: formatMoney(winnings),
    paid: formatMoney(paid),
    expired: formatMoney(expired),
    unpaid: formatMoney(new Big(winnings).minus(paid).minus(expired)),
    events: (await readTicketEvents(store, address, options)).map(present),
    asOf,
  };
}

function present(event: TicketEvent): TicketEvent {
  const { stake, amount, withholding, net } = event;
  return {
    ...event,
    stake: formatted(stake),
    amount: formatted(amount),
    withholding: formatted(withholding),
    net: formatted(net),
  };
}

function formatted(amount: string | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
