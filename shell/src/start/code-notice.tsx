import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useShellText } from '../i18n/use-shell-text';

interface CodeNoticeProps {
  /** What could not be shown, as a sentence. */
  readonly title: string;
  readonly reason: 'unreachable' | 'replaced';
  readonly onRetry: () => void;
}

/** Why code did not come, and the way out: a try, or the page anew where its files are gone. */
export function CodeNotice({ title, reason, onRetry }: CodeNoticeProps) {
  const text = useShellText();
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={title}
      description={text(`page.${reason}`)}
      action={
        reason === 'replaced' ? (
          <Button onClick={() => location.reload()}>{text('reload')}</Button>
        ) : (
          <Button onClick={onRetry}>{text('retry')}</Button>
        )
      }
    />
  );
}
