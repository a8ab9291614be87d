import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { Button } from '@tallyhouse/shared/kit/core';
import { Popover } from '@tallyhouse/shared/kit/modal';
import { useTotalsText } from '../i18n/use-totals-text';
import { SubmissionReturns } from './submission-returns';
import { wholeMonthOf } from './whole-month';

/** The way to the returns that are built from these figures. */
export function PrepareSubmission({ period }: { readonly period: Period }) {
  const text = useTotalsText();
  const { session } = useRemoteHost();
  const may = useSessionMay('reports.simulate');
  if (!may) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="th-most-360">
          {session.brand === null ? (
            text('submission.needsBrand')
          ) : (
            <SubmissionReturns brandId={session.brand.id} month={wholeMonthOf(period.to)} />
          )}
        </div>
      }
    >
      <Button type="primary">{text('submission.button')}</Button>
    </Popover>
  );
}
