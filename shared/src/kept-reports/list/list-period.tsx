import type { Period } from '../../contracts/scalars';
import { Button } from '../../kit/core';
import { CalendarOutlined, CloseOutlined } from '../../kit/icons';
import { usePeriod } from '../../reporting/use-period';
import { PeriodPicker } from '../../ui/period-picker';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';

interface ListPeriodProps {
  readonly value: Period | null;
  readonly onChange: (period: Period | null) => void;
}

/** Reports of any time, or those whose period touches the one chosen. */
export function ListPeriod({ value, onChange }: ListPeriodProps) {
  const text = useKeptReportsText();
  const { today, period } = usePeriod();
  if (value === null) {
    return (
      <Button icon={<CalendarOutlined aria-hidden />} onClick={() => onChange(period)}>
        {text('list.anyPeriod')}
      </Button>
    );
  }
  return (
    <span style={{ display: 'inline-flex', gap: 4, maxWidth: '100%' }}>
      <PeriodPicker value={value} today={today} onChange={onChange} />
      <Button
        icon={<CloseOutlined aria-hidden />}
        aria-label={text('list.clearPeriod')}
        onClick={() => onChange(null)}
      />
    </span>
  );
}
