import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { moneyText } from '@tallyhouse/shared/format/money';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import type { TanzanianSums } from './tanzania-subtotals';

interface TanzaniaSumRowProps {
  readonly name: string;
  readonly sums: TanzanianSums;
  readonly currency: string;
}

/** What classes add up to; what accrued in a month so far is of each class and month, and adds up to nothing. */
export function TanzaniaSumRow({ name, sums, currency }: TanzaniaSumRowProps) {
  const money = (amount: Money | null) => (amount === null ? <NoData /> : <>{moneyText(amount, currency)}</>);
  return (
    <tr className="th-sum">
      <th scope="row" className="th-first">
        {name}
      </th>
      <td className="th-number">{money(sums.ggr)}</td>
      <td className="th-number">{money(sums.accrued)}</td>
      <td colSpan={2} />
      <td className="th-number">{money(sums.withheld)}</td>
      <td />
      <td className="th-number">{money(sums.paid)}</td>
      <td />
    </tr>
  );
}
