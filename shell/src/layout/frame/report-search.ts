import { useLocation } from '@tallyhouse/shared/kit/router';
import { useState } from 'react';

/** Screens that show the same gaming days: who goes from one to another means the same period. */
const reportPaths = new Set([
  '/online',
  '/retail',
  '/total-report',
  '/total-report-tanzania',
  '/summary-report',
  '/summary-report-tanzania',
  '/tax-reporting',
]);

/**
 * The query that a menu entry carries: the period of the report looked at last, `?from=…&to=…`, for another report;
 * nothing for anything else.
 */
export function useReportSearch(): (path: string) => string {
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState('');
  const shown = periodSearch(pathname, search);
  if (shown !== '' && shown !== kept) setKept(shown);
  const period = shown === '' ? kept : shown;
  return (path) => (reportPaths.has(path) ? period : '');
}

/** `?from=…&to=…` of a report's address; empty where it is no report, or names no period. */
export function periodSearch(pathname: string, search: string): string {
  if (!reportPaths.has(`/${pathname.split('/')[1] ?? ''}`)) return '';
  const parameters = new URLSearchParams(search);
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  const isPeriod = [from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)) && from <= to;
  return isPeriod ? `?${new URLSearchParams({ from, to }).toString()}` : '';
}
