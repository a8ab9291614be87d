import { moneyText } from '../format/money';
import { NoData } from '../ui/no-data';
import { useKeptReportsText } from './i18n/use-kept-reports-text';

interface SignedAmountProps {
  /** Decimal string; null: not known. */
  readonly amount: string | null;
  readonly currency: string;
}

/** A difference, with its sign written out: `TZS +4.00`; words where there is none. */
export function SignedAmount({ amount, currency }: SignedAmountProps) {
  const text = useKeptReportsText();
  if (amount === null) return <NoData />;
  if (/^-?0*(\.0*)?$/.test(amount)) return <span>{text('simulation.noDifference')}</span>;
  const sign = amount.startsWith('-') ? '' : '+';
  return (
    <span dir="ltr" className="th-digits th-nowrap">
      {currency}
      {'\u00A0'}
      {sign}
      {moneyText(amount, currency)}
    </span>
  );
}
