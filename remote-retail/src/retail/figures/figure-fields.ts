import type { FieldType } from '@tallyhouse/shared/contracts/report-fields';

/** A column of the figures: what it is, and whether the server sorts by it. */
export interface FigureField {
  readonly field: FieldName;
  readonly type: FieldType;
  readonly group: 'place' | 'sales' | 'winnings' | 'cash' | 'drawer' | 'machines' | 'ticket';
  readonly isSortable: boolean;
}

export type FieldName = (typeof placeFields)[number]['field'] | (typeof ticketFields)[number]['field'];

const sortable = true;

/** Columns of places, in the order of reading: sold, settled, paid, counted. */
export const placeFields = [
  { field: 'name', type: 'text', group: 'place', isSortable: sortable },
  { field: 'region', type: 'text', group: 'place', isSortable: sortable },
  { field: 'state', type: 'text', group: 'place', isSortable: sortable },
  { field: 'ticketsSold', type: 'count', group: 'sales', isSortable: sortable },
  { field: 'stakes', type: 'money', group: 'sales', isSortable: sortable },
  { field: 'stakesSettled', type: 'money', group: 'winnings', isSortable: sortable },
  { field: 'winnings', type: 'money', group: 'winnings', isSortable: sortable },
  { field: 'ggr', type: 'money', group: 'winnings', isSortable: sortable },
  { field: 'hold', type: 'rate', group: 'winnings', isSortable: sortable },
  { field: 'paid', type: 'money', group: 'cash', isSortable: sortable },
  { field: 'unpaid', type: 'money', group: 'cash', isSortable: sortable },
  { field: 'expired', type: 'money', group: 'cash', isSortable: sortable },
  { field: 'overShort', type: 'money', group: 'drawer', isSortable: sortable },
  { field: 'drawer', type: 'text', group: 'drawer', isSortable: false },
  { field: 'drawerExpected', type: 'money', group: 'drawer', isSortable: sortable },
  { field: 'drawerCounted', type: 'money', group: 'drawer', isSortable: sortable },
  { field: 'ticketsCancelled', type: 'count', group: 'sales', isSortable: sortable },
  { field: 'cancelled', type: 'money', group: 'sales', isSortable: sortable },
  { field: 'voids', type: 'money', group: 'sales', isSortable: sortable },
  { field: 'vouchersIssued', type: 'money', group: 'cash', isSortable: sortable },
  { field: 'vouchersRedeemed', type: 'money', group: 'cash', isSortable: false },
  { field: 'commission', type: 'money', group: 'machines', isSortable: false },
  { field: 'terminals', type: 'count', group: 'machines', isSortable: sortable },
  { field: 'terminalsActive', type: 'count', group: 'machines', isSortable: sortable },
] as const;

/** Columns of single tickets. */
export const ticketFields = [
  { field: 'name', type: 'text', group: 'ticket', isSortable: sortable },
  { field: 'ticketStatus', type: 'text', group: 'ticket', isSortable: false },
  { field: 'soldAt', type: 'text', group: 'ticket', isSortable: sortable },
  { field: 'branchName', type: 'text', group: 'place', isSortable: false },
  { field: 'terminal', type: 'text', group: 'place', isSortable: false },
  { field: 'cashier', type: 'text', group: 'place', isSortable: false },
  { field: 'vertical', type: 'text', group: 'ticket', isSortable: false },
  { field: 'stakes', type: 'money', group: 'sales', isSortable: sortable },
  { field: 'cancelled', type: 'money', group: 'sales', isSortable: sortable },
  { field: 'voids', type: 'money', group: 'sales', isSortable: sortable },
  { field: 'settledAt', type: 'text', group: 'winnings', isSortable: false },
  { field: 'stakesSettled', type: 'money', group: 'winnings', isSortable: sortable },
  { field: 'winnings', type: 'money', group: 'winnings', isSortable: sortable },
  { field: 'ggr', type: 'money', group: 'winnings', isSortable: sortable },
  { field: 'paid', type: 'money', group: 'cash', isSortable: sortable },
  { field: 'paidAt', type: 'text', group: 'cash', isSortable: false },
  { field: 'paidWhere', type: 'text', group: 'cash', isSortable: false },
  { field: 'unpaid', type: 'money', group: 'cash', isSortable: sortable },
  { field: 'expired', type: 'money', group: 'cash', isSortable: sortable },
] as const;

/** Columns that name a row: they are always shown. */
export const namingFields: readonly string[] = ['name', 'state', 'ticketStatus'];

export function fieldsOf(level: string): readonly FigureField[] {
  return level === 'ticket' ? ticketFields : placeFields;
}
