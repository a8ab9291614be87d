import { useId, useState } from 'react';
import { useRemoteHost } from '../../host/remote-host';
import { Button, Input } from '../../kit/core';
import { EyeOutlined } from '../../kit/icons';
import { Modal } from '../../kit/modal';
import { useDrillText } from './use-drill-text';

const least = 10;
const most = 300;

interface UnmaskingProps {
  readonly isMasked: boolean;
  readonly onUnmask: (reason: string) => void;
}

/** Asks why players are to be shown; nothing for who may not see them, or once they are shown. */
export function Unmasking({ isMasked, onUnmask }: UnmaskingProps) {
  const text = useDrillText();
  const { session } = useRemoteHost();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  if (!isMasked || !session.permissions.includes('players.unmask')) return null;
  const show = () => {
    const given = reason.trim();
    setTooShort(given.length < least);
    if (given.length < least) return;
    setAsking(false);
    onUnmask(given);
  };
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => setAsking(true)}>
        {text('unmask')}
      </Button>
      <Modal
        open={isAsking}
        title={text('unmaskTitle')}
        okText={text('unmaskYes')}
        cancelText={text('cancel')}
        onOk={show}
        onCancel={() => setAsking(false)}
      >
        <label htmlFor={id}>{text('unmaskWhy')}</label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={most}
          value={reason}
          status={isTooShort ? 'error' : ''}
          aria-invalid={isTooShort}
          aria-describedby={`${id}-rule`}
          onChange={(event) => setReason(event.target.value)}
        />
        <small id={`${id}-rule`} role={isTooShort ? 'alert' : undefined}>
          {text('unmaskRule')}
        </small>
      </Modal>
    </>
  );
}
