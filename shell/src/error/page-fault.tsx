import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useShellText } from '../i18n/use-shell-text';

/** Stands in for the whole page when the shell's own code fails. */
export function PageFault() {
  const text = useShellText();
  return (
    <main className="plain-page">
      <Alert
        role="alert"
        type="error"
        showIcon
        title={text('error.title')}
        description={text('error.lead')}
        action={<Button onClick={() => location.reload()}>{text('reload')}</Button>}
      />
    </main>
  );
}
