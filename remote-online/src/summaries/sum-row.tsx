import type { BrandTotal, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { everything } from '../totals/rows/figure-of-row';
import { SummaryCell } from './summary-cell';
import type { MeasureName } from '../totals/statement/statement-lines';

interface SumRowProps {
  readonly name: string;
  readonly period: Period;
  readonly sums: TotalMeasures;
  readonly brand: BrandTotal;
  readonly measures: readonly MeasureName[];
  readonly isCompared: boolean;
}

/** A subtotal or total of the days of `period`, as the server says it; a figure opens the facts behind it. */
export function SumRow({ name, period, sums, brand, measures, isCompared }: SumRowProps) {
  return (
    <tr className="th-sum">
      <th scope="row" className="th-first">
        {name}
      </th>
      {measures.map((measure) => (
        <td key={measure} className="th-number">
          <SummaryCell
            {...{ brand, measure, bucket: period, bucketName: name }}
            place={everything}
            value={sums[measure]}
          />
        </td>
      ))}
      {isCompared ? <td colSpan={2} /> : null}
      <td />
    </tr>
  );
}
