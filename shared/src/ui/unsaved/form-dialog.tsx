import { Modal, type ModalProps } from '../../kit/modal';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { LeaveQuestion } from './leave-question';

interface FormDialogProps extends Omit<ModalProps, 'open' | 'onCancel' | 'wrapProps' | 'children'> {
  readonly onCancel: () => void;
  /** What was typed was sent: nothing is lost by closing. */
  readonly isSent?: boolean;
  /** Given the way out where it has its own button for it. */
  readonly children: ReactNode | ((leave: () => void) => ReactNode);
}

const fields = 'input:not([type="hidden"], :disabled), textarea:not(:disabled)';
// However a field says so: by itself, or by what the kit draws around it.
const wrong =
  '[aria-invalid="true"], :is(input, textarea)[class*="status-error"], [class*="status-error"] input';
// What is chosen in a list or a calendar writes into no field by itself. Both are drawn outside, yet their clicks come here.
const choices = '[role="option"], .ant-select-item-option, .ant-picker-cell';
// Enter in one line of text sends. Within a list, a calendar or a form of their own it is theirs.
const lines = 'input:is(:not([type]), [type="text"], [type="email"], [type="password"], [type="number"])';
const ownEnter = '.ant-select, .ant-picker, form';
// Red is what cannot be taken back: that is pressed on purpose.
const sender = '.ant-modal-footer .ant-btn-primary:not(.ant-btn-dangerous)';

/**
 * A dialog with fields: the first has the focus, after a try to send it the first that is wrong. Enter in a field of one
 * line presses its primary button, unless that is a dangerous one. Escape, its cross and its button for it close it only
 * after a question once something was typed or chosen.
 */
export function FormDialog({
  onOk,
  onCancel,
  isSent = false,
  afterOpenChange,
  children,
  ...rest
}: FormDialogProps) {
  const [isFilled, setFilled] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const leave = () => (isFilled && !isSent ? setAsked(true) : onCancel());
  const fill = () => setFilled(true);
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(choices) !== null) fill();
  };
  const pressSender = ({ key, repeat, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    // Enter also ends the composing of a word in writing systems that need it.
    if (key !== 'Enter' || repeat || nativeEvent.isComposing || !(target instanceof Element)) return;
    // What is drawn outside, as a list, tells of its keys here, too.
    if (body.current?.contains(target) !== true || !target.matches(lines) || target.closest(ownEnter)) return;
    currentTarget.querySelector<HTMLElement>(sender)?.click();
  };
  const opened = (isOpen: boolean) => {
    // Whoever is quicker than the dialog is in a field of their choice by then.
    const isWithin = body.current?.contains(document.activeElement) === true;
    if (isOpen && !isWithin) body.current?.querySelector<HTMLElement>(fields)?.focus();
    afterOpenChange?.(isOpen);
  };
  const send: ModalProps['onOk'] = (event) => {
    onOk?.(event);
    // What is wrong is drawn first. It may be above what a phone shows of the dialog.
    setTimeout(() => body.current?.querySelector<HTMLElement>(wrong)?.focus());
  };
  return (
    <>
      <Modal
        {...rest}
        open
        onOk={send}
        wrapProps={{ onInput: fill, onChange: fill, onClick: choose, onKeyDown: pressSender }}
        afterOpenChange={opened}
        onCancel={leave}
      >
        <div ref={body}>{typeof children === 'function' ? children(leave) : children}</div>
      </Modal>
      {isAsked ? <LeaveQuestion onStay={() => setAsked(false)} onLeave={onCancel} /> : null}
    </>
  );
}
