import { percentText } from '@tallyhouse/shared/format/percent';
import { ArrowDownOutlined, ArrowUpOutlined, MinusOutlined } from '@tallyhouse/shared/kit/icons';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { monthChangeOf } from './month-change';

interface ChangeLineProps {
  /** Both decimal strings. */
  readonly current: string;
  readonly previous: string;
  /** Writes an amount or a count. */
  readonly write: (value: string) => string;
}

const arrows = { more: ArrowUpOutlined, less: ArrowDownOutlined, same: MinusOutlined };

/** The change against the month before in words; neither arrow nor colour carries it alone. */
export function ChangeLine({ current, previous, write }: ChangeLineProps) {
  const text = useDashboardText();
  const { direction, amount, rate } = monthChangeOf(current, previous);
  const Arrow = arrows[direction];
  const sign = direction === 'less' ? '\u2212' : '+';
  const percentage = rate === null ? text('notApplicable') : `${sign}${percentText(rate, { digits: 1 })}`;
  return (
    <div title={rate === null ? text('notApplicableHint') : undefined}>
      <Arrow aria-hidden />{' '}
      {direction === 'same' ? text('same') : text(direction, { amount: write(amount), rate: percentage })}
      <div>{text('before', { amount: write(previous) })}</div>
    </div>
  );
}
