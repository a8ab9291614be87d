import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import { signOf } from '@tallyhouse/shared/format/exact-amount';
import { listText } from '@tallyhouse/shared/format/list-text';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useState } from 'react';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { periodAddress } from '../period-address';
import { useTaxReportingText } from '../use-tax-reporting-text';

const styles = `
.th-due { display: grid; gap: 8px; margin-block-end: 12px; }
.th-due small { font-size: 13px; color: var(--th-ink); }
`;

interface DueBannerProps {
  readonly periods: readonly TaxPeriod[];
  readonly totals: CallAnswer<typeof listTaxPeriods>['totals'];
}

/** What is overdue among the periods that match, and what is due next. */
export function DueBanner({ periods, totals }: DueBannerProps) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  adoptStyles(styles);
  const zone = useRemoteHost().session.brand?.zone ?? 'UTC';
  const [nowMs] = useState(() => Date.now());
  const late = totals.filter(({ overdue }) => (overdue?.periods ?? 0) > 0);
  const count = late.reduce((sum, { overdue }) => sum + (overdue?.periods ?? 0), 0);
  // Amounts of different currencies stand side by side; they are never added.
  const amount = late
    .map(({ overdue, currency }) => moneyWithCurrencyText(overdue?.balance ?? '0.00', currency))
    .join(', ');
  const next = nextDue(periods, nowMs);
  return (
    <div className="th-due">
      {late.length === 0 ? null : (
        <Alert
          type="error"
          showIcon
          role="status"
          title={
            <>
              {text('overdue', { count, amount })} <small>· {text('lateHint')}</small>
            </>
          }
        />
      )}
      {next === undefined ? null : (
        <Alert
          type="info"
          showIcon
          role="status"
          title={
            <>
              <Link to={periodAddress(next.id)}>
                {text('next', {
                  tax: listText([taxName(next.code, taxText), classOfPlay(next.productClass, taxText)]),
                  period: periodText(next.period),
                  day: dayText(next.due.day),
                })}
              </Link>
              {' · '}
              <small>
                {text('nextHint', {
                  amount: moneyWithCurrencyText(next.payable, next.currency),
                  when: dueAgo({ ...next.due, day: next.due.day ?? '' }, nowMs, zone),
                })}
              </small>
            </>
          }
        />
      )}
    </div>
  );
}

/** The period with something to pay whose due instant comes first from now on. */
function nextDue(periods: readonly TaxPeriod[], nowMs: number): TaxPeriod | undefined {
  const owed = periods.filter(
    ({ due, balance }) => due.lateFrom !== null && Date.parse(due.lateFrom) > nowMs && signOf(balance) > 0,
  );
  return owed.toSorted((a, b) => (a.due.lateFrom ?? '').localeCompare(b.due.lateFrom ?? ''))[0];
}
