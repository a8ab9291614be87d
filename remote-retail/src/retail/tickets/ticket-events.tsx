import type { TicketEvent } from '@tallyhouse/shared/contracts/retail-tickets';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Link } from '@tallyhouse/shared/kit/router';
import { Timeline } from '@tallyhouse/shared/kit/tabs';
import { useRetailText, type RetailText } from '../../i18n/use-retail-text';
import { wordOfCode } from '../in-language';

interface TicketEventsProps {
  readonly events: readonly TicketEvent[];
  readonly currency: string;
  readonly zone: string;
  /** Branch that sold it: what happened elsewhere says so. */
  readonly soldIn: string | null;
}

/** Every record about a ticket, oldest first: what happened, where, how much, and the batch it came in. */
export function TicketEvents({ events, currency, zone, soldIn }: TicketEventsProps) {
  const text = useRetailText();
  return (
    <Timeline
      items={events.map((event) => ({
        key: `${event.source} ${event.recordId} ${event.recordVersion}`,
        content: (
          <>
            <div>
              <strong>{text(`ticket.event.${event.kind}`)}</strong> · {instantText(event.at, zone)}
            </div>
            <div>{amountWords(event, currency, text)}</div>
            <div>{placeWords(event, soldIn, text)}</div>
            <small>
              {text('ticket.record', {
                source: event.source,
                record: event.recordId,
                known: instantText(event.knownAt, zone),
              })}
              {event.recordVersion > 1
                ? ` · ${text('ticket.corrected', { version: event.recordVersion })}`
                : ''}
              {' · '}
              <Link to={`/load-data?batch=${encodeURIComponent(event.batchId)}`}>
                {text('ticket.batch', { batch: event.batchId })}
              </Link>
            </small>
          </>
        ),
      }))}
    />
  );
}

function amountWords(event: TicketEvent, currency: string, text: RetailText): string {
  const money = (amount: string) => moneyWithCurrencyText(amount, currency);
  const { kind, stake, amount, withholding, net, result } = event;
  return [
    result === null ? null : text(`ticket.result.${resultKey(result)}`),
    stake === null ? null : text('ticket.stakeOf', { amount: money(stake) }),
    amount === null
      ? null
      : text(kind === 'PAID' || kind === 'REFUNDED' ? 'ticket.grossOf' : 'ticket.dueOf', {
          amount: money(amount),
        }),
    withholding === null ? null : text('ticket.withheldOf', { amount: money(withholding) }),
    net === null ? null : text('ticket.netOf', { amount: money(net) }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

const results = [
  'WON',
  'LOST',
  'VOID',
  'LATE_VOID',
  'CANCELLED',
  'CASHED_OUT',
  'PARTIAL_CASHOUT',
  'RESETTLED',
] as const;

function resultKey(result: string): (typeof results)[number] | 'OTHER' {
  return results.find((one) => one === result) ?? 'OTHER';
}

function placeWords(event: TicketEvent, soldIn: string | null, text: RetailText): string {
  const { kind, branchId, branchName, terminalId, cashierName, cashierId, method } = event;
  const isPayment = kind === 'PAID' || kind === 'REFUNDED';
  const isElsewhere = isPayment && branchId !== soldIn;
  const shop = branchName ?? branchId ?? (isPayment ? text('ticket.elsewhere') : null);
  const where = shop === null ? null : isElsewhere ? `⇄ ${shop} (${text('ticket.otherShop')})` : shop;
  const how = method === null ? null : text('ticket.method', { method: wordOfCode(text, 'method', method) });
  return [where, terminalId, cashierName ?? cashierId, how].filter((part) => part !== null).join(' · ');
}
