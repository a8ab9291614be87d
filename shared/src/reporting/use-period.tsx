import { useState } from 'react';
import { periodSchema, type Day, type Period } from '../contracts/scalars';
import { useRemoteHost } from '../host/remote-host';
import { useSearchParams } from '../kit/router';
import { gamingDayAt, periodOf } from '../ui/period/period-presets';

/** The period of a screen, and the gaming day that runs now. */
export interface ScreenPeriod {
  readonly period: Period;
  readonly today: Day;
  readonly setPeriod: (period: Period) => void;
}

/** Period kept in the address (`from`, `to`); the last complete month where the address names none or none that is valid. */
export function usePeriod(): ScreenPeriod {
  const { session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  // The page keeps the day it was opened on: a preset must not change under the reader.
  const [now] = useState(() => new Date());
  const today = gamingDayAt(now, session.brand?.zone ?? 'UTC', session.brand?.cutoff ?? '00:00');
  const named = periodSchema.safeParse({ from: parameters.get('from'), to: parameters.get('to') });
  return {
    period: named.success ? named.data : periodOf('last-month', today),
    today,
    setPeriod(period) {
      setParameters(
        (current) => {
          current.set('from', period.from);
          current.set('to', period.to);
          current.delete('page');
          return current;
        },
        { replace: true },
      );
    },
  };
}
