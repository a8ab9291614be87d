import type { FigureStatus } from '../contracts/scalars';
import { Popover } from '../kit/modal';
import { StateTag, type StateKind } from '../ui/state-tag';
import { useReportingText } from './use-reporting-text';

interface FigureStatusTagProps {
  readonly status: FigureStatus;
  /** Why it is not final, `GAP:btc_771`, one per cause. */
  readonly reasons?: readonly string[];
}

const looks: Readonly<Record<FigureStatus, { kind: StateKind; mark: string }>> = {
  FINAL: { kind: 'good', mark: '✓' },
  PROVISIONAL: { kind: 'waiting', mark: '…' },
  ESTIMATED: { kind: 'waiting', mark: '≈' },
  UNVERIFIED_RULE: { kind: 'bad', mark: '!' },
};
const reasonsShown = 6;

/** What may be said about a figure, with the reasons behind it. */
export function FigureStatusTag({ status, reasons = [] }: FigureStatusTagProps) {
  const text = useReportingText();
  const tag = (
    <StateTag {...looks[status]} word={text(`status.${status}`)} title={text(`statusMeaning.${status}`)} />
  );
  if (reasons.length === 0) return tag;
  const left = reasons.length - reasonsShown;
  return (
    <Popover
      trigger={['hover', 'focus', 'click']}
      title={text(`statusMeaning.${status}`)}
      content={
        <ul style={{ margin: 0, paddingInlineStart: 18, maxWidth: 380 }}>
          {reasons.slice(0, reasonsShown).map((reason) => (
            <li key={reason}>{inWords(reason, text)}</li>
          ))}
          {left > 0 ? <li>{text('reasonsMore', { count: left })}</li> : null}
        </ul>
      }
    >
      <button
        type="button"
        style={{ border: 0, padding: 0, background: 'none', font: 'inherit', cursor: 'pointer' }}
      >
        {tag}
      </button>
    </Popover>
  );
}

function inWords(reason: string, text: ReturnType<typeof useReportingText>): string {
  const [kind, ...rest] = reason.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'GAP':
    case 'PARTIAL':
    case 'OPEN':
    case 'LATE':
    case 'RULE':
      return text(`reason.${kind}`, { what });
    default:
      return reason;
  }
}
