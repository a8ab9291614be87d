import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { useTemplateText } from './use-template-text';

interface FiguresPerDayProps {
  readonly daily: DashboardSummary['daily'];
  /** ISO 4217 code of every amount. */
  readonly currency: string;
}

/** A line per gaming day and channel, the newest first. Amounts are decimal strings: they are written, never computed. */
export function FiguresPerDay({ daily, currency }: FiguresPerDayProps) {
  const text = useTemplateText();
  return (
    <FiguresTable label={text('table')}>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('column.day')}
          </th>
          <th scope="col">{text('column.channel')}</th>
          <th scope="col" className="th-number">
            {text('column.stakes')}
          </th>
          <th scope="col" className="th-number">
            {text('column.ggr')}
          </th>
        </tr>
      </thead>
      <tbody>
        {daily.toReversed().map(({ day, channel, stakes, ggr }) => (
          <tr key={`${day} ${channel}`}>
            <th scope="row" className="th-first">
              {dayText(day)}
            </th>
            <td>{text(`channel.${channel}`)}</td>
            <td className="th-number">{moneyText(stakes, currency)}</td>
            <td className="th-number">{moneyText(ggr, currency)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
