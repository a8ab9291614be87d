import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { Calendars } from '../authorities/read-calendars';
import { sumMoney } from '../domain/money/money';
import type { RulePack } from '../domain/rules/rule-pack';
import { rulesOver } from '../domain/rules/select-rules';
import { judge } from '../domain/status/figure-status';
import { reasonOfText } from '../domain/status/figure-reasons';
import { plainSums } from '../domain/tax/tax-facts';
import { writeWorkingPaper } from '../domain/tax/working-paper';
import { presentTaxLine } from '../tanzania-reports/present-tax-line';
import type { ContentRow } from './content-rows';
import type { ReportPlan } from './report-definition';

/** What taxes are computed from: a part of a report's figures on one day. */
export type TaxedRow = Pick<ContentRow, 'stakes' | 'voids' | 'winnings'> & { readonly day: string };

/** Taxes on the figures of a type that declares some, each by the rules of its days; none for other types. */
export function reportTax(
  plan: Pick<ReportPlan, 'rule' | 'definition'>,
  {
    rows,
    pack,
    statusReasons,
    calendars,
  }: {
    readonly rows: readonly TaxedRow[];
    readonly pack: RulePack;
    /** Why the figures are not final. */
    readonly statusReasons: readonly string[];
    /** For the due days. */
    readonly calendars: Calendars;
  },
): TaxLine[] {
  const { taxedAs } = plan.rule;
  if (taxedAs === undefined) return [];
  const { period, basis } = plan.definition;
  const figures = judge(statusReasons.map(reasonOfText));
  return rulesOver(pack, taxedAs, period).flatMap((span) => {
    // Taxes of winnings are on single tickets: their returns are others.
    const rules = span.inForce.filter(({ kind }) => kind === 'GAMING_TAX' || kind === 'LEVY');
    const sums = { [basis]: sumsOf(rows, span.period) };
    return writeWorkingPaper(pack, rules, { sums }, figures).lines.map((line) =>
      presentTaxLine(line, period, calendars),
    );
  });
}

function sumsOf(rows: readonly TaxedRow[], { from, to }: Period) {
  const own = rows.filter(({ day }) => from <= day && day <= to);
  const total = (pick: (row: TaxedRow) => string | null) => sumMoney(own.map((row) => pick(row) ?? '0'));
  return plainSums({
    stakes: total(({ stakes }) => stakes),
    voids: total(({ voids }) => voids),
    winnings: total(({ winnings }) => winnings),
  });
}

/** The rows of a report with the day that each is of. Errors: a type that declares taxes without days throws. */
export function taxedRows(
  { rule, dimensions }: Pick<ReportPlan, 'rule' | 'dimensions'>,
  rows: readonly ContentRow[],
): TaxedRow[] {
  if (rule.taxedAs === undefined) return [];
  const place = dimensions.indexOf('day');
  return rows.map(({ dimensions: cells, stakes, voids, winnings }) => {
    const day = cells[place];
    if (day === undefined || day === null)
      throw new Error(`${rule.type} declares taxes and has rows without a day`);
    return { day, stakes, voids, winnings };
  });
}
