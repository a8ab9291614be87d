import { moneyText } from '@tallyhouse/shared/format/money';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useOnlineText } from '../i18n/use-online-text';

interface SignedAmountProps {
  /** Decimal string; null: not known. */
  readonly amount: string | null;
  readonly currency: string;
}

/** A difference, with its sign written out: `TZS +4.00`; words where there is none. */
export function SignedAmount({ amount, currency }: SignedAmountProps) {
  const text = useOnlineText();
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
