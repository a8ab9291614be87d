import { Alert, Button } from '@tallyhouse/shared/kit/core';
import type { OverrideState } from '../federation/remote-override';
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
        showIcon
        role="status"
        title={text('on', { name, version, origin: overriddenFrom })}
        description={<Ending words={text('onHint')} button={text('end')} onEnd={onEnd} />}
      />
    );
  }
  const { name = '', origin = '' } = state.request ?? {};
  return (
    <Alert
      className="override-banner"
      type="error"
      showIcon
      role="alert"
      title={text(`refused.${state.reason}`, { name, origin })}
      description={<Ending words={text('off')} button={text('close')} onEnd={onEnd} />}
    />
  );
}

interface EndingProps {
  readonly words: string;
  readonly button: string;
  readonly onEnd: () => void;
}

/** Below the words: beside them the button would leave no room on a narrow screen. */
function Ending({ words, button, onEnd }: EndingProps) {
  return (
    <>
      <p>{words}</p>
      <Button onClick={onEnd}>{button}</Button>
    </>
  );
}
