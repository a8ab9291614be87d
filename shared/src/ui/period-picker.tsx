import { useRef, useState } from 'react';
import type { Day, Period } from '../contracts/scalars';
import { periodText } from '../format/day';
import { Button } from '../kit/core';
import { LeftOutlined, RightOutlined, CalendarOutlined } from '../kit/icons';
import { Popover } from '../kit/modal';
import { adoptStyles } from './adopt-styles';
import { CustomPeriod } from './period/custom-period';
import { PeriodList, type CalendarPeriod } from './period/period-list';
import { steppedPeriod } from '../contracts/period-steps';
import { presetOf } from './period/period-presets';
import { useUiText } from './use-ui-text';

// On a phone the days are what counts; their name is in the label that is read out.
const styles = `
.th-period { display: inline-flex; gap: 4px; max-inline-size: 100%; min-inline-size: 0; }
.th-period-words { overflow: hidden; text-overflow: ellipsis; }
@media (max-width: 640px) { .th-period-preset { display: none; } }
`;

interface PeriodPickerProps {
  readonly value: Period;
  /** The gaming day that runs now, which presets count back from. */
  readonly today: Day;
  readonly onChange: (period: Period) => void;
  /** Periods that authorities wait for, the soonest due first. */
  readonly calendar?: readonly CalendarPeriod[];
  /** The days since the last accepted return; null where there are none. */
  readonly sinceAccepted?: Period | null;
}

/** Chooses gaming days: by name, by a step earlier or later, by an authority's calendar, or day by day. */
export function PeriodPicker({ value, today, onChange, calendar = [], ...props }: PeriodPickerProps) {
  const { sinceAccepted = null } = props;
  adoptStyles(styles);
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const preset = presetOf(value, today);
  const later = steppedPeriod(value, 1);
  const name = preset === null ? '' : `${text(`period.preset.${preset}`)} · `;
  const days = periodText(value);
  const choose = (period: Period) => {
    close();
    onChange(period);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <span className="th-period">
      <Button
        icon={<LeftOutlined aria-hidden className="th-mirrored" />}
        aria-label={text('period.earlier')}
        onClick={() => onChange(steppedPeriod(value, -1))}
      />
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        // Under the middle: a phone has no room for the list beside either end.
        placement="bottom"
        content={
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes, whatever inside has the focus
          <div
            role="group"
            aria-label={text('period.choose')}
            onKeyDown={({ key }) => (key === 'Escape' ? close() : undefined)}
          >
            <PeriodList
              value={value}
              today={today}
              calendar={calendar}
              sinceAccepted={sinceAccepted}
              onChoose={choose}
            />
            <CustomPeriod key={`${value.from} ${value.to}`} value={value} onApply={choose} />
          </div>
        }
      >
        <Button
          ref={opener}
          icon={<CalendarOutlined aria-hidden />}
          aria-label={`${text('period.label')}: ${name}${days}`}
          aria-expanded={isOpen}
          style={{ minWidth: 0, flexShrink: 1, paddingInline: 8 }}
        >
          <span className="th-period-words">
            <span className="th-period-preset">{name}</span>
            {days}
          </span>
        </Button>
      </Popover>
      <Button
        icon={<RightOutlined aria-hidden className="th-mirrored" />}
        aria-label={text('period.later')}
        disabled={later.from > today}
        onClick={() => onChange(later)}
      />
    </span>
  );
}
