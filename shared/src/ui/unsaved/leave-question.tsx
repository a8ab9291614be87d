import { Modal } from '../../kit/modal';
import { useUnsavedText } from './use-unsaved-text';

interface LeaveQuestionProps {
  /** What is not saved, where there is more to say of it. */
  readonly what?: string | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked before what was typed is lost. */
export function LeaveQuestion({ what, onStay, onLeave }: LeaveQuestionProps) {
  const text = useUnsavedText();
  return (
    <Modal
      open
      title={text('title')}
      okText={text('leave')}
      okButtonProps={{ danger: true }}
      cancelText={text('stay')}
      onOk={onLeave}
      onCancel={onStay}
    >
      {what ?? text('text')}
    </Modal>
  );
}
