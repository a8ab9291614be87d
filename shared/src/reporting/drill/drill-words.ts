import { isCounted } from '../../contracts/counted-measures';
import type { DrillFact, DrillLevel, DrillMeasure } from '../../contracts/lineage';
import { betResults } from '../../contracts/words/labels.en';
import type { Cell } from '../../contracts/report-fields';
import { channelSchema, verticalSchema } from '../../contracts/scalars';
import { countText } from '../../format/count';
import { dayText } from '../../format/day';
import { instantText } from '../../format/instant';
import { moneyText } from '../../format/money';
import type { GridColumn, GridRow } from '../../ui/grid/grid-model';
import type { DrillAnswer } from './drill-queries';
import type { DrillText } from './use-drill-text';
import type { Licences } from '../use-licences';

/** A value of a measure as people read it. */
export function valueText(value: string, measure: DrillMeasure, currency: string): string {
  return isCounted(measure) ? countText(Number(value)) : moneyText(value, currency);
}

/** A value for a cell of the grid. */
export function valueCell(value: string, measure: DrillMeasure): Cell {
  return isCounted(measure) ? Number(value) : value;
}

/** What rows are written with. */
export interface RowWords {
  readonly text: DrillText;
  /** By id; a licence that is not among them stands by it. */
  readonly licences: Licences;
}

/** How the group of a level is called. */
export function groupWords(
  level: DrillLevel,
  key: string | null,
  { text, licences }: Pick<RowWords, 'text' | 'licences'>,
): string {
  if (key === null || key === '') return text('noName');
  if (level === 'licence') return licences.get(key)?.number ?? key;
  if (level === 'day') return dayText(key);
  const channel = channelSchema.safeParse(key);
  if (level === 'channel' && channel.success) return text(`channel.${channel.data}`);
  const vertical = verticalSchema.safeParse(key);
  return level === 'vertical' && vertical.success ? text(`vertical.${vertical.data}`) : key;
}

interface Shown {
  readonly measure: DrillMeasure;
  readonly currency: string;
  readonly level: DrillLevel;
}

function valueColumn({ measure, currency }: Shown, text: DrillText): GridColumn {
  const isCount = isCounted(measure);
  return {
    field: 'value',
    title: text(`measure.${measure}`),
    type: isCount ? 'count' : 'money',
    unit: isCount ? undefined : currency,
  };
}

/** Columns of a level of groups, or of single records. */
export function drillColumns(shown: Shown, text: DrillText): GridColumn[] {
  const value = valueColumn(shown, text);
  if (shown.level !== 'fact') {
    return [
      { field: 'name', title: text(`level.${shown.level}`), type: 'text', isLink: true },
      { field: 'facts', title: text('factCount'), type: 'count' },
      value,
    ];
  }
  const words = (field: string, title: string): GridColumn => ({ field, title, type: 'text' });
  return [
    { ...words('time', text('fact.time')), isInstant: true },
    words('kind', text('fact.kind')),
    value,
    words('record', text('fact.record')),
    words('bet', text('fact.bet')),
    words('result', text('fact.result')),
    { field: 'day', title: text('level.day'), type: 'date' },
    words('vertical', text('level.vertical')),
    words('product', text('level.product')),
    words('branch', text('level.branch')),
    words('terminal', text('fact.terminal')),
    words('cashier', text('fact.cashier')),
    words('player', text('fact.player')),
    words('licence', text('level.licence')),
    words('source', text('fact.source')),
    { field: 'version', title: text('fact.version'), type: 'count', isSummable: false },
    { field: 'batch', title: text('level.batch'), type: 'text', isLink: true },
  ];
}

/** Rows of a page: groups or single records. */
export function drillRows(answer: DrillAnswer, words: RowWords): GridRow[] {
  const { level, cell } = answer;
  if (level !== 'fact') {
    return answer.groups.map(({ key, value, facts }) => ({
      key: key ?? '',
      values: { name: groupWords(level, key, words), facts, value: valueCell(value, cell.measure) },
    }));
  }
  // Records of a source that sends no ids can be alike in everything: their place tells them apart.
  const first = (answer.page - 1) * answer.pageSize;
  return answer.items.map((fact, at) => ({
    key: `${fact.source}/${fact.kind}/${fact.recordId ?? first + at}/${fact.recordVersion}`,
    values: factValues(fact, {
      ...words,
      zone: cell.zone ?? 'UTC',
      value: valueCell(fact.value, cell.measure),
    }),
  }));
}

/** What a settlement says; of a source that says something else, its own word. */
function resultWords(result: string | null, text: DrillText): string | null {
  return isKnownResult(result) ? text(`result.${result}`) : result;
}

function isKnownResult(result: string | null): result is keyof typeof betResults {
  return result !== null && Object.hasOwn(betResults, result);
}

function factValues(
  fact: DrillFact,
  { zone, text, licences, value }: RowWords & { readonly zone: string; readonly value: Cell },
): Record<string, Cell> {
  return {
    time: instantText(fact.time, zone),
    kind: text(`kind.${fact.kind}`),
    value,
    record: fact.recordId,
    bet: fact.betRecordId,
    result: resultWords(fact.result, text),
    day: fact.day,
    vertical: text(`vertical.${fact.vertical}`),
    product: fact.productId,
    branch: fact.branchId,
    terminal: fact.terminalId,
    cashier: fact.cashierId,
    player: fact.playerRef,
    licence: licences.get(fact.licenceId)?.number ?? fact.licenceId,
    source: fact.source,
    version: fact.recordVersion,
    batch: fact.batchId,
  };
}

/** `netStakes - winnings` in the words of the columns: `Net stakes − Winnings`. */
export function formulaWords(formula: string, text: DrillText): string {
  const names = [
    'bets',
    'rounds',
    'stakesCash',
    'stakesBonus',
    'stakes',
    'voids',
    'netStakes',
    'winnings',
    'ggr',
    'ticketsCancelled',
    'cancelled',
    'paid',
    'expired',
  ] as const;
  return formula
    .replaceAll(/[A-Za-z]+/g, (word) => {
      const name = names.find((one) => one === word);
      return name === undefined ? word : text(`measure.${name}`);
    })
    .replaceAll(' - ', ' − ');
}

/** Where a batch is shown with its control totals and rejects. */
export function batchPath(id: string): string {
  return `/load-data?batch=${encodeURIComponent(id)}`;
}
