import { Modal, type ModalProps } from '../../kit/modal';
import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from './leave-question';

interface FormDialogProps extends Omit<ModalProps, 'open' | 'onCancel' | 'wrapProps' | 'children'> {
  readonly onCancel: () => void;
  /** What was typed was sent: nothing is lost by closing. */
  readonly isSent?: boolean;
  /** Given the way out where it has its own button for it. */
  readonly children: ReactNode | ((leave: () => void) => ReactNode);
}

/** A dialog with fields: Escape, its cross and its button for it close it only after a question once something was typed. */
export function FormDialog({ onCancel, isSent = false, children, ...rest }: FormDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const leave = () => (isTyped && !isSent ? setAsked(true) : onCancel());
  return (
    <>
      <Modal {...rest} open wrapProps={{ onInput: () => setTyped(true) }} onCancel={leave}>
        {typeof children === 'function' ? children(leave) : children}
      </Modal>
      {isAsked ? <LeaveQuestion onStay={() => setAsked(false)} onLeave={onCancel} /> : null}
    </>
  );
}
