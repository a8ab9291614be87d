import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { useEffect, useRef } from 'react';
import { itemAddress } from '../confirmation-address';
import { ControlTotal } from '../control-total';
import { Facts, Section } from '../facts';
import { useConfirmationText, type ConfirmationText } from '../use-confirmation-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ReceiptPageProps {
  readonly item: ConfirmationDetail;
  readonly zone: string;
}

/** What a confirmation came to: the reference number, to be copied and printed, and what happens next. */
export function ReceiptPage({ item, zone }: ReceiptPageProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const { report, submission } = item;
  const isConfirmed = submission?.confirmedAt !== null && submission !== null;
  // The page that was confirmed from is gone: a screen reader begins with what it came to.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isConfirmed]);
  if (submission === null || !isConfirmed) {
    return (
      <EmptyNotice
        title={text('receipt.notYet')}
        hint={text('receipt.notYetHint')}
        action={
          <Button type="primary" onClick={() => host.navigate(itemAddress(report.id))}>
            {text('receipt.open')}
          </Button>
        }
      />
    );
  }
  const isTrouble = report.state === 'REJECTED' || report.state === 'SEND_FAILED';
  const who = {
    name: personInWords(submission.confirmedBy ?? '', submission.confirmedByAccount),
    at: instantText(submission.confirmedAt, zone),
  };
  const by = {
    name: personInWords(submission.submittedBy, submission.submittedByAccount),
    at: instantText(submission.submittedAt, zone),
  };
  return (
    <div className="th-desk-receipt">
      <div className={`th-desk-panel ${isTrouble ? 'th-desk-bad-panel' : ''}`}>
        <h1 ref={heading} tabIndex={-1} className="th-no-outline">
          {text(`receipt.${headOf(item)}`)}
        </h1>
        <p className="th-flush">{text('receipt.number')}</p>
        <p className="th-desk-panel-number">
          <span data-reference>{submission.id}</span>{' '}
          <span className="th-desk-screen">
            <CopyButton
              value={submission.id}
              label={text('receipt.copy')}
              copiedLabel={text('fact.copied')}
            />
          </span>
        </p>
        <ReportStateTag state={report.state} />
      </div>
      <Section id="receipt-facts" title={report.title}>
        <Facts
          facts={[
            [text('fact.brand'), item.frozen?.brandName ?? item.brandId],
            [text('fact.authority'), item.authorityId ?? '—'],
            [text('fact.period'), periodText(report.period)],
            [text('fact.report'), text('fact.version', { version: report.version })],
            [text('fact.control'), <ControlTotal key="control" item={item} />, 'controlTotal'],
            [text('receipt.authorityRef'), report.ackRef ?? text('receipt.waiting')],
            [text('fact.payloadHash'), <code key="hash">{submission.payloadHash}</code>],
          ]}
        />
        <p className="th-before-12">{text('receipt.submittedBy', by)}</p>
        <p>{text('receipt.confirmedBy', who)}</p>
      </Section>
      <Section id="receipt-next" title={text('receipt.next')}>
        <p role="status" className="th-anywhere">
          {nextWords(item, zone, text)}
        </p>
      </Section>
      <div className="th-desk-screen th-row-8 th-wraps">
        <Button type="primary" onClick={() => window.print()}>
          {text('receipt.print')}
        </Button>
        <Button onClick={() => host.navigate(itemAddress(report.id))}>{text('receipt.open')}</Button>
        <Button onClick={() => host.navigate('/double-confirmation')}>{text('receipt.queue')}</Button>
      </div>
    </div>
  );
}

function headOf({ report, filing }: ConfirmationDetail) {
  switch (report.state) {
    case 'ACCEPTED':
      return 'accepted';
    case 'REJECTED':
      return 'rejected';
    case 'SEND_FAILED':
      return 'trouble';
    case 'FILED_BY_HAND':
      return 'filed';
    case 'SENT':
    case 'ACKNOWLEDGED':
      return 'sent';
    default:
      return filing === null ? 'title' : 'toFile';
  }
}

function nextWords(item: ConfirmationDetail, zone: string, text: ConfirmationText): string {
  const authority = item.authorityId ?? '';
  switch (headOf(item)) {
    case 'accepted':
      return text('receipt.nextAccepted');
    case 'rejected':
      return text('receipt.nextRejected');
    case 'trouble':
      return text('receipt.nextFailed', { detail: item.delivery?.lastDetail ?? text('standing.noReason') });
    case 'sent':
      return text('receipt.nextSent', { authority, at: instantText(item.delivery?.ackDueAt ?? null, zone) });
    case 'filed':
      return text('standing.FILED_BY_HAND');
    case 'toFile':
      return text('standing.toFile', { authority });
    case 'title':
      return text('receipt.nextQueued', { authority });
  }
}
