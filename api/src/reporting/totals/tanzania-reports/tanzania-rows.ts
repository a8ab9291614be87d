import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { Channel, Period } from '@tallyhouse/shared/contracts/scalars';
import type { RulePack } from '../../../domain/rules/rule-pack';
import type { Calendars } from '../../../taxes/obligations/read-calendars';
import { rulesOver } from '../../../domain/rules/select-rules';
import { judgeTotal, type JudgedStatus } from '../../../domain/status/figure-status';
import { reasonText } from '../../../domain/status/figure-reasons';
import type { TaxLine } from '../../../domain/tax/compute-tax';
import { scopeOf as ruleScopeOf } from '../../../domain/tax-period/derive-periods';
import type { FactSums } from '../total-reports/queries/sum-facts';
import { computeTaxes, type ClassTax } from '../total-reports/read-taxes';
import { measuresOf } from '../total-reports/total-measures';
import { presentTaxLine } from './present-tax-line';
import type { TanzanianBook } from './read-book';

export interface TanzanianQuestion {
  readonly period: Period;
  readonly pack: RulePack;
  readonly calendars: Calendars;
  readonly includeUnverified: boolean;
  /** What may be said about the facts of some channels; of none, as of machines, by the calendar alone. */
  readonly statusOf: StatusOfChannels;
  /** Left out: every class. */
  readonly productClass?: string | undefined;
  /** Codes that are not asked for. */
  readonly without?: ReadonlySet<string>;
}

export type StatusOfChannels = (channels: readonly Channel[]) => JudgedStatus;

export interface ComputedRow {
  readonly row: TanzaniaRow;
  readonly lines: readonly TaxLine[];
}

const jurisdiction = 'TZ';
const everyChannel: readonly Channel[] = ['ONLINE', 'RETAIL'];

/** One row per product class that has facts or machines, those without a class last; by the rules of each day. */
export async function tanzaniaRows(book: TanzanianBook, question: TanzanianQuestion): Promise<ComputedRow[]> {
  const { period, productClass } = question;
  const sums = within(book.sums, period);
  const own = (book.taxes?.classes ?? []).filter((one) => one.jurisdiction === jurisdiction);
  const played = new Set(sums.map((one) => book.classOf(one)));
  const asked = own.filter(
    (one) => one.only === 'MACHINES' || (one.only === undefined && played.has(one.productClass)),
  );
  // Also the channel that nothing of a class came through this time: its file may be what is missing.
  const statusOfClass = (name: string | null) =>
    question.statusOf([...(book.classes.get(name) ?? (played.has(name) ? everyChannel : []))]);
  const taxes: ClassTax[] = [];
  if (book.taxes !== null) {
    const { reader } = book.taxes;
    for (const one of asked) {
      const figures = one.only === 'MACHINES' ? question.statusOf([]) : statusOfClass(one.productClass);
      taxes.push(...(await computeTaxes({ reader, classes: [one] }, { ...question, figures })));
    }
  }
  const withMachines = taxes.filter((tax) => (machinesOf([tax]) ?? 0) > 0).map((tax) => tax.productClass);
  return [...new Set([...played, ...withMachines])]
    .filter((one) => productClass === undefined || one === productClass)
    .toSorted((a, b) => ((a ?? '~') < (b ?? '~') ? -1 : 1))
    .map((name) =>
      rowOf(
        name,
        {
          sums: sums.filter((one) => book.classOf(one) === name),
          taxes: taxes.filter((tax) => tax.productClass === name),
          isTaxed: book.taxes !== null,
          figures: statusOfClass(name),
        },
        question,
      ),
    );
}

interface OwnFacts {
  readonly sums: readonly FactSums[];
  readonly taxes: readonly ClassTax[];
  readonly isTaxed: boolean;
  readonly figures: JudgedStatus;
}

function rowOf(
  productClass: string | null,
  { sums, taxes, isTaxed, figures }: OwnFacts,
  question: TanzanianQuestion,
): ComputedRow {
  const { pack, calendars, period, includeUnverified } = question;
  const spans =
    productClass === null || !isTaxed
      ? []
      : rulesOver(pack, ruleScopeOf({ jurisdiction, productClass }, { includeUnverified }), period);
  const lines = taxes.flatMap((tax) => tax.lines.map(({ line }) => line));
  const status = judgeTotal([figures, ...taxes.map((tax) => tax.status)]);
  return {
    lines,
    row: {
      productClass,
      ...figuresOf(sums),
      machines: machinesOf(taxes),
      lines: lines.map((line) => presentTaxLine(line, period, calendars)),
      missing: taxes.flatMap(({ missing }) => missing.map(({ rule, fact }) => ({ ruleId: rule.id, fact }))),
      switchedOff: [...new Set(spans.flatMap((span) => span.switchedOff.map(({ id }) => id)))],
      status: status.status,
      statusReasons: status.reasons.map(reasonText),
    },
  };
}

/** Machines that any of the taxes counts; null where none is on machines. */
function machinesOf(taxes: readonly ClassTax[]): number | null {
  const counted = taxes.flatMap(({ machines }) => (machines === null ? [] : [machines]));
  return counted.length === 0 ? null : Math.max(...counted);
}

/** Gross gaming revenue as the Gaming Act has it: stakes placed less refunds less winnings paid. */
export function figuresOf(sums: readonly FactSums[]) {
  const { stakesPlaced, voids, netStakes, winnings, ggr } = measuresOf(sums, 'PLACED_PAID');
  return {
    stakesPlaced,
    refunds: voids ?? '0.00',
    netStakes: netStakes ?? '0.00',
    winningsPaid: winnings ?? '0.00',
    ggr: ggr ?? '0.00',
  };
}

/** The facts of some of the days. */
export function within(sums: readonly FactSums[], { from, to }: Period): FactSums[] {
  return sums.filter(({ day }) => day !== null && from <= day && day <= to);
}
