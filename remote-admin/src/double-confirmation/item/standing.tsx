import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { Alert, type AlertProps } from '@tallyhouse/shared/kit/core';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useConfirmationText, type ConfirmationText } from '../use-confirmation-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { listText } from '@tallyhouse/shared/format/list-text';

const troubles: readonly string[] = ['REJECTED', 'SEND_FAILED', 'AMENDMENT_NEEDED'];
const waits: readonly string[] = ['RETURNED', 'EXPIRED', 'STALE'];

/** Where it stands, why, and what the reader can do next; of own items, who else can confirm them. */
export function Standing({ item, zone }: { readonly item: ConfirmationDetail; readonly zone: string }) {
  const text = useConfirmationText();
  const lines = linesOf(item, zone, text);
  return (
    <section aria-label={text('standing.label')} className="th-after-16">
      <Alert
        type={kindOf(item)}
        showIcon
        title={leadOf(item, text)}
        description={lines.length === 0 ? undefined : lines.map((line) => <div key={line}>{line}</div>)}
      />
    </section>
  );
}

function isLocked({ report, submission }: ConfirmationDetail): boolean {
  return report.state === 'PENDING_CONFIRMATION' && submission?.attemptsLeft === 0;
}

function kindOf(item: ConfirmationDetail): NonNullable<AlertProps['type']> {
  if (troubles.includes(item.report.state) || isLocked(item)) return 'error';
  if (waits.includes(item.report.state)) return 'warning';
  return item.report.state === 'ACCEPTED' ? 'success' : 'info';
}

function leadOf(item: ConfirmationDetail, text: ConfirmationText): string {
  const { report, history, delivery, acknowledgements } = item;
  if (isLocked(item)) return text('standing.locked');
  switch (report.state) {
    case 'RETURNED': {
      const last = history.findLast(({ to }) => to === 'RETURNED');
      return text('standing.RETURNED', {
        name: personInWords(last?.actor ?? '', last?.actorAccount),
        reason: last?.reason ?? text('standing.noReason'),
      });
    }
    case 'SEND_FAILED':
      return text('standing.SEND_FAILED', { detail: delivery?.lastDetail ?? text('standing.noReason') });
    case 'REJECTED': {
      const answer = acknowledgements.findLast(({ kind }) => kind === 'REJECTED');
      const reason = [answer?.code, answer?.text].filter((part) => part !== undefined && part !== null);
      return text('standing.REJECTED', {
        reason: reason.length === 0 ? text('standing.noReason') : reason.join(' – '),
      });
    }
    case 'CONFIRMED':
      return item.filing === null
        ? text('standing.CONFIRMED')
        : text('standing.toFile', { authority: item.authorityId ?? '' });
    default:
      return text(`standing.${report.state}`);
  }
}

/** Who may confirm it and who may not, by name. */
function whoWords({ confirmers }: ConfirmationDetail, text: ConfirmationText): string {
  const { may, mayNot } = confirmers;
  const can = may.length === 0 ? text('standing.whoNobody') : text('standing.who', { names: listText(may) });
  return `${can} ${text('standing.whoNot', { names: listText(mayNot) })}`;
}

function linesOf(item: ConfirmationDetail, zone: string, text: ConfirmationText): string[] {
  const { report, submission, delivery, allowed } = item;
  switch (report.state) {
    case 'PENDING_CONFIRMATION': {
      if (isLocked(item)) return [text('standing.lockedNext'), whoWords(item, text)];
      const { whyNotCode } = allowed;
      const isTold = whyNotCode === 'OWN_ITEM' || whyNotCode === 'NOT_APPROVER' || whyNotCode === 'LAPSED';
      const lapses =
        submission === null ? [] : [`${text('fact.expires')}: ${instantText(submission.expiresAt, zone)}`];
      return [...(isTold ? [text(`standing.${whyNotCode}`)] : []), whoWords(item, text), ...lapses];
    }
    case 'RETURNED':
      return [text('standing.returnedNext')];
    case 'SEND_FAILED':
      return [text('standing.sendFailedNext')];
    case 'REJECTED':
      return [text('standing.rejectedNext')];
    case 'SENT':
      return delivery?.ackDueAt === null || delivery === null
        ? []
        : [text('item.ackDue', { at: instantText(delivery.ackDueAt, zone) })];
    default:
      return [];
  }
}
