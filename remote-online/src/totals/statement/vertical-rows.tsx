import type { BrandTotal, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import { useTotalsText } from '../../i18n/use-totals-text';
import { MeasureValue } from '../measure-value';

interface VerticalRowsProps {
  readonly brand: BrandTotal;
  /** By channel and vertical, and by vertical alone: the total of a vertical is the server's too. */
  readonly byVertical: readonly TotalRow[];
}

/** Revenue of each vertical and channel, as the server split it. */
export function VerticalRows({ brand, byVertical }: VerticalRowsProps) {
  const text = useTotalsText();
  const rows = byVertical.filter(({ brandId }) => brandId === brand.brandId);
  const verticals = verticalSchema.options.filter((name) => rows.some(({ vertical }) => vertical === name));
  if (verticals.length === 0) return null;
  const cell = (vertical: string, channel: 'ONLINE' | 'RETAIL' | null) =>
    rows.find((row) => row.vertical === vertical && row.channel === channel)?.ggr ?? null;
  return (
    <>
      <tr className="th-section">
        <th scope="rowgroup" colSpan={6}>
          {text('statement.byVertical')}
        </th>
      </tr>
      {verticals.map((vertical) => (
        <tr key={vertical}>
          <th scope="row" className="th-first">
            {text(`vertical.${vertical}`)}
          </th>
          {(['ONLINE', 'RETAIL', null] as const).map((channel) => (
            <td key={channel ?? 'total'} className="th-number">
              <MeasureValue value={cell(vertical, channel)} kind="money" currency={brand.currency} />
            </td>
          ))}
          <td />
          <td />
        </tr>
      ))}
    </>
  );
}
