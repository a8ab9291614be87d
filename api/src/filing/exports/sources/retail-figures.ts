import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { knownAt } from '../../../figures/known-at';
import { mostRows } from '../../../reporting/reports/content-rows';
import { readRetailFigures } from '../../../reporting/retail/retail-reports/read-retail-figures';
import type { ExportDocument, SourceColumn } from '../../../reporting/export-files/export-document';
import type { ExportContext } from '../export-source';
import { figureDocument } from './figure-document';

type FigureFilters = Extract<ExportSource, { kind: 'retail-figures' }>['query'];

const columns: readonly (SourceColumn & {
  readonly field: Exclude<keyof RetailRow, 'ticket' | 'hasChildren'>;
})[] = [
  { field: 'id', title: 'Id', type: 'text' },
  { field: 'name', title: 'Name', type: 'text' },
  { field: 'region', title: 'Region', type: 'text' },
  { field: 'state', title: 'State', type: 'text', codes: 'branchStates' },
  { field: 'ticketsSold', title: 'Tickets sold', type: 'count' },
  { field: 'stakes', title: 'Stakes', type: 'money' },
  { field: 'stakesSettled', title: 'Stakes settled', type: 'money' },
  { field: 'ticketsCancelled', title: 'Tickets cancelled', type: 'count' },
  { field: 'cancelled', title: 'Cancelled', type: 'money' },
  { field: 'voids', title: 'Other voids', type: 'money' },
  { field: 'winnings', title: 'Winnings due', type: 'money' },
  { field: 'paid', title: 'Paid', type: 'money' },
  { field: 'unpaid', title: 'Unpaid', type: 'money' },
  { field: 'expired', title: 'Expired', type: 'money' },
  { field: 'ggr', title: 'Gross gaming revenue', type: 'money' },
  { field: 'hold', title: 'Hold', type: 'rate' },
  { field: 'vouchersIssued', title: 'Vouchers issued', type: 'money' },
  { field: 'vouchersRedeemed', title: 'Vouchers redeemed', type: 'money' },
  { field: 'drawerExpected', title: 'Drawer expected', type: 'money' },
  { field: 'drawerCounted', title: 'Drawer counted', type: 'money' },
  { field: 'overShort', title: 'Over or short', type: 'money' },
  { field: 'commission', title: 'Commission', type: 'money' },
  { field: 'terminals', title: 'Terminals', type: 'count' },
  { field: 'terminalsActive', title: 'Terminals active', type: 'count' },
];

/** Every place of a level with its figures. A brand has some hundred, so they are read at once. */
export async function openRetailFigures(
  filters: FigureFilters,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal } = context;
  const { items, totals, currency, meta } = await readRetailFigures(
    store,
    brand,
    { ...filters, page: 1, pageSize: mostRows },
    { asOf: knownAt(filters.asOf, orderedAt), signal },
  );
  return figureDocument(context, {
    name: `retail-${filters.level}-${filters.from}-${filters.to}`,
    title: context.words.say(`Retail figures by ${filters.level}`),
    meta,
    currency,
    rulePack: null,
    columns,
    rows: items.map((row) => columns.map(({ field }) => row[field])),
    totals: columns.map(({ field }) => totals[field] ?? null),
  });
}
