import type { TicketLife } from '@tallyhouse/shared/contracts/retail-tickets';
import { termOfColumn } from '@tallyhouse/shared/contracts/terms/column-terms';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import type { ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { isCrossShop } from '../figures/figure-rows';
import { useWordOfCode } from '../in-language';
import { TicketEvents } from './ticket-events';

const styles = `
.th-ticket dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px 16px; margin: 0 0 16px; }
.th-ticket dt { color: var(--th-ink-soft); font-size: 12px; line-height: 16px; }
.th-ticket dd { margin: 0; color: var(--th-ink); overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-ticket h2 { font-size: 14px; line-height: 20px; margin: 0 0 8px; color: var(--th-ink); }
.th-ticket-money { border: 1px solid var(--th-line); border-radius: 8px; padding: 12px 16px; }
.th-ticket-money dd { font-weight: 600; }
`;

type Status = TicketLife['ticket']['status'];
const looks: Readonly<Record<Status, { readonly kind: StateKind; readonly mark: string }>> = {
  SOLD: { kind: 'active', mark: '○' },
  CANCELLED: { kind: 'neutral', mark: '×' },
  VOID: { kind: 'neutral', mark: '×' },
  SETTLED: { kind: 'neutral', mark: '●' },
  UNPAID: { kind: 'waiting', mark: '!' },
  PAID: { kind: 'good', mark: '✓' },
  EXPIRED: { kind: 'neutral', mark: '◻' },
};

/** One ticket: what it is, what it came to, where it was sold and paid, and every record about it. */
export function TicketLifeView({ life, zone }: { readonly life: TicketLife; readonly zone: string }) {
  adoptStyles(styles);
  const text = useRetailText();
  const wordOf = useWordOfCode();
  const { ticket, currency } = life;
  const cashier = life.events.find(({ kind }) => kind === 'SOLD');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      text('ticket.status'),
      <StateTag key="s" {...looks[ticket.status]} word={wordOf('ticketStatus', ticket.status)} />,
    ],
    [text('ticket.soldIn'), place(ticket.branchName ?? ticket.branchId, life.region)],
    [text('ticket.terminal'), terminal(ticket.terminalId, ticket.terminalType, wordOf)],
    [text('ticket.cashier'), cashier?.cashierName ?? ticket.cashierId],
    [text('ticket.soldAt'), at(ticket.soldAt, zone)],
    [text('ticket.settledAt'), at(ticket.settledAt, zone)],
    [text('ticket.paidIn'), paidIn(life, text('ticket.elsewhere'))],
    [text('ticket.paidAt'), at(ticket.paidAt, zone)],
    [text('ticket.vertical'), wordOf('vertical', ticket.vertical)],
    [text('ticket.product'), life.product ?? life.productId],
    [text('ticket.legs'), life.legs],
    [text('ticket.odds'), life.odds],
    [text('ticket.licence'), life.licenceId],
    [text('ticket.player'), life.playerRef],
  ];
  const money = (['stake', 'winnings', 'paid', 'unpaid', 'expired'] as const).map((field) => ({
    field,
    value: life[field],
  }));
  return (
    <div className="th-ticket">
      {isCrossShop(ticket) ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-16"
          title={`⇄ ${text('ticket.crossShop')}`}
          description={text('ticket.crossShopHint', {
            sold: ticket.branchName ?? ticket.branchId ?? text('ticket.unknown'),
            paid: ticket.paidBranchName ?? ticket.paidBranchId ?? text('ticket.elsewhere'),
          })}
        />
      ) : null}
      <dl className="th-ticket-money" aria-label={text('ticket.amounts', { currency })}>
        {money.map(({ field, value }) => (
          <div key={field}>
            <dt>
              {text(`ticket.${field}`)}, {currency}{' '}
              <TermHelp term={termOfColumn(field)} name={text(`ticket.${field}`)} />
            </dt>
            <dd>{value === null ? <NoData /> : moneyText(value, currency)}</dd>
          </div>
        ))}
      </dl>
      <dl aria-label={text('ticket.facts')}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <NoData />}</dd>
          </div>
        ))}
      </dl>
      <h2>{text('ticket.life')}</h2>
      <TicketEvents events={life.events} currency={currency} zone={zone} soldIn={ticket.branchId} />
      <p>
        <small>{text('ticket.asOf', { at: instantText(life.asOf, zone) })}</small>
      </p>
    </div>
  );
}

function at(instant: string | null, zone: string): string | null {
  return instant === null ? null : instantText(instant, zone);
}

function place(name: string | null, region: string | null): string | null {
  if (name === null) return null;
  return region === null ? name : `${name} · ${region}`;
}

function terminal(
  id: string | null,
  type: string | null,
  wordOf: (field: string, code: string) => string,
): string | null {
  if (id === null) return null;
  return type === null ? id : `${id} · ${wordOf('terminalType', type)}`;
}

function paidIn({ ticket }: TicketLife, elsewhere: string): string | null {
  if (ticket.paidAt === null) return null;
  return ticket.paidBranchName ?? ticket.paidBranchId ?? elsewhere;
}
