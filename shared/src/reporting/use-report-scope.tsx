import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Day, Period } from '../contracts/scalars';
import { useRemoteHost } from '../host/remote-host';
import { useSearchParams } from '../kit/router';
import { comparedPeriod } from '../contracts/compared-period';
import { gamingDayAt } from '../ui/period/period-presets';
import {
  scopeFromUrl,
  scopeIntoUrl,
  type ScopeOptions,
  type ScopeParameter,
  type ScopeValues,
} from './scope/scope-in-url';

/** What a report shows: the choices of its address, typed, and the ways to change them. */
export interface ReportScope extends ScopeValues {
  /** Gaming day that runs now, by the brand's zone and cut-off. */
  readonly today: Day;
  /** The days to compare with; null without a comparison. */
  readonly compared: Period | null;
  readonly options: ScopeOptions;
  /** Parameters of the address that were no value of theirs; they count as not there. */
  readonly ignored: readonly ScopeParameter[];
  /** Writes some values into the address; the others, and parameters of the screen itself, stay. */
  readonly set: (change: Partial<ScopeValues>) => void;
}

/**
 * Period, basis, currency, instant, comparison and authority of a report, kept in its address.
 *
 * An address without a period gets the usual one written into it at once: the link that is copied later means these
 * days, whenever it is opened.
 */
export function useReportScope(options: ScopeOptions): ReportScope {
  const { session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  // The page keeps the day it was opened on: a preset must not change under the reader.
  const [now] = useState(() => new Date());
  const today = gamingDayAt(now, session.brand?.zone ?? 'UTC', session.brand?.cutoff ?? '00:00');
  const { values, ignored } = scopeFromUrl(parameters, options, today);
  const { from, to } = values.period;
  const namesPeriod = parameters.get('from') === from && parameters.get('to') === to;
  const namesWrongPeriod = ignored.includes('from');
  const set = useCallback(
    (change: Partial<ScopeValues>) =>
      setParameters((current) => scopeIntoUrl(current, change), { replace: true }),
    [setParameters],
  );

  useEffect(() => {
    // What was wrong stays in the address while the page says so; choosing a period replaces it.
    if (namesPeriod || namesWrongPeriod) return;
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('from', from);
        next.set('to', to);
        return next;
      },
      { replace: true },
    );
  }, [namesPeriod, namesWrongPeriod, from, to, setParameters]);

  const compared = useMemo(
    () => (values.compare === 'none' ? null : comparedPeriod({ from, to }, values.compare)),
    [values.compare, from, to],
  );
  return { ...values, today, compared, options, ignored, set };
}

/** Days that the figures are compared with, by choice or always; null where there are none. */
export function comparedWith({ compared, options, period }: ReportScope): Period | null {
  return compared ?? (options.comparesAlways === true ? comparedPeriod(period, 'previous') : null);
}
