import { reportStateSchema } from '../../contracts/reports';
import { basisSchema, figureStatusSchema } from '../../contracts/scalars';
import type { ReportingText } from '../../reporting/use-reporting-text';
import type { GridColumn } from '../../ui/report-grid';
import type { TermKey } from '../../contracts/terms/term';
import type { KeptReportsText } from '../i18n/use-kept-reports-text';
import type { SpokenType } from '../use-report-fields';
import { stateMarks, statusMarks } from './state-marks';

interface ColumnContext {
  readonly text: KeptReportsText;
  readonly spoken: ReportingText;
  readonly types: readonly SpokenType[];
  /** Currency of all reports; undefined where each has its own. */
  readonly currency: string | undefined;
  readonly hasBrands: boolean;
}

type ListColumn = keyof typeof columnTypes;

/** Every column of the list, in its order. */
const columnTypes = {
  title: 'text',
  brand: 'text',
  period: 'text',
  state: 'text',
  figureStatus: 'text',
  currency: 'text',
  stakes: 'money',
  ggr: 'money',
  tax: 'money',
  rowCount: 'count',
  type: 'text',
  basis: 'text',
  version: 'count',
  preparedBy: 'text',
  preparedAt: 'text',
  confirmedBy: 'text',
  sentAt: 'text',
  ackRef: 'text',
  id: 'text',
  contentHash: 'text',
} as const;

const columnTerms = {
  stakes: 'stakes',
  ggr: 'ggr',
  tax: 'payable',
  rowCount: 'rowCount',
  figureStatus: 'figureStatus',
  basis: 'basis',
  version: 'reportVersion',
  contentHash: 'contentHash',
} as const satisfies Partial<Record<ListColumn, TermKey>>;

/** What the call can order by. */
const sortable: readonly ListColumn[] = [
  ...(['title', 'period', 'state', 'rowCount', 'stakes', 'ggr', 'tax'] as const),
  ...(['type', 'basis', 'version', 'preparedAt'] as const),
];

/** Fields that sums make no sense for. */
const notSummable: readonly ListColumn[] = ['version'];

export const listColumns = Object.keys(columnTypes) as readonly ListColumn[];

/** Columns of the list of reports: what each is, what state it is in, what it says, who made and confirmed it. */
export function reportColumns({ text, spoken, types, currency, hasBrands }: ColumnContext): GridColumn[] {
  const labels: Partial<Record<ListColumn, ReadonlyMap<string, string>>> = {
    type: new Map(types.map(({ type, title }) => [type, title])),
    basis: new Map(basisSchema.options.map((basis) => [basis, spoken(`basis.${basis}`)])),
    state: new Map(
      reportStateSchema.options.map((state) => [
        state,
        `${stateMarks[state]} ${spoken(`reportState.${state}`)}`,
      ]),
    ),
    figureStatus: new Map(
      figureStatusSchema.options.map((status) => [
        status,
        `${statusMarks[status]} ${spoken(`status.${status}`)}`,
      ]),
    ),
  };
  return listColumns
    .filter((field) => (field === 'brand' ? hasBrands : field === 'currency' ? currency === undefined : true))
    .map((field): GridColumn => ({
      field,
      title: text(`list.column.${field}`),
      type: columnTypes[field],
      unit: columnTypes[field] === 'money' ? currency : undefined,
      term: field in columnTerms ? columnTerms[field as keyof typeof columnTerms] : undefined,
      isSortable: sortable.includes(field),
      isLink: field === 'title',
      isSummable: notSummable.includes(field) || currency === undefined ? false : undefined,
      valueLabels: labels[field],
    }));
}
