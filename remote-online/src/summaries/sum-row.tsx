import type { BrandTotal, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import { MeasureValue } from '../totals/measure-value';
import { lineOf, type MeasureName } from '../totals/statement/statement-lines';

interface SumRowProps {
  readonly name: string;
  readonly sums: TotalMeasures;
  readonly brand: BrandTotal;
  readonly measures: readonly MeasureName[];
  readonly isCompared: boolean;
}

/** A subtotal or total, as the server says it. */
export function SumRow({ name, sums, brand, measures, isCompared }: SumRowProps) {
  return (
    <tr className="th-sum">
      <th scope="row" className="th-first">
        {name}
      </th>
      {measures.map((measure) => (
        <td key={measure} className="th-number">
          <MeasureValue value={sums[measure]} kind={lineOf(measure).kind} currency={brand.currency} />
        </td>
      ))}
      {isCompared ? <td colSpan={2} /> : null}
      <td />
    </tr>
  );
}
