import Big from 'big.js';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { holdOf } from '../../../domain/measures/hold';
import { addMoney, formatMoney, subtractMoney } from '../../../domain/money/money';
import { ValidationFailed } from '../../../platform/http/problems';
import type { PlaceSums } from './queries/sum-places';

/** Sums of a place, or of a ticket with what else is known of it, as the contract writes them. */
export function toRetailRow(
  sums: PlaceSums,
  level: RetailRow['level'],
  ticket: RetailRow['ticket'] = null,
): RetailRow {
  const money = (amount: string | null) => formatMoney(amount ?? '0');
  const returned = formatMoney(new Big(sums.cancelled ?? 0).plus(sums.voids ?? 0));
  const netStakes = formatMoney(new Big(sums.stakesSettled ?? 0).minus(returned));
  const ggr = formatMoney(new Big(netStakes).minus(sums.winnings ?? 0));
  const hasDrawer = (sums.shifts ?? 0) > 0;
  const isOpen = (sums.ticketsSold ?? 0) + (sums.paymentCount ?? 0) + (sums.shifts ?? 0) > 0;
  return {
    id: sums.id,
    level,
    name: sums.name,
    region: sums.region,
    ticketsSold: sums.ticketsSold ?? 0,
    stakes: money(sums.stakes),
    stakesSettled: money(sums.stakesSettled),
    ticketsCancelled: sums.ticketsCancelled ?? 0,
    cancelled: money(sums.cancelled),
    voids: money(sums.voids),
    winnings: money(sums.winnings),
    paid: money(sums.paid),
    unpaid: formatMoney(new Big(sums.wonEver ?? 0).minus(sums.clearedEver ?? 0)),
    expired: money(sums.expired),
    ggr,
    hold: holdOf(ggr, netStakes),
    vouchersIssued: money(sums.vouchers),
    vouchersRedeemed: null,
    drawerExpected: hasDrawer ? money(sums.drawerExpected) : null,
    drawerCounted: hasDrawer ? money(sums.drawerCounted) : null,
    overShort: hasDrawer
      ? formatMoney(new Big(sums.drawerCounted ?? 0).minus(sums.drawerExpected ?? 0))
      : null,
    commission: null,
    terminals: sums.terminals,
    terminalsActive: sums.terminals === null ? null : (sums.terminalsActive ?? 0),
    state: isOpen ? 'OPEN' : 'CLOSED',
    // A closed shop has none, yet what it owes lies at its terminals.
    hasChildren:
      (level === 'region' && sums.terminals !== null) ||
      (level === 'branch' && ((sums.terminals ?? 0) > 0 || (!isOpen && sums.terminals !== null))),
    ticket,
  };
}

const amounts = [
  'stakes',
  'stakesSettled',
  'cancelled',
  'voids',
  'winnings',
  'paid',
  'unpaid',
  'expired',
  'ggr',
  'vouchersIssued',
] as const;
const drawerAmounts = ['drawerExpected', 'drawerCounted', 'overShort'] as const;
const counts = ['ticketsSold', 'ticketsCancelled', 'terminals', 'terminalsActive'] as const;

/** Totals of all places; drawers over those that have one, hold from the sums. What no source tells of is null. */
export function totalsOfPlaces(
  sums: readonly PlaceSums[],
  rows: readonly RetailRow[],
): Record<string, string | number | null> {
  const total = (values: readonly (string | null)[]) =>
    formatMoney(values.reduce((sum, value) => sum.plus(value ?? 0), new Big(0)));
  const withDrawer = rows.filter(({ drawerExpected }) => drawerExpected !== null);
  const settled = total(sums.map(({ stakesSettled }) => stakesSettled));
  const returned = addMoney(
    total(sums.map(({ cancelled }) => cancelled)),
    total(sums.map(({ voids }) => voids)),
  );
  const ggr = total(rows.map((row) => row.ggr));
  const hasTerminals = rows.some(({ terminals }) => terminals !== null);
  return {
    ...Object.fromEntries(
      counts.map((field) => [field, rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)] as const),
    ),
    ...(hasTerminals || rows.length === 0 ? {} : { terminals: null, terminalsActive: null }),
    ...Object.fromEntries(amounts.map((field) => [field, total(rows.map((row) => row[field]))])),
    ...Object.fromEntries(
      drawerAmounts.map((field) => [
        field,
        withDrawer.length === 0 ? null : total(withDrawer.map((row) => row[field])),
      ]),
    ),
    hold: holdOf(ggr, subtractMoney(settled, returned)),
    vouchersRedeemed: null,
    commission: null,
  };
}

/** What single values stand in; a ticket's own particulars are a group of them. */
type SortField = Exclude<keyof RetailRow, 'ticket'>;

const textFields: readonly SortField[] = ['id', 'name', 'region', 'state'];
const sortable: readonly SortField[] = [...textFields, ...counts, ...amounts, ...drawerAmounts, 'hold'];

/**
 * Rows in the order of `ggr:desc,name:asc`, by name without it; the id decides last, rows without a value come last.
 *
 * Errors: `ValidationFailed` for a field that rows cannot be sorted by.
 */
export function sortRows(rows: readonly RetailRow[], sort = 'name:asc'): RetailRow[] {
  const keys = sort.split(',').map((part) => {
    const [name = '', direction] = part.split(':');
    const field = sortable.find((known) => known === name);
    if (field === undefined) {
      throw new ValidationFailed([
        { field: 'sort', code: 'UNKNOWN_FIELD', message: `It cannot be sorted by "${name}"` },
      ]);
    }
    return { field, sign: direction === 'desc' ? -1 : 1 };
  });
  return [...rows].sort((left, right) => {
    for (const { field, sign } of keys) {
      const order = compareBy(field, left, right);
      if (order.isDecided) return order.sign;
      if (order.sign !== 0) return order.sign * sign;
    }
    return left.id < right.id ? -1 : 1;
  });
}

/** `isDecided`: one of them has no value, which comes last in either direction. */
function compareBy(
  field: SortField,
  left: RetailRow,
  right: RetailRow,
): { sign: number; isDecided: boolean } {
  const [leftValue, rightValue] = [left[field], right[field]];
  if (leftValue === rightValue) return { sign: 0, isDecided: false };
  if (leftValue === null) return { sign: 1, isDecided: true };
  if (rightValue === null) return { sign: -1, isDecided: true };
  const sign = textFields.includes(field)
    ? String(leftValue).localeCompare(String(rightValue), 'en', { numeric: true })
    : new Big(String(leftValue)).cmp(String(rightValue));
  return { sign, isDecided: false };
}
