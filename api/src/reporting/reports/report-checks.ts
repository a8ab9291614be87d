import Big from 'big.js';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Check } from '@tallyhouse/shared/contracts/reports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { amountsInWords } from '@tallyhouse/shared/contracts/words/amounts-in-words';
import { checkWords, type CheckTextCode } from '@tallyhouse/shared/contracts/words/checks.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { refusingLaws } from '../../facts/laws/refusing-laws';
import type { DeclaredTax } from './declared-tax';
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
  /** What a return states; null for a report that states no tax. */
  readonly declared: DeclaredTax | null;
  /** Of the report's amounts. */
  readonly currency: string;
  /** What its rows come to of the taxed play. */
  readonly returnedBase: Money;
}

/** The checks of a simulation, each with what it found. */
export function runChecks(input: CheckInput): Check[] {
  const { declared, doubleFacts, findings, fitsPeriodKind, meta } = input;
  return [
    revenueCheck(input),
    detailCheck(input),
    doubleFacts === 0
      ? passed('INV-14', 'NOTHING_TWICE')
      : broken('INV-14', 'RECORDS_TWICE', { records: doubleFacts }),
    findings.impossible === 0
      ? passed('INV-25', 'NOTHING_IMPOSSIBLE')
      : broken('INV-25', 'IMPOSSIBLE_ROWS', { rows: findings.impossible }),
    dataCheck(meta),
    ...lawChecks(meta),
    ...(fitsPeriodKind ? [] : [warning('PERIOD', 'OTHER_PERIOD')]),
    ...(declared === null ? [] : [taxCheck(declared, input), ...ruleChecks(declared.lines)]),
    ...(meta.noActivity ? [passed('NIL', 'NIL_REPORT')] : []),
  ];
}

function revenueCheck({ findings, totals }: CheckInput): Check {
  const ggr = totals['ggr'] ?? null;
  const isTotalRight =
    sameAmounts(findings, totals) &&
    (ggr === null ? findings.ggr === null : new Big(findings.ggr ?? 0).eq(ggr));
  if (findings.wrongRevenue === 0 && isTotalRight) return passed('INV-01', 'REVENUE_HOLDS');
  const code = isTotalRight ? 'REVENUE_BROKEN_IN_ROWS' : 'REVENUE_BROKEN_IN_TOTAL';
  return broken('INV-01', code, { rows: findings.wrongRevenue });
}

function detailCheck({ direct, factTotals }: CheckInput): Check {
  return sameAmounts(direct, factTotals)
    ? passed('INV-04', 'DETAILS_ADD_UP')
    : broken('INV-04', 'DETAILS_DO_NOT_ADD_UP');
}

function dataCheck({ status, statusReasons }: ListMeta): Check {
  return status === 'FINAL'
    ? passed('DATA', 'DATA_COMPLETE')
    : warning('DATA', 'DATA_MAY_CHANGE', { reasons: statusReasons.join(', ') });
}

/** Whether records of the period break laws without which its figures are wrong; who waives it takes the reason away. */
function lawChecks({ statusReasons }: ListMeta): Check[] {
  const laws = refusingLaws(statusReasons);
  return laws.length === 0 ? [] : [broken('LAWS', 'RECORDS_BREAK_LAWS', { laws: laws.join(', ') })];
}

/** Whether a check says figures of the report in its words. */
export function tellsFigures({ id }: Pick<Check, 'id'>): boolean {
  return id === 'TAX';
}

/** Whether the rows of a return are what its tax is on. */
function taxCheck(
  { base, lines, missing, ofCompany }: DeclaredTax,
  { currency, returnedBase }: Pick<CheckInput, 'currency' | 'returnedBase'>,
): Check {
  const rules = lines.map(({ ruleId }) => ruleId).join(', ');
  if (ofCompany !== null) return broken('TAX', 'TAX_OF_COMPANY', { company: ofCompany });
  if (missing.length > 0) return broken('TAX', 'TAX_NOT_COMPUTED', { missing: missing.join(', ') });
  return new Big(base).eq(returnedBase)
    ? passed('TAX', 'RETURN_AGREES', { base, currency })
    : broken('TAX', 'RETURN_DIFFERS', { returned: returnedBase, base, currency, rules });
}

/** Rules whose source nobody has read. */
function ruleChecks(tax: readonly TaxLine[]): Check[] {
  const unread = tax.filter(({ proof }) => proof !== 'VERIFIED').map(({ ruleId }) => ruleId);
  return unread.length === 0 ? [] : [warning('RULES', 'RULES_UNREAD', { rules: unread.join(', ') })];
}

function sameAmounts(left: DirectTotals, right: Readonly<Record<string, Cell>>): boolean {
  return (['stakes', 'voids', 'winnings'] as const).every((measure) => {
    const expected = right[measure];
    if (expected === null || expected === undefined) return left[measure] === null;
    return new Big(left[measure] ?? 0).eq(expected);
  });
}

function passed(id: string, code: CheckTextCode, params: Said['params'] = {}): Check {
  return { id, ok: true, severity: 'INFO', ...worded(code, params) };
}

function broken(id: string, code: CheckTextCode, params: Said['params'] = {}): Check {
  return { id, ok: false, severity: 'ERROR', ...worded(code, params) };
}

function warning(id: string, code: CheckTextCode, params: Said['params'] = {}): Check {
  return { id, ok: false, severity: 'WARN', ...worded(code, params) };
}

function worded(code: CheckTextCode, params: Said['params']): Pick<Check, 'detail' | 'said'> {
  return { detail: fillPlaces(checkWords[code], amountsInWords(params)), said: { code, params } };
}
