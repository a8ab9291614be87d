import { useState } from 'react';
import type { ConfirmationDetail } from '../../contracts/confirmation-items';
import type { ReportState } from '../../contracts/reports';
import { instantText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { Alert, Button } from '../../kit/core';
import { useQuery } from '../../kit/query';
import { adoptStyles } from '../../ui/adopt-styles';
import { FoldedNotice } from '../../ui/folded-notice';
import { ProblemNotice } from '../../ui/problem-notice';
import { confirmationQuery } from './sending-queries';
import { useSendingText, type SendingText } from './use-sending-text';
import { whoMayConfirm } from './who-may-confirm';
import { isHandedOver } from './handed-over';
import { WithdrawDialog } from './withdraw-dialog';
import { personInWords } from '../../contracts/people';

const styles = `
.th-sent-notice { margin-block-end: 12px; }
@media (min-width: 641px) and (max-height: 800px) { .th-sent-notice { margin-block-end: 8px; } }
.th-sent-notice .ant-alert { margin: 0; }
`;

/** States in which the authority has still to answer. */
const waiting: readonly ReportState[] = ['SENDING', 'SENT', 'ACKNOWLEDGED'];

interface SentNoticeProps {
  readonly reportId: string;
  /** As the screen knows it: nothing is asked, and nothing drawn, for drafts. */
  readonly state: ReportState;
  readonly onWithdrawn?: () => void;
}

/** Where a report stands after it was handed over: who can confirm it, until when, and the way to take it back. */
export function SentNotice({ reportId, state, onWithdrawn }: SentNoticeProps) {
  const { session } = useRemoteHost();
  if (!isHandedOver(state) || !session.permissions.includes('confirmation.view')) return null;
  return <Standing reportId={reportId} onWithdrawn={onWithdrawn} />;
}

function Standing({ reportId, onWithdrawn }: { reportId: string; onWithdrawn: (() => void) | undefined }) {
  adoptStyles(styles);
  const text = useSendingText();
  const { http, session } = useRemoteHost();
  const [isAsking, setAsking] = useState(false);
  const read = useQuery(confirmationQuery(http, reportId));
  if (read.data === undefined) {
    return read.isError ? (
      <ProblemNotice title={text('notice.failed')} error={read.error} onRetry={() => void read.refetch()} />
    ) : null;
  }
  const item = read.data;
  const zone = item.frozen?.period.zone ?? session.brand?.zone ?? 'UTC';
  const isTrouble = ['RETURNED', 'REJECTED', 'SEND_FAILED', 'EXPIRED'].includes(item.report.state);
  const lead = [leadOf(item, zone, text), ackOf(item, text)].filter((part) => part !== '').join(' · ');
  const more = moreOf(item, zone, text);
  const action =
    item.allowed.withdraw && session.brand !== null ? (
      <Button size="small" onClick={() => setAsking(true)}>
        {text('notice.withdraw')}
      </Button>
    ) : undefined;
  return (
    <section aria-label={text('notice.label')} className="th-sent-notice">
      {isTrouble || more === null || more.lines.length === 0 ? (
        <Alert
          type={isTrouble ? 'warning' : 'info'}
          showIcon
          title={
            // What went wrong comes before who had a hand in it.
            <>
              {isTrouble && more !== null ? <div>{[...more.lines, more.words].join(' · ')}</div> : null}
              {isTrouble || more === null ? lead : `${lead} · ${more.words}`}
            </>
          }
          action={action}
        />
      ) : (
        <FoldedNotice part="sent-notice" type="info" title={lead} more={more.words} action={action}>
          {more.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </FoldedNotice>
      )}
      {isAsking ? (
        <WithdrawDialog
          item={item}
          onClose={(isWithdrawn) => {
            setAsking(false);
            if (isWithdrawn) onWithdrawn?.();
          }}
        />
      ) : null}
    </section>
  );
}

function leadOf(item: ConfirmationDetail, zone: string, text: SendingText): string {
  const { submission, report, history } = item;
  if (report.state === 'RETURNED') {
    const last = history.findLast(({ to }) => to === 'RETURNED');
    return text('notice.returned', {
      name: personInWords(last?.actor ?? '', last?.actorAccount),
      reason: last?.reason ?? '',
    });
  }
  if (submission === null) return '';
  const { confirmedBy, confirmedAt, submittedAt, expiresAt } = submission;
  if (confirmedBy !== null && confirmedAt !== null)
    return text('notice.confirmed', {
      name: personInWords(confirmedBy, submission.confirmedByAccount),
      at: instantText(confirmedAt, zone),
    });
  const pending = text('notice.pending', {
    name: personInWords(submission.submittedBy, submission.submittedByAccount),
    at: instantText(submittedAt, zone),
  });
  return report.state === 'PENDING_CONFIRMATION'
    ? `${pending} · ${text('notice.expires', { at: instantText(expiresAt, zone) })}`
    : pending;
}

function ackOf({ report: { ackRef } }: ConfirmationDetail, text: SendingText): string {
  return ackRef === null ? '' : text('notice.ack', { ref: ackRef });
}

interface More {
  /** What it is about. */
  readonly words: string;
  readonly lines: readonly string[];
}

/** Who can confirm it or, once it was sent, what became of it; null where there is nothing to tell. */
function moreOf(
  { report, delivery, confirmers }: ConfirmationDetail,
  zone: string,
  text: SendingText,
): More | null {
  if (report.state === 'PENDING_CONFIRMATION')
    return { words: text('notice.who'), lines: [whoMayConfirm(confirmers, text)] };
  if (delivery === null) return null;
  const { attempts, lastDetail, ackDueAt } = delivery;
  return {
    words: text('notice.delivery', { count: attempts }),
    lines: [
      ...(lastDetail === null || lastDetail === '' ? [] : [lastDetail]),
      ...(ackDueAt !== null && waiting.includes(report.state)
        ? [text('notice.ackDue', { at: instantText(ackDueAt, zone) })]
        : []),
    ],
  };
}
