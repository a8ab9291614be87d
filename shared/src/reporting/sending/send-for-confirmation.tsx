import { useEffect, useId, useRef, useState } from 'react';
import type { ConfirmationItem } from '../../contracts/confirmation-items';
import type { ReportHeader } from '../../contracts/reports';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { focusHeading } from '../../kit/focus-heading';
import { SafetyCertificateOutlined } from '../../kit/icons';
import { Tooltip } from '../../kit/modal';
import { press, useScreenAction } from '../../ui/use-screen-action';
import { useBlockedBecause } from '../report-health';
import { SendDialog } from './send-dialog';
import { useSendingText } from './use-sending-text';

export interface SendForConfirmationProps {
  /** A kept report that was simulated. */
  readonly report: ReportHeader;
  /** Knowledge instant of its figures. */
  readonly asOf: string;
  /** Zone of its gaming days. */
  readonly zone: string;
  /** The period has no fact at all. */
  readonly isNil?: boolean;
  /** Leads to a new simulation of the same report. */
  readonly onAgain: () => void;
  /** After the answer was read and closed. */
  readonly onSent?: (item: ConfirmationItem) => void;
}

/**
 * Hands a simulated report over to whoever confirms it. Nothing for those who may not, and for other states.
 *
 * While the server is away or data is late the button stays reachable and says so.
 */
export function SendForConfirmation(props: SendForConfirmationProps) {
  const { report, onSent } = props;
  const text = useSendingText();
  const { session } = useRemoteHost();
  const blocked = useBlockedBecause('send');
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  // The button that it came from goes with the state of the report.
  useEffect(() => {
    if (isSent) focusHeading();
  }, [isSent]);
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const mayBeSent = report.state === 'SIMULATED' || report.state === 'STALE';
  const isAllowed = session.brand !== null && session.permissions.includes('reports.submit');
  // The dialog outlives the state: its answer is read after the report was handed over.
  const isShown = isOpen || (mayBeSent && isAllowed);
  useScreenAction({
    label: isShown ? text('button') : null,
    blockedBecause: blocked,
    run: () => press(button.current),
  });
  if (!isShown) return null;
  const isDisabled = blocked !== null;
  return (
    <>
      <Tooltip title={blocked}>
        <Button
          ref={button}
          type="primary"
          icon={<SafetyCertificateOutlined aria-hidden />}
          aria-haspopup="dialog"
          aria-disabled={isDisabled}
          aria-describedby={isDisabled ? reasonId : undefined}
          className={isDisabled ? 'th-blocked' : ''}
          onClick={() => (isDisabled ? undefined : setOpen(true))}
        >
          {text('button')}
        </Button>
      </Tooltip>
      {isDisabled ? (
        <span id={reasonId} hidden>
          {blocked}
        </span>
      ) : null}
      {isOpen ? (
        <SendDialog
          {...props}
          onClose={(item) => {
            setOpen(false);
            setSent(item !== null);
            if (item === null) button.current?.focus();
            else onSent?.(item);
          }}
        />
      ) : null}
    </>
  );
}
