import type { ConfirmationItem } from '../../contracts/confirmation-items';
import { instantText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { Result } from '../../kit/feedback';
import { Modal } from '../../kit/modal';
import { useQuery } from '../../kit/query';
import { CopyButton } from '../../ui/copy-button';
import { confirmationQuery } from './sending-queries';
import { whoMayConfirm } from './who-may-confirm';
import { useSendingText } from './use-sending-text';

interface SentAnswerProps {
  readonly item: ConfirmationItem;
  readonly zone: string;
  readonly onClose: (item: ConfirmationItem) => void;
}

/** What a submission came to: its number, until when it holds, and who can confirm it. */
export function SentAnswer({ item, zone, onClose }: SentAnswerProps) {
  const text = useSendingText();
  const host = useRemoteHost();
  const detail = useQuery(confirmationQuery(host.http, item.report.id));
  const { submission } = item;
  return (
    <Modal
      open
      width={640}
      title={item.report.title}
      onCancel={() => onClose(item)}
      footer={[
        <Button key="queue" onClick={() => host.navigate('/double-confirmation')}>
          {text('done.open')}
        </Button>,
        <Button key="close" type="primary" onClick={() => onClose(item)}>
          {text('done.close')}
        </Button>,
      ]}
    >
      <Result
        status="success"
        style={{ padding: '8px 0' }}
        title={<span role="status">{text('done.title')}</span>}
        subTitle={text('done.frozen')}
      >
        {submission === null ? null : (
          <dl className="th-flush th-stack-8 th-anywhere">
            <div>
              <dt>{text('done.reference')}</dt>
              <dd className="th-flush">
                <code>{submission.id}</code>{' '}
                <CopyButton
                  value={submission.id}
                  label={text('done.copy')}
                  copiedLabel={text('done.copied')}
                />
              </dd>
              <dd className="th-flush">
                {text('done.submittedAt', { at: instantText(submission.submittedAt, zone) })}.{' '}
                {text('done.expires', { at: instantText(submission.expiresAt, zone) })}
              </dd>
            </div>
            <div>
              <dt>{text('done.who')}</dt>
              <dd className="th-flush">
                {detail.data === undefined ? '…' : whoMayConfirm(detail.data.confirmers, text)}
              </dd>
            </div>
            <div>
              <dt>{text('done.hash')}</dt>
              <dd className="th-flush">
                <code>{submission.payloadHash}</code>
              </dd>
            </div>
          </dl>
        )}
      </Result>
    </Modal>
  );
}
