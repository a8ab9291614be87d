import type { FigureStatus } from '../contracts/scalars';
import { reasonInParts } from '../contracts/words/reasons-in-words';
import { dayText } from '../format/day';
import { instantText } from '../format/instant';
import { useRemoteHost } from '../host/remote-host';
import type { Locale } from '../i18n/locale';
import { useLocale } from '../i18n/use-locale';
import { Popover } from '../kit/modal';
import { StateTag, type StateKind } from '../ui/state-tag';
import { useReportingText, type ReportingText } from './use-reporting-text';

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
  const locale = useLocale();
  const zone = useRemoteHost().session.brand?.zone ?? 'UTC';
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
            <li key={reason}>{reasonInWords(reason, { text, locale, zone })}</li>
          ))}
          {left > 0 ? <li>{text('reasonsMore', { count: left })}</li> : null}
        </ul>
      }
    >
      <button type="button" className="th-bare-button">
        {tag}
      </button>
    </Popover>
  );
}

/** A reason as it comes, `GAP:btc_771`; one of a newer server stays as it is. */
function reasonInWords(
  reason: string,
  { text, locale, zone }: { readonly text: ReportingText; readonly locale: Locale; readonly zone: string },
): string {
  const written = { instant: (at: string) => instantText(at, zone), day: dayText };
  const parts = reasonInParts(reason, locale, written);
  return parts === null ? reason : text(`reason.${parts.code}`, { what: parts.what });
}
