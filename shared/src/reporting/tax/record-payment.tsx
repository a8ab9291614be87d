import type { TaxPeriod } from '../../contracts/tax-periods';
import { payTaxPeriod } from '../../contracts/tax-decisions';
import type { Day, Money } from '../../contracts/scalars';
import { periodText } from '../../format/day';
import { moneyText, moneyWithCurrencyText } from '../../format/money';
import { useRemoteHost } from '../../host/remote-host';
import { Alert, Button, Checkbox, Input } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { useMutation, useQueryClient } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTaxText } from './use-tax-text';
import { taxName } from './tax-words';
import { excessOf, paymentOf, type DraftField, type Payment, type PaymentDraft } from './payment-draft';

interface RecordPaymentProps {
  readonly period: TaxPeriod;
  /** The day that runs now where the brand is. */
  readonly today: Day;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Control number, day and proof of a payment that went to the authority. Nothing typed is lost when it is refused. */
export function RecordPayment({ period, today, onDone, onCancel }: RecordPaymentProps) {
  const text = useTaxText();
  const host = useRemoteHost();
  const { http, session } = host;
  const queries = useQueryClient();
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const zone = session.brand?.zone ?? 'UTC';
  const [draft, setDraft] = useState<PaymentDraft>({
    controlNumber: '',
    paidOn: today,
    paidAtTime: '12:00',
    amount: period.balance,
    penalties: '',
    bankRef: '',
  });
  const [wrong, setWrong] = useState<readonly (DraftField | 'acceptExcess')[]>([]);
  /** The excess that was confirmed: another amount is to be confirmed anew. */
  const [accepted, setAccepted] = useState<Money | null>(null);
  const excess = excessOf(draft, period.balance);
  // Focus goes to the summary once for each refused try.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  const record = useMutation({
    mutationFn: (payment: Payment) => http.call(payTaxPeriod, { params: { id: period.id }, body: payment }),
    onSuccess: (_, { controlNumber }) => {
      host.notify({ kind: 'success', text: text('pay.done', { controlNumber }) });
      void queries.invalidateQueries({ queryKey: ['tax-periods'] });
      void queries.invalidateQueries({ queryKey: ['tax-period'] });
      onDone();
    },
    // What is owed may not be what was shown.
    onError: () => {
      void queries.invalidateQueries({ queryKey: ['tax-periods'] });
      void queries.invalidateQueries({ queryKey: ['tax-period'] });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (record.isPending) return;
    const result = paymentOf(draft, { zone, today });
    const isUnaccepted = excess !== null && accepted !== excess;
    if ('wrong' in result || isUnaccepted) {
      setWrong([
        ...('wrong' in result ? result.wrong : []),
        ...(isUnaccepted ? ['acceptExcess' as const] : []),
      ]);
      setTries(tries + 1);
      return;
    }
    setWrong([]);
    record.mutate({ ...result.payment, ...(excess !== null && { acceptExcess: true }) });
  };
  const hints: Readonly<Record<DraftField, string>> = {
    controlNumber: text('pay.controlNumberHint'),
    paidOn: '',
    paidAtTime: text('pay.timeHint', { zone }),
    amount: text('pay.amountHint', { balance: moneyText(period.balance, period.currency) }),
    penalties: '',
    bankRef: '',
  };
  const field = (name: DraftField, type = 'text') => {
    const id = `${formId}-${name}`;
    const isWrong = wrong.includes(name);
    return (
      <div key={name} style={{ flex: '1 1 200px' }}>
        <label htmlFor={id}>{text(`pay.${name}`, { currency: period.currency })}</label>
        <Input
          id={id}
          type={type}
          autoComplete="off"
          value={draft[name]}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
        <div id={`${id}-hint`} style={{ fontSize: 12, minHeight: 18 }}>
          {isWrong ? <strong>{text(`pay.error.${name}`)}</strong> : hints[name]}
        </div>
      </div>
    );
  };
  const excessWords = excess === null ? '' : moneyWithCurrencyText(excess, period.currency);
  return (
    <form onSubmit={submit} noValidate aria-label={formTitle()}>
      <h3 className="th-text-14">{formTitle()}</h3>
      {wrong.length === 0 ? null : (
        <div ref={summary} tabIndex={-1} role="alert" className="th-after-12">
          <Alert
            type="error"
            showIcon
            title={text('pay.problem')}
            description={
              <ul className="th-flush th-indent-18">
                {wrong.map((name) => (
                  <li key={name}>
                    <a
                      href={`#${formId}-${name}`}
                      onClick={(event) => {
                        event.preventDefault();
                        document.getElementById(`${formId}-${name}`)?.focus();
                      }}
                    >
                      {text(`pay.error.${name}`)}
                    </a>
                  </li>
                ))}
              </ul>
            }
          />
        </div>
      )}
      {field('controlNumber')}
      <Flex gap={12} wrap>
        {field('paidOn', 'date')}
        {field('paidAtTime', 'time')}
      </Flex>
      <Flex gap={12} wrap>
        {field('amount')}
        {field('penalties')}
      </Flex>
      {excess === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={text('pay.moreThanOwed', { excess: excessWords })}
          description={
            <Checkbox
              id={`${formId}-acceptExcess`}
              checked={accepted === excess}
              aria-invalid={wrong.includes('acceptExcess')}
              onChange={({ target }) => setAccepted(target.checked ? excess : null)}
            >
              {text('pay.acceptExcess', { excess: excessWords })}
            </Checkbox>
          }
        />
      )}
      {field('bankRef')}
      {record.error === null ? null : (
        <ProblemNotice title={text('pay.failed')} error={record.error} note={text('pay.kept')} />
      )}
      <Flex gap={8} className="th-before-12">
        <Button type="primary" htmlType="submit" loading={record.isPending}>
          {text('pay.save')}
        </Button>
        <Button onClick={onCancel}>{text('pay.cancel')}</Button>
      </Flex>
    </form>
  );

  function formTitle() {
    return text('pay.title', { tax: taxName(period.code, text), period: periodText(period.period) });
  }
}
