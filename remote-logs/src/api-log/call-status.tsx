import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useApiLogText } from './use-api-log-text';

interface CallStatusProps {
  /** Null where no answer came. */
  readonly status: number | null;
  readonly problemCode: string | null;
}

/** How a call ended: its number, and the reason of a refusal. */
export function CallStatus({ status, problemCode }: CallStatusProps) {
  const text = useApiLogText();
  if (status === null) return <StateTag kind="bad" mark="✕" word={text('noAnswer')} />;
  const look: { readonly kind: StateKind; readonly mark: string } =
    status >= 500
      ? { kind: 'bad', mark: '✕' }
      : status >= 400
        ? { kind: 'waiting', mark: '!' }
        : status >= 300
          ? { kind: 'neutral', mark: '→' }
          : { kind: 'good', mark: '✓' };
  return <StateTag {...look} word={problemCode === null ? String(status) : `${status} ${problemCode}`} />;
}
