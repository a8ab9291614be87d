import type { LoadBatch, LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { instantsText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { useLoadDataText } from '../../i18n/use-load-data-text';

interface FileComparisonProps {
  readonly batch: LoadBatch;
  readonly header: LoadFileHeader;
  readonly bytes: number;
  readonly zone: string;
}

/** What is loaded beside what the new file says of itself, before anything is sent. */
export function FileComparison({ batch, header, bytes, zone }: FileComparisonProps) {
  const text = useLoadDataText();
  const { count, amount } = batch.control ?? batch.computed;
  const between = (from: string | null, to: string | null) => instantsText(from, to, zone);
  const rows = [
    ['drawer.counts', countText(count), countText(header.count)],
    ['drawer.amount', moneyText(amount), moneyText(header.amount)],
    ['drawer.size', sizeOf(batch.bytes), sizeOf(bytes)],
    ['drawer.period', between(batch.periodFrom, batch.periodTo), between(header.periodFrom, header.periodTo)],
  ] as const;
  function sizeOf(size: number) {
    return text('drawer.bytes', { written: countText(size) });
  }
  return (
    <FiguresTable label={text('replacement.compared')} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('drawer.name')}
          </th>
          <th scope="col" className="th-number">
            {text('replacement.loaded')}
          </th>
          <th scope="col" className="th-number">
            {text('replacement.chosen')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, now, then]) => (
          <tr key={name} className={now === then ? '' : 'th-strong'}>
            <th scope="row" className="th-first">
              {text(name)}
            </th>
            <td className="th-number th-wrap">{now}</td>
            <td className="th-number th-wrap">{then}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
