import { instantSchema, periodSchema } from '../../contracts/scalars';
import type { Basis, Day, Instant, Period } from '../../contracts/scalars';
import { comparedPeriod, comparisons, type Comparison } from '../../contracts/compared-period';
import { periodOf, type PeriodPreset } from '../../ui/period/period-presets';

/** What a report may be asked; a screen names what its call takes. */
export interface ScopeOptions {
  /** Those that the call takes, the usual one first. */
  readonly bases: readonly [Basis, ...Basis[]];
  /** Reporting currencies to choose from; none: each brand's own. */
  readonly currencies?: readonly string[];
  /** Whether the call can answer as of an earlier instant. */
  readonly hasAsOf?: boolean;
  readonly comparisons?: readonly Comparison[];
  /** Whether it sets its figures beside those of the period before where no comparison is chosen. */
  readonly comparesAlways?: boolean;
  /** Period where the address names none. */
  readonly preset?: PeriodPreset;
}

/** What is asked of a report, as its address says it. */
export interface ScopeValues {
  /** First and last gaming day, both included. */
  readonly period: Period;
  readonly basis: Basis;
  /** Null: each brand's own. */
  readonly currency: string | null;
  /** Figures as they were known at this instant; null: now. */
  readonly asOf: Instant | null;
  readonly compare: Comparison | 'none';
  /** Authority by its id in the register; null: none chosen. */
  readonly authority: string | null;
}

/** Parameters of the address that belong to the scope. */
export const scopeParameters = ['from', 'to', 'basis', 'currency', 'asOf', 'compare', 'authority'] as const;
export type ScopeParameter = (typeof scopeParameters)[number];

/** Values of an address, and the parameters in it that were no value of theirs and count as not there. */
export function scopeFromUrl(
  parameters: URLSearchParams,
  options: ScopeOptions,
  today: Day,
): { readonly values: ScopeValues; readonly ignored: readonly ScopeParameter[] } {
  const ignored: ScopeParameter[] = [];
  const read = <T>(name: ScopeParameter, parse: (text: string) => T | undefined): T | undefined => {
    const text = parameters.get(name);
    if (text === null || text === '') return undefined;
    const value = parse(text);
    if (value === undefined) ignored.push(name);
    return value;
  };
  const period = periodFromUrl(parameters, today);
  if (period === undefined && (parameters.has('from') || parameters.has('to'))) ignored.push('from');
  const chosen = period ?? periodOf(options.preset ?? 'last-month', today);
  const values: ScopeValues = {
    period: chosen,
    basis: read('basis', (text) => options.bases.find((one) => one === text)) ?? options.bases[0],
    currency: read('currency', (text) => options.currencies?.find((one) => one === text)) ?? null,
    asOf: read('asOf', (text) => (options.hasAsOf === true ? asOfIn(text) : undefined)) ?? null,
    compare: read('compare', (text) => fittingComparison(text, options, chosen)) ?? 'none',
    authority: read('authority', (text) => (/^[A-Za-z0-9_-]{1,60}$/.test(text) ? text : undefined)) ?? null,
  };
  return { values, ignored };
}

/** The address with some values changed. A page number belongs to the rows of before, so it goes. */
export function scopeIntoUrl(parameters: URLSearchParams, change: Partial<ScopeValues>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const put = (name: ScopeParameter, value: string | null | undefined) => {
    if (value === undefined) return;
    if (value === null || value === 'none') next.delete(name);
    else next.set(name, value);
  };
  put('from', change.period?.from);
  put('to', change.period?.to);
  for (const name of ['basis', 'currency', 'asOf', 'compare', 'authority'] as const) put(name, change[name]);
  next.delete('page');
  return next;
}

function periodFromUrl(parameters: URLSearchParams, today: Day): Period | undefined {
  const named = periodSchema.safeParse({ from: parameters.get('from'), to: parameters.get('to') });
  return named.success && named.data.from <= today ? named.data : undefined;
}

function asOfIn(text: string): Instant | undefined {
  const instant = instantSchema.safeParse(text);
  return instant.success ? instant.data : undefined;
}

function fittingComparison(text: string, options: ScopeOptions, period: Period): Comparison | undefined {
  const named = comparisons.find((one) => one === text && options.comparisons?.includes(one) === true);
  return named !== undefined && comparedPeriod(period, named) !== null ? named : undefined;
}
