import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { RetailRow, RetailTicket } from '@tallyhouse/shared/contracts/retail-reports';
import { instantText } from '@tallyhouse/shared/format/instant';
import type { GridRow } from '@tallyhouse/shared/ui/report-grid';
import { placeFields } from './figure-fields';
import type { RetailText } from '../../i18n/use-retail-text';

interface RowContext {
  /** Zone of the brand's gaming days. */
  readonly zone: string;
  readonly text: RetailText;
  readonly cashierName: (id: string) => string;
}

/** Rows of the answer as the grid draws them. */
export function toGridRow(row: RetailRow, context: RowContext): GridRow {
  const { ticket, id } = row;
  const values: Record<string, Cell> = { drawer: drawerState(row.overShort) };
  for (const { field } of placeFields) if (field !== 'drawer') values[field] = row[field];
  if (row.state === 'CLOSED') blankZeros(values);
  return {
    key: id,
    values: ticket === null ? values : { ...values, ...ticketCells(ticket, context) },
  };
}

/** A closed shop's tickets may still settle or be paid elsewhere: what is not zero is shown, the rest is no figure. */
function blankZeros(values: Record<string, Cell>): void {
  for (const [field, value] of Object.entries(values)) {
    if (field !== 'terminals' && !/[1-9]/.test(String(value)) && /^[-\d.]+$/.test(String(value))) {
      values[field] = null;
    }
  }
}

/** Whether a drawer held more or less than it should; null without one. */
export function drawerState(overShort: string | null): 'OVER' | 'SHORT' | 'EXACT' | null {
  if (overShort === null) return null;
  if (!/[1-9]/.test(overShort)) return 'EXACT';
  return overShort.startsWith('-') ? 'SHORT' : 'OVER';
}

function ticketCells(ticket: RetailTicket, { zone, text, cashierName }: RowContext) {
  const at = (instant: string | null) => (instant === null ? null : instantText(instant, zone));
  return {
    ticketStatus: ticket.status,
    soldAt: at(ticket.soldAt),
    settledAt: at(ticket.settledAt),
    paidAt: at(ticket.paidAt),
    branchName: ticket.branchName,
    terminal: ticket.terminalId,
    cashier: ticket.cashierId === null ? null : cashierName(ticket.cashierId),
    vertical: ticket.vertical,
    paidWhere: paidWhere(ticket, text),
  };
}

/** The shop that paid, marked where it is not the one that sold; null before a payment. */
function paidWhere(ticket: RetailTicket, text: RetailText): string | null {
  if (ticket.paidAt === null) return null;
  if (ticket.paidBranchId === null) return `⇄ ${text('ticket.elsewhere')}`;
  const name = ticket.paidBranchName ?? ticket.paidBranchId;
  return isCrossShop(ticket) ? `⇄ ${name}` : name;
}

/** Sold in one shop and paid in another, or into a wallet. */
export function isCrossShop({ paidAt, paidBranchId, branchId }: RetailTicket): boolean {
  return paidAt !== null && paidBranchId !== branchId;
}
