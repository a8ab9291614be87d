import type { FieldType } from '@tallyhouse/shared/contracts/report-fields';
import { figureStatusSchema, verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { GridColumn } from '@tallyhouse/shared/ui/report-grid';
import type { ReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import type { TotalsText } from '../../i18n/use-totals-text';
import { statementLines, type MeasureKind } from '../statement/statement-lines';

/** Measures with columns for what they were before and how they changed. */
export const comparedMeasures = ['netStakes', 'winnings', 'ggr'] as const;

interface ColumnWords {
  readonly text: TotalsText;
  readonly statusText: ReportingText;
  /** Licence numbers by id. */
  readonly licences: ReadonlyMap<string, { readonly number: string }>;
}

const typeOf: Readonly<Record<MeasureKind, FieldType>> = { money: 'money', count: 'count', rate: 'rate' };

/**
 * Columns of the totals: whose they are, how they are split, every measure, and how it stands against before.
 *
 * `currency` is null where rows have several; each row then says its own.
 */
export function totalColumns(
  groupBy: readonly TotalDimension[],
  currency: string | null,
  { text, statusText, licences }: ColumnWords,
): GridColumn[] {
  const unit = currency ?? undefined;
  const split = { group: text('rows.groupTitle'), type: 'text', isSortable: true } as const;
  const labels: Readonly<Record<TotalDimension, ReadonlyMap<string, string>>> = {
    channel: new Map((['ONLINE', 'RETAIL'] as const).map((one) => [one, text(`channel.${one}`)])),
    vertical: new Map(verticalSchema.options.map((one) => [one, text(`vertical.${one}`)])),
    licence: new Map([...licences].map(([id, { number }]) => [id, number])),
  };
  const figures = statementLines.map(({ measure, kind }): GridColumn => ({
    field: measure,
    title: text(`measure.${measure}`),
    term: measure,
    type: typeOf[kind],
    group: text('rows.groupFigures'),
    isSortable: true,
    ...(kind === 'money' && { unit }),
  }));
  const changes = comparedMeasures.flatMap((measure): GridColumn[] => {
    const shared = { group: text('rows.groupChange'), isSortable: true } as const;
    const name = text(`measure.${measure}`);
    return [
      {
        ...shared,
        field: `${measure}Before`,
        title: text('rows.before', { name }),
        type: 'money',
        unit,
        term: measure,
      },
      {
        ...shared,
        field: `${measure}Change`,
        title: text('rows.change', { name }),
        type: 'money',
        unit,
        term: 'change',
      },
      {
        ...shared,
        field: `${measure}ChangeRate`,
        title: text('rows.changeRate', { name }),
        type: 'rate',
        term: 'change',
      },
    ];
  });
  return [
    { ...split, field: 'brand', title: text('rows.brand') },
    ...(currency === null ? [{ ...split, field: 'currency', title: text('rows.currency') }] : []),
    ...groupBy.map((dimension): GridColumn => ({
      ...split,
      field: dimension,
      title: text(`rows.by.${dimension}`),
      valueLabels: labels[dimension],
    })),
    ...figures,
    ...changes,
    {
      ...split,
      field: 'status',
      title: text('rows.status'),
      valueLabels: new Map(figureStatusSchema.options.map((one) => [one, statusText(`status.${one}`)])),
    },
  ];
}
