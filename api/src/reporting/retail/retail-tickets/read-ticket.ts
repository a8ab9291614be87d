import Big from 'big.js';
import type { TicketEvent, TicketLife } from '@tallyhouse/shared/contracts/retail-tickets';
import type { RetailTicket } from '@tallyhouse/shared/contracts/retail-reports';
import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { requireShown } from '../../../platform/access/blind/blindness';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { addDays } from '../../../domain/periods/calendar';
import { formatMoney } from '../../../domain/money/money';
import { NotFound } from '../../../platform/http/problems';
import { readTickets } from '../retail-reports/queries/list-tickets';
import { currencyUnder } from '../../../figures/brand-currencies';
import type { Queryable, QueryOptions } from '../../../store/store';
import { readTicketEvents } from './queries/ticket-events';
import { readTicketFacts } from './queries/ticket-facts';

/**
 * The life of one retail ticket as known at `asOf`, its player by the reference.
 *
 * Errors: `NotFound`, also for tickets of other brands and for online bets; `FIGURES_WITHHELD`.
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
  requireShown({ brandId: brand.id, channels: ['RETAIL'], period: daysOf(ticket) });
  const { winnings, paid, expired, odds, stake } = facts;
  return {
    ...facts,
    id,
    name: address.recordId,
    ticket,
    currency: currencyUnder(brand, facts.licenceId),
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

/** Gaming days that it may count in: a day more at both ends, whatever the zone and the start of the day. */
function daysOf({ soldAt, settledAt, paidAt }: RetailTicket): Period | undefined {
  const days = [soldAt, settledAt, paidAt].flatMap((at) => (at === null ? [] : [at.slice(0, 10)])).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : { from: addDays(first, -1), to: addDays(last, 1) };
}
