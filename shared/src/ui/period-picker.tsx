import { useState } from 'react';
import type { Day, Period } from '../contracts/scalars';
import { periodText } from '../format/day';
import { Button } from '../kit/core';
import { LeftOutlined, RightOutlined, CalendarOutlined } from '../kit/icons';
import { Popover } from '../kit/modal';
import { CustomPeriod } from './period/custom-period';
import { periodOf, periodPresets, presetOf, steppedPeriod } from './period/period-presets';
import { useUiText } from './use-ui-text';

interface PeriodPickerProps {
  readonly value: Period;
  /** The gaming day that runs now, which presets count back from. */
  readonly today: Day;
  readonly onChange: (period: Period) => void;
}

/** Chooses gaming days: by name, by a step earlier or later, or day by day. */
export function PeriodPicker({ value, today, onChange }: PeriodPickerProps) {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  const preset = presetOf(value, today);
  const later = steppedPeriod(value, 1);
  const words = `${preset === null ? '' : `${text(`period.preset.${preset}`)} · `}${periodText(value)}`;
  const choose = (period: Period) => {
    setOpen(false);
    onChange(period);
  };
  return (
    <span style={{ display: 'inline-flex', gap: 4, maxWidth: '100%', minWidth: 0 }}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={text('period.earlier')}
        onClick={() => onChange(steppedPeriod(value, -1))}
      />
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomLeft"
        content={
          <div role="group" aria-label={text('period.choose')} style={{ width: 260 }}>
            {periodPresets.map((name) => (
              <Button
                key={name}
                block
                type={name === preset ? 'primary' : 'text'}
                aria-pressed={name === preset}
                style={{ justifyContent: 'flex-start' }}
                onClick={() => choose(periodOf(name, today))}
              >
                {text(`period.preset.${name}`)}
              </Button>
            ))}
            <CustomPeriod key={`${value.from} ${value.to}`} value={value} onApply={choose} />
          </div>
        }
      >
        <Button
          icon={<CalendarOutlined aria-hidden />}
          aria-label={`${text('period.label')}: ${words}`}
          style={{ minWidth: 0, flexShrink: 1, paddingInline: 8 }}
        >
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{words}</span>
        </Button>
      </Popover>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={text('period.later')}
        disabled={later.from > today}
        onClick={() => onChange(later)}
      />
    </span>
  );
}
