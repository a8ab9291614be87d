import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';

type ListQuery = Parsed<typeof listRetailReports.query>;

const parents: Readonly<Record<ListQuery['level'], string>> = {
  region: 'Parent',
  branch: 'Region',
  terminal: 'Branch',
  cashier: 'Branch',
  ticket: 'Branch, terminal or cashier',
};

/** What a list of retail figures shows, in words: one entry for each thing that narrows it. */
export function listFiltersInWords(query: ListQuery, applied: readonly string[]): string[] {
  const text = query.text?.trim().toLowerCase() ?? '';
  return [
    'Channel is retail',
    ...(query.parentId === undefined ? [] : [`${parents[query.level]} is ${query.parentId}`]),
    ...applied,
    ...(query.dateBasis === undefined
      ? []
      : [`Tickets ${query.dateBasis} in the period, with all that is known`]),
    ...(query.payouts === 'selling' ? ['Payments stand with the branch that sold'] : []),
    ...(text === '' ? [] : [`Name or id contains ${text}`]),
  ];
}
