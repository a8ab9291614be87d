import type { Filing, FilingMismatch } from '@tallyhouse/shared/contracts/filings';
import { differenceOf } from '@tallyhouse/shared/format/exact-amount';
import { listText } from '@tallyhouse/shared/format/list-text';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { useFilingText } from './use-filing-text';

/** Where two of them say different things: both figures, and by how much. */
export function MismatchList({ filing: { mismatches, taxPeriods } }: { readonly filing: Filing }) {
  const text = useFilingText();
  const taxText = useTaxText();
  if (mismatches.length === 0) return null;
  const isStopped = mismatches.some(({ code }) => code === 'RETURN_BASE' || code === 'RETURN_TAX');
  const wordsOf = ({ code, periodId, first, second }: FilingMismatch): string => {
    const period = taxPeriods.find(({ id }) => id === periodId);
    if (period === undefined) return '';
    const tax = listText([taxName(period.code, taxText), classOfPlay(period.productClass, taxText)]);
    if (code === 'REFERENCE') return text(`differs.${code}`, { tax, first, second });
    const money = (amount: string) => moneyWithCurrencyText(amount, period.currency);
    const amount = money(differenceOf(first, second));
    const words = text(`differs.${code}`, { tax, first: money(first), second: money(second) });
    return `${words} ${text('differs.by', { amount })}`;
  };
  return (
    <Alert
      type={isStopped ? 'error' : 'warning'}
      showIcon
      className="th-after-16"
      title={text('differs.title', { count: mismatches.length })}
      description={
        <ul className="th-flush th-indent-18">
          {mismatches.map((one) => (
            <li key={`${one.code} ${one.periodId}`}>{wordsOf(one)}</li>
          ))}
        </ul>
      }
    />
  );
}
