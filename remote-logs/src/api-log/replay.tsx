import { replayApiCall } from '@tallyhouse/shared/contracts/api-log';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Typography } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useId, useState } from 'react';
import type { ApiCallDetail } from './api-log-queries';
import { useApiLogText } from './use-api-log-text';

interface ReplayProps {
  readonly call: ApiCallDetail;
  readonly zone: string;
}

/** The way to make a call again: proposed by one, confirmed by another. */
export function Replay({ call, zone }: ReplayProps) {
  const { http, session } = useRemoteHost();
  const text = useApiLogText();
  const [isOpen, setOpen] = useState(false);
  const propose = useMutation({
    mutationFn: (reason: string) => http.call(replayApiCall, { params: { id: call.id }, body: { reason } }),
    onSuccess: () => setOpen(false),
  });
  const mayPropose = session.permissions.includes('administration.propose');
  const obstacle = call.isReplayable
    ? mayPropose
      ? null
      : text('replay.mayNot')
    : text('replay.notReplayable');
  return (
    <section>
      <Typography.Title level={2} className="th-flush th-text-14">
        {text('replay.title')}
      </Typography.Title>
      <p className="th-before-4 th-after-8">{call.isReplayable ? text('replay.explain') : obstacle}</p>
      {propose.isSuccess ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title={text('replay.proposed', { time: instantText(propose.data.expiresAt, zone) })}
        />
      ) : call.isReplayable ? (
        <ActionButton blockedBecause={obstacle} onClick={() => setOpen(true)}>
          {text('replay.button')}
        </ActionButton>
      ) : null}
      {isOpen ? (
        <ReplayDialog
          isBusy={propose.isPending}
          error={propose.error}
          onPropose={(reason) => propose.mutate(reason)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
}

/** As the server asks. */
const leastReason = 10;

interface ReplayDialogProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onPropose: (reason: string) => void;
  readonly onClose: () => void;
}

function ReplayDialog({ isBusy, error, onPropose, onClose }: ReplayDialogProps) {
  const text = useApiLogText();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < leastReason;
  const propose = () => {
    setTried(true);
    if (!isShort && !isBusy) onPropose(reason.trim());
  };
  return (
    <Modal
      open
      title={text('replay.title')}
      okText={text('replay.button')}
      cancelText={text('replay.cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={propose}
      onCancel={onClose}
    >
      <div className="th-stack-12">
        <div>{text('replay.explain')}</div>
        {isTried && isShort ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={text('replay.problem')}
            description={<a href={`#${id}`}>{text('replay.reasonShort')}</a>}
          />
        ) : null}
        <ReasonField
          id={id}
          label={text('replay.reason')}
          hint={text('replay.reasonHint')}
          value={reason}
          isWrong={isTried && isShort}
          onChange={setReason}
        />
        {error === null ? null : <ProblemNotice title={text('replay.failed')} error={error} />}
      </div>
    </Modal>
  );
}
