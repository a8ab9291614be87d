import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Column } from '@tallyhouse/shared/contracts/report-fields';
import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { mostRows } from '../../reports/content-rows';
import { readRetailFigures } from '../../retail-reports/read-retail-figures';
import { readLicences } from '../../users/read-licences';
import { noteOf, type ExportDocument } from '../export-document';
import { headOf, periodInWords, statusInWords } from '../export-head';
import type { ExportContext } from '../export-source';

type FigureFilters = Extract<ExportSource, { kind: 'retail-figures' }>['query'];

const columns: readonly (Column & { readonly field: Exclude<keyof RetailRow, 'ticket' | 'hasChildren'> })[] =
  [
    { field: 'id', title: 'Id', type: 'text' },
    { field: 'name', title: 'Name', type: 'text' },
    { field: 'region', title: 'Region', type: 'text' },
    { field: 'state', title: 'State', type: 'text' },
    { field: 'ticketsSold', title: 'Tickets sold', type: 'count' },
    { field: 'stakes', title: 'Stakes', type: 'money' },
    { field: 'ticketsCancelled', title: 'Tickets cancelled', type: 'count' },
    { field: 'cancelled', title: 'Cancelled', type: 'money' },
    { field: 'voids', title: 'Voids', type: 'money' },
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
  { store, brand, user, orderedAt, signal }: ExportContext,
): Promise<ExportDocument> {
  const { items, totals, totalCount, currency, meta } = await readRetailFigures(
    store,
    brand,
    { ...filters, page: 1, pageSize: mostRows },
    { asOf: orderedAt.toISOString(), signal },
  );
  const note = noteOf(totalCount, meta.noActivity);
  return {
    name: `retail-${filters.level}-${filters.from}-${filters.to}`,
    columns: columns.map(({ field, title, type }) => ({ field, title, type })),
    rowCount: totalCount,
    note,
    totals: columns.map(({ field }) => totals[field] ?? null),
    rows: () => items.map((row) => columns.map(({ field }) => row[field])),
    head: headOf({
      title: `Retail figures by ${filters.level}`,
      brandName: brand.name,
      licences: (await readLicences(store, [brand.id])).get(brand.id) ?? [],
      period: periodInWords(meta.period),
      basis: meta.basis,
      currency,
      asOf: meta.asOf,
      snapshotId: meta.snapshotId,
      status: statusInWords(meta),
      generatedAt: orderedAt,
      generatedBy: user.name,
      rows: String(totalCount),
      filtersText: meta.filtersText,
      note,
    }),
  };
}
