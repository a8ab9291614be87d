import Big from 'big.js';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Check } from '@tallyhouse/shared/contracts/reports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { RowFindings } from './queries/check-rows';
import type { DirectTotals } from './queries/read-direct-totals';

/** What the checks of one computation compare. */
export interface CheckInput {
  readonly totals: Readonly<Record<string, Cell>>;
  /** Totals before conditions on measures took rows away, which direct totals must equal. */
  readonly factTotals: Readonly<Record<string, Cell>>;
  readonly direct: DirectTotals;
  readonly findings: RowFindings;
  readonly doubleFacts: number;
  readonly meta: ListMeta;
  readonly fitsPeriodKind: boolean;
}

/** The checks of a simulation, each with what it found. */
export function runChecks(input: CheckInput): Check[] {
  return [
    revenueCheck(input),
    detailCheck(input),
    check(
      'INV-14',
      input.doubleFacts === 0,
      'No record counts twice',
      `${input.doubleFacts} records count twice`,
    ),
    check(
      'INV-25',
      input.findings.impossible === 0,
      'Counts, stakes and payouts are not negative, and no hold is above one',
      `${input.findings.impossible} rows have a negative count or amount, or a hold above one`,
    ),
    dataCheck(input.meta),
    ...(input.fitsPeriodKind
      ? []
      : [warning('PERIOD', 'The period is not the one this report is filed for')]),
    ...(input.meta.noActivity
      ? [information('NIL', 'No activity in this period: this is a nil report')]
      : []),
  ];
}

function revenueCheck({ findings, totals }: CheckInput): Check {
  const ggr = totals['ggr'] ?? null;
  const isTotalRight =
    sameAmounts(findings, totals) &&
    (ggr === null ? findings.ggr === null : new Big(findings.ggr ?? 0).eq(ggr));
  return check(
    'INV-01',
    findings.wrongRevenue === 0 && isTotalRight,
    'Revenue is stakes less voids less winnings in every row and in total',
    `${findings.wrongRevenue} rows${isTotalRight ? '' : ' and the total'} break the formula of revenue`,
  );
}

function detailCheck({ direct, factTotals }: CheckInput): Check {
  return check(
    'INV-04',
    sameAmounts(direct, factTotals),
    'The details add up to the total of the facts',
    'The details do not add up to the total of the facts',
  );
}

function dataCheck({ status, statusReasons }: ListMeta): Check {
  const detail =
    status === 'FINAL'
      ? 'The period is over and every load of it arrived in full'
      : `The figures may still change: ${statusReasons.join(', ')}`;
  return { id: 'DATA', ok: status === 'FINAL', severity: status === 'FINAL' ? 'INFO' : 'WARN', detail };
}

function sameAmounts(left: DirectTotals, right: Readonly<Record<string, Cell>>): boolean {
  return (['stakes', 'voids', 'winnings'] as const).every((measure) => {
    const expected = right[measure];
    if (expected === null || expected === undefined) return left[measure] === null;
    return new Big(left[measure] ?? 0).eq(expected);
  });
}

function check(id: string, ok: boolean, fine: string, broken: string): Check {
  return { id, ok, severity: ok ? 'INFO' : 'ERROR', detail: ok ? fine : broken };
}

function warning(id: string, detail: string): Check {
  return { id, ok: false, severity: 'WARN', detail };
}

function information(id: string, detail: string): Check {
  return { id, ok: true, severity: 'INFO', detail };
}
