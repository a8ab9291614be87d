import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { useState } from 'react';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { signOf } from '@tallyhouse/shared/format/exact-amount';
import { ProofTag } from '@tallyhouse/shared/reporting/tax/proof-tag';
import { SimulateTax } from '@tallyhouse/shared/reporting/tax/simulate-tax';
import { TaxPeriodStateTag } from '@tallyhouse/shared/reporting/tax/tax-period-state-tag';
import { baseText, rateText, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { WorkingPaper } from '@tallyhouse/shared/reporting/tax/working-paper';
import { className } from '../class-name';
import type { ClassRow } from '../classes/class-rows';
import { RecordPayment } from '@tallyhouse/shared/reporting/tax/record-payment';

interface ClassPaymentsProps {
  readonly one: ClassRow;
  readonly today: Day;
  readonly onClose: () => void;
}

/** Rules behind a class with their sources, its tax periods, and the payments of each. */
export function ClassPayments({ one, today, onClose }: ClassPaymentsProps) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  return (
    <Drawer
      open
      title={text('payments.title', { class: className(one.row.productClass, text) })}
      size={640}
      onClose={onClose}
      styles={{ wrapper: { maxWidth: '100%' } }}
    >
      <h3 className="th-before-0 th-text-14">{text('payments.rules')}</h3>
      <ul className="th-indent-18">
        {one.row.lines.map((line) => (
          <li key={line.ruleId} className="th-after-6">
            <strong>{taxName(line.code, taxText)}</strong>: {baseText({ ...line })} ×{' '}
            {rateText(line, taxText)} = {moneyText(line.tax, line.currency)} {line.currency}{' '}
            <ProofTag proof={line.proof} />
            <div className="th-text-12">
              <code>{line.ruleId}</code> · {line.source}
            </div>
          </li>
        ))}
      </ul>
      <h3 className="th-text-14">{text('payments.payments')}</h3>
      {one.periods.length === 0 ? <p>{text('payments.noPeriods')}</p> : null}
      {one.periods.map((period) => (
        <PeriodPayments key={period.id} period={period} today={today} />
      ))}
    </Drawer>
  );
}

const payable: ReadonlySet<string> = new Set(['CLOSED', 'FILED', 'PAID', 'AMENDED']);

function PeriodPayments({ period, today }: { readonly period: TaxPeriod; readonly today: Day }) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  const host = useRemoteHost();
  const mayRecord = useSessionMay('tax.propose');
  const [shown, setShown] = useState<'paper' | 'simulation' | 'payment' | null>(null);
  const { currency, due } = period;
  const name = taxName(period.code, taxText);
  const close = () => setShown(null);
  const owes = signOf(period.balance) > 0;
  return (
    <section aria-label={`${name}, ${periodText(period.period)}`} className="th-pad-block-12 th-ruled">
      <div>
        <strong>{name}</strong> · {period.authority} · {periodText(period.period)}{' '}
        <TaxPeriodStateTag state={period.state} />{' '}
        {period.isLate ? <StateTag kind="bad" mark="!" word={taxText('tax.late')} /> : null}
      </div>
      <div>
        {text('payments.payable')} <TermHelp term="payable" name={text('payments.payable')} />:{' '}
        {moneyText(period.payable, currency)} · {text('payments.paid')}{' '}
        <TermHelp term="taxPaid" name={text('payments.paid')} />: {moneyText(period.paid, currency)} ·{' '}
        {text('payments.balance')} <TermHelp term="balance" name={text('payments.balance')} />:{' '}
        <strong>{moneyText(period.balance, currency)}</strong> {currency}
      </div>
      <div>
        {text('column.due')}: {due.day === null ? taxText('tax.noDay') : dayText(due.day)} ·{' '}
        {text('payments.controlNumbers')}:{' '}
        {period.controlNumbers.length === 0 ? text('payments.noControl') : period.controlNumbers.join(', ')}
      </div>
      {shown === 'payment' ? (
        <RecordPayment period={period} today={today} onDone={close} onCancel={close} />
      ) : (
        <div className="th-before-6 th-row-8 th-wraps">
          {!mayRecord || !owes ? null : payable.has(period.state) ? (
            <Button
              size="small"
              type="primary"
              aria-label={text('payments.recordFor', { tax: name })}
              onClick={() => setShown('payment')}
            >
              {text('payments.record')}
            </Button>
          ) : (
            <span>
              {text('payments.mustClose')}{' '}
              <Button size="small" type="link" onClick={() => host.navigate('/tax-reporting')}>
                {text('payments.openTax')}
              </Button>
            </span>
          )}
          <Button size="small" onClick={() => setShown('paper')}>
            {text('payments.paper')}
          </Button>
          <Button size="small" onClick={() => setShown('simulation')}>
            {text('payments.simulate')}
          </Button>
        </div>
      )}
      {shown === 'paper' ? <WorkingPaper period={period} onClose={close} /> : null}
      {shown === 'simulation' ? <SimulateTax period={period} onClose={close} /> : null}
    </section>
  );
}
