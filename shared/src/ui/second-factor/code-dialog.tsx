import { useId, useState, type ReactNode } from 'react';
import { Input } from '../../kit/core';
import { Modal } from '../../kit/modal';

interface CodeDialogProps {
  readonly words: {
    readonly title: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly code: string;
    readonly hint: string;
    /** In place of the hint, once something else than six digits was handed over. */
    readonly wrong: string;
  };
  readonly isBusy: boolean;
  /** Gets six digits. */
  readonly onConfirm: (code: string) => void;
  readonly onClose: () => void;
  /** Below the code: why it was refused. */
  readonly problem: ReactNode;
  /** What is confirmed. */
  readonly children: ReactNode;
}

/** Asks for a code of the authenticator to confirm what `children` say. */
export function CodeDialog({ words, isBusy, onConfirm, onClose, problem, children }: CodeDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const code = typed.replaceAll(/\s/g, '');
  const isCode = /^\d{6}$/.test(code);
  const isWrong = isTried && !isCode;
  const send = () => {
    setTried(true);
    if (isCode && !isBusy) onConfirm(code);
  };
  return (
    <Modal
      open
      title={words.title}
      okText={words.confirm}
      cancelText={words.cancel}
      okButtonProps={{ loading: isBusy }}
      onOk={send}
      onCancel={onClose}
    >
      {children}
      <label htmlFor={id}>{words.code}</label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={typed}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={send}
      />
      <div id={`${id}-hint`} className="th-after-12 th-text-12">
        {isWrong ? <strong>{words.wrong}</strong> : words.hint}
      </div>
      {problem}
    </Modal>
  );
}
