import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import { termOfFigure } from '@tallyhouse/shared/contracts/terms/column-terms';
import type { GridColumn } from '@tallyhouse/shared/ui/report-grid';
import type { RetailText } from '../../i18n/use-retail-text';
import { fieldsOf, namingFields, type FieldName } from './figure-fields';
import type { PlaceLevel } from './place-view';

interface ColumnContext {
  readonly level: PlaceLevel;
  readonly currency: string;
  readonly text: RetailText;
  /** The region stands in a column only where rows of several are mixed. */
  readonly hasRegions: boolean;
}

/** Columns of a level as the grid draws them, with units, meanings and words for codes. */
export function figureColumns({ level, currency, text, hasRegions }: ColumnContext): readonly GridColumn[] {
  return fieldsOf(level)
    .filter(({ field }) => isOfLevel(field, level, hasRegions))
    .map(({ field, type, group, isSortable }) => ({
      field,
      title: field === 'name' ? text(`levelOne.${level}`) : text(`columns.${field}`),
      type,
      group: text(`columnGroups.${group}`),
      term: termOfFigure({ field: field === 'stakes' ? 'stakesSold' : field, type }),
      help: helpOf(field, text),
      isInstant: isInstant(field),
      unit: type === 'money' ? currency : undefined,
      isSortable,
      isLink: field === 'name',
      isSummable: type === 'money' || type === 'count',
      valueLabels: labelsOf(field, text),
      lockedBecause: namingFields.includes(field) ? text('columnLocked.naming') : undefined,
    }));
}

function isOfLevel(field: FieldName, level: PlaceLevel, hasRegions: boolean): boolean {
  if (field === 'region') return level === 'branch' && hasRegions;
  if (field === 'terminals' || field === 'terminalsActive') return level === 'region' || level === 'branch';
  if (
    field === 'drawerExpected' ||
    field === 'drawerCounted' ||
    field === 'overShort' ||
    field === 'drawer'
  ) {
    // A drawer is a cashier's: a machine has none.
    return level !== 'terminal';
  }
  return true;
}

function isInstant(field: FieldName): boolean {
  return field === 'soldAt' || field === 'settledAt' || field === 'paidAt';
}

function helpOf(field: FieldName, text: RetailText): string | undefined {
  return field === 'state' || field === 'paidWhere' ? text(`columnHelp.${field}`) : undefined;
}

function labelsOf(field: FieldName, text: RetailText): ReadonlyMap<string, string> | undefined {
  switch (field) {
    case 'state':
      return new Map([
        ['OPEN', `● ${text('open')}`],
        ['CLOSED', `◻ ${text('closed')}`],
      ]);
    case 'drawer':
      return new Map([
        ['OVER', `▲ ${text('over')}`],
        ['SHORT', `▼ ${text('short')}`],
        ['EXACT', `✓ ${text('exact')}`],
      ]);
    case 'ticketStatus':
      return statusLabels(text);
    case 'vertical':
      return new Map(verticalSchema.options.map((code) => [code, text(`words.vertical.${code}`)]));
    default:
      return undefined;
  }
}

const marks = {
  SOLD: '○',
  CANCELLED: '×',
  VOID: '×',
  SETTLED: '●',
  UNPAID: '!',
  PAID: '✓',
  EXPIRED: '◻',
} as const;
export type TicketStatusCode = keyof typeof marks;

/** Icon and word of every state of a ticket. */
export function statusLabels(text: RetailText): ReadonlyMap<string, string> {
  return new Map(
    (Object.keys(marks) as TicketStatusCode[]).map((code) => [
      code,
      `${marks[code]} ${text(`words.ticketStatus.${code}`)}`,
    ]),
  );
}
