import type { Filing } from '@tallyhouse/shared/contracts/filings';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { useFilingText } from './use-filing-text';

/** What is payable for each tax, what was paid of it, and under which numbers. */
export function PaymentPart({ filing, zone }: { readonly filing: Filing; readonly zone: string }) {
  const text = useFilingText();
  const taxText = useTaxText();
  const { taxPeriods, payments, mismatches } = filing;
  if (taxPeriods.length === 0) return <p>{text('noPaymentOwed')}</p>;
  return taxPeriods.map((period) => {
    const { id, code, productClass, currency } = period;
    const own = payments.filter(({ periodId }) => periodId === id);
    const differs = mismatches.some((one) => one.periodId === id && one.code === 'PAID');
    const money = (amount: string | null) =>
      amount === null ? <Withheld /> : moneyWithCurrencyText(amount, currency);
    return (
      <div key={id} className="th-chain-item">
        {taxPeriods.length === 1 ? null : (
          <header>
            {taxName(code, taxText)} · {classOfPlay(productClass, taxText)}
          </header>
        )}
        <dl>
          <dt>
            {text('payable')} <TermHelp term="payable" name={text('payable')} />
          </dt>
          <dd>{money(period.payable)}</dd>
          <dt>
            {text('paid')} <TermHelp term="taxPaid" name={text('paid')} />
          </dt>
          <dd className={differs ? 'th-chain-bad' : ''}>{money(period.paid)}</dd>
          <dt>
            {text('balance')} <TermHelp term="balance" name={text('balance')} />
          </dt>
          <dd>
            <strong>{money(period.balance)}</strong>
          </dd>
        </dl>
        {own.length === 0 ? <p>{text('noPayment')}</p> : null}
        {own.map(({ controlNumber, paidAt, amount, bankRef }) => (
          <p key={controlNumber}>
            {money(amount)} · {instantText(paidAt, zone)} · {text('control', { number: controlNumber })} ·{' '}
            {text('bank', { reference: bankRef })}
          </p>
        ))}
      </div>
    );
  });
}
