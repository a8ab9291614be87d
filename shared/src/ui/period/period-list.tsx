import { useEffect, useId, useRef } from 'react';
import type { Day, Period } from '../../contracts/scalars';
import { dayText, periodText } from '../../format/day';
import { adoptStyles } from '../adopt-styles';
import { useUiText } from '../use-ui-text';
import { periodOf, periodPresets, presetOf } from './period-presets';
import { usePeriodText } from './use-period-text';

const styles = `
.th-periods { display: grid; gap: 2px; min-width: min(340px, calc(100vw - 48px)); }
.th-periods h3 { margin: 10px 8px 2px; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--th-ink-soft); }
.th-period-choice { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; inline-size: 100%; min-height: 32px; align-items: center; padding: 4px 8px; border: 1px solid transparent; border-radius: 4px; background: none; color: var(--th-ink); font: inherit; text-align: start; cursor: pointer; }
.th-period-choice:hover { background: var(--th-hover); }
.th-period-choice[aria-pressed="true"] { border-color: var(--th-accent); color: var(--th-accent); font-weight: 600; }
.th-period-choice small { color: var(--th-ink-soft); font-size: 12px; font-weight: 400; font-variant-numeric: tabular-nums lining-nums; }
`;

/** A period that an authority waits for. */
export interface CalendarPeriod {
  readonly period: Period;
  /** Last day in time of the first return that is about it. */
  readonly dueDay: Day;
  /** Codes of the returns, `GGT-SPORTS`. */
  readonly names: readonly string[];
}

interface PeriodListProps {
  readonly value: Period;
  readonly today: Day;
  readonly calendar: readonly CalendarPeriod[];
  /** The days since the last accepted return. */
  readonly sinceAccepted: Period | null;
  readonly onChoose: (period: Period) => void;
}

/** Periods by name, each with its days, both counted; below them those that authorities wait for. */
export function PeriodList({ value, today, calendar, sinceAccepted, onChoose }: PeriodListProps) {
  adoptStyles(styles);
  const text = useUiText();
  const words = usePeriodText();
  const listId = useId();
  const preset = presetOf(value, today);
  const named = periodPresets.map((name) => ({ name, period: periodOf(name, today) }));
  const accepted = sinceAccepted === null ? [] : [{ name: 'since-accepted' as const, period: sinceAccepted }];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It opens at the end of the page: without this the keyboard would not find it.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? list.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={list} className="th-periods">
      {[...named, ...accepted].map(({ name, period }) => (
        <button
          key={name}
          type="button"
          className="th-period-choice"
          aria-pressed={name === preset || (name === 'since-accepted' && isSame(period, value))}
          aria-label={text(`period.preset.${name}`)}
          aria-describedby={`${listId}-${name}`}
          onClick={() => onChoose(period)}
        >
          <span>{text(`period.preset.${name}`)}</span>
          <small id={`${listId}-${name}`}>{periodText(period)}</small>
        </button>
      ))}
      {calendar.length === 0 ? null : (
        <div role="group" aria-labelledby={`${listId}-calendar`}>
          <h3 id={`${listId}-calendar`}>{words('calendar')}</h3>
          {calendar.map(({ period, dueDay, names }) => (
            <button
              key={`${period.from} ${period.to}`}
              type="button"
              className="th-period-choice"
              aria-pressed={isSame(period, value)}
              title={names.join(', ')}
              onClick={() => onChoose(period)}
            >
              <span>{periodText(period)}</span>
              <small>{words('due', { day: dayText(dueDay) })}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}
