import { Alert, Button } from '@tallyhouse/shared/kit/core';
import type { OverrideState } from './remote-override';
import { useOverrideText } from './use-override-text';

interface OverrideNoticeProps {
  readonly state: Extract<OverrideState, { readonly status: 'on' | 'refused' }>;
  readonly onEnd: () => void;
}

/** Says which remote comes from a developer's machine, or why none does, with the way to end it. */
export function OverrideNotice({ state, onEnd }: OverrideNoticeProps) {
  const text = useOverrideText();
  if (state.status === 'on') {
    const { name, version, overriddenFrom } = state.remote;
    return (
      <Alert
        className="override-banner"
        type="warning"
        banner
        role="status"
        title={text('on', { name, version, origin: overriddenFrom })}
        description={text('onHint')}
        action={<Button onClick={onEnd}>{text('end')}</Button>}
      />
    );
  }
  const { name = '', origin = '' } = state.wish ?? {};
  return (
    <Alert
      className="override-banner"
      type="error"
      banner
      role="alert"
      title={text(`refused.${state.reason}`, { name, origin })}
      description={text('off')}
      action={<Button onClick={onEnd}>{text('close')}</Button>}
    />
  );
}
