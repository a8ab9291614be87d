import { retrySend } from '@tallyhouse/shared/contracts/confirmation';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { WithdrawDialog } from '@tallyhouse/shared/reporting/sending/withdraw-dialog';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { receiptAddress, reportAddress } from '../confirmation-address';
import { useConfirmationText } from '../use-confirmation-text';
import { AcknowledgeDialog } from './acknowledge-dialog';
import { CorrectDialog } from './correct-dialog';
import { EvidenceButton } from './evidence-button';
import { useAction } from './use-action';

type ActionDialog = 'withdraw' | 'acknowledge' | 'correct';

/** What else can be done with a report on its way; what the reader may not do is not offered. */
export function ItemActions({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const [dialog, setDialog] = useState<ActionDialog | null>(null);
  const { allowed, report, family, submission } = item;
  // In the group view nothing can be changed.
  const blockedBecause =
    host.session.brand?.id === item.brandId
      ? null
      : text('action.needsBrand', { brand: item.frozen?.brandName ?? item.brandId });
  const close = () => setDialog(null);
  return (
    <>
      <Button onClick={() => host.navigate(reportAddress(family, report.id))}>{text('item.toReport')}</Button>
      {(submission?.confirmedAt ?? null) === null ? null : (
        <>
          <Button onClick={() => host.navigate(receiptAddress(report.id))}>{text('action.receipt')}</Button>
          <EvidenceButton item={item} />
        </>
      )}
      {allowed.retrySend ? <RetryButton item={item} blockedBecause={blockedBecause} /> : null}
      {(['withdraw', 'acknowledge', 'correct'] as const)
        .filter((action) => allowed[action])
        .map((action) => (
          <ActionButton
            key={action}
            aria-haspopup="dialog"
            type={action === 'correct' ? 'primary' : 'default'}
            blockedBecause={blockedBecause}
            onClick={() => setDialog(action)}
          >
            {text(`action.${action}`)}
          </ActionButton>
        ))}
      {dialog === 'withdraw' ? <WithdrawDialog item={item} onClose={close} /> : null}
      {dialog === 'acknowledge' ? <AcknowledgeDialog item={item} onClose={close} /> : null}
      {dialog === 'correct' ? <CorrectDialog item={item} onClose={close} /> : null}
    </>
  );
}

interface RetryButtonProps {
  readonly item: ConfirmationDetail;
  readonly blockedBecause: string | null;
}

/** Sends the same payload again under the same key. */
function RetryButton({ item, blockedBecause }: RetryButtonProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const action = useAction((_: null, headers) =>
    host.http.call(retrySend, { params: { id: item.report.id }, headers }),
  );
  return (
    <>
      <ActionButton
        type="primary"
        loading={action.isBusy}
        blockedBecause={blockedBecause}
        onClick={() =>
          action.run(null, () => host.notify({ kind: 'success', text: text('action.retryDone') }))
        }
      >
        {text('action.retry')}
      </ActionButton>
      {action.error === null ? null : (
        <ProblemNotice title={text('action.retryFailed')} error={action.error} />
      )}
    </>
  );
}
