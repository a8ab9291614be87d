import { moneyText } from '@tallyhouse/shared/format/money';
import { theme } from '@tallyhouse/shared/kit/core';
import { ArrowDownOutlined, ArrowUpOutlined, CheckOutlined } from '@tallyhouse/shared/kit/icons';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useRetailText } from '../i18n/use-retail-text';

/** Counted less expected of a drawer, as icon, amount and word: the sign is never carried by colour alone. */
export function OverShort({
  amount,
  currency,
}: {
  readonly amount: string | null;
  readonly currency: string;
}) {
  const text = useRetailText();
  const { token } = theme.useToken();
  if (amount === null) return <NoData />;
  const kind = kindOf(amount);
  const look = {
    over: { icon: <ArrowUpOutlined aria-hidden />, color: token.colorWarning },
    short: { icon: <ArrowDownOutlined aria-hidden />, color: token.colorError },
    exact: { icon: <CheckOutlined aria-hidden />, color: token.colorTextSecondary },
  }[kind];
  return (
    <span style={{ color: look.color }}>
      {look.icon}
      {'\u00A0'}
      {moneyText(amount, currency)} {text(kind)}
    </span>
  );
}

function kindOf(amount: string): 'over' | 'short' | 'exact' {
  if (!/[1-9]/.test(amount)) return 'exact';
  return amount.startsWith('-') ? 'short' : 'over';
}
