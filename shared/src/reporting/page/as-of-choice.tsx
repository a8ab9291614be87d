import { useId, useState } from 'react';
import type { Instant } from '../../contracts/scalars';
import { Button } from '../../kit/core';
import { ClockCircleOutlined } from '../../kit/icons';
import { Popover } from '../../kit/modal';
import { DateField } from '../../ui/date-field';
import { FocusFirst } from '../../ui/focus-first';
import { instantOf } from '../../ui/period/gaming-span';
import { useNow } from './use-now';
import { usePageText } from './use-page-text';

interface AsOfChoiceProps {
  /** Null: now. */
  readonly value: Instant | null;
  /** Zone in which the moment is meant. */
  readonly zone: string;
  /** The moment in words. */
  readonly words: string;
  readonly onChange: (asOf: Instant | null) => void;
}

/** The moment of the data, and the choice of an earlier one. */
export function AsOfChoice({ value, zone, words, onChange }: AsOfChoiceProps) {
  const text = usePageText();
  const id = useId();
  const nowMs = useNow();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [day = '', time = ''] = draft.split('T');
  const instantMs = day === '' || time === '' ? Number.NaN : instantOf(zone, day, time.slice(0, 5));
  const isWrong = draft !== '' && !(instantMs <= nowMs);
  const choose = (asOf: Instant | null) => {
    setOpen(false);
    onChange(asOf);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      content={
        <form
          style={{ display: 'grid', gap: 8, maxWidth: 300 }}
          onSubmit={(event) => {
            event.preventDefault();
            if (draft !== '' && !isWrong) choose(new Date(instantMs).toISOString());
          }}
        >
          <label htmlFor={id}>{text('context.asOfEarlier')}</label>
          <FocusFirst>
            <DateField
              id={id}
              precision="minute"
              value={draft === '' ? undefined : draft}
              aria-invalid={isWrong}
              aria-describedby={`${id}-hint`}
              onChange={(moment) => setDraft(moment ?? '')}
            />
          </FocusFirst>
          <span id={`${id}-hint`} role={isWrong ? 'alert' : undefined}>
            {text(isWrong ? 'context.asOfWrong' : 'context.asOfHint')} ({zone})
          </span>
          <span className="th-row-8">
            <Button type="primary" htmlType="submit" disabled={draft === '' || isWrong}>
              {text('context.asOfApply')}
            </Button>
            <Button disabled={value === null} onClick={() => choose(null)}>
              {text('context.asOfNow')}
            </Button>
          </span>
        </form>
      }
    >
      <Button size="small" icon={<ClockCircleOutlined aria-hidden />} aria-expanded={isOpen}>
        <bdi>{words}</bdi>
      </Button>
    </Popover>
  );
}
