import { otherWithholding, type ReportWithheld } from '../contracts/reports';
import { useUiText } from './use-ui-text';
import { WaitingReportLink } from './waiting-report-link';

interface WithheldProps {
  readonly isBrief?: boolean;
  /** Whose figure it is: where another report withholds it, that one is named, and led to. */
  readonly of?: ReportWithheld | undefined;
}

/**
 * In place of a figure that its reader is to find out for themselves: when it will be shown. `isBrief`, where there is
 * room for one word: that word, with the rest on hover and for a screen reader (class `th-hidden-text` of the place).
 */
export function Withheld({ isBrief = false, of }: WithheldProps) {
  const text = useUiText();
  const by = of === undefined ? undefined : otherWithholding(of);
  if (by !== undefined) {
    return (
      <i className="th-anywhere">
        {text('withheldByOther')} <WaitingReportLink report={by} />
      </i>
    );
  }
  const words = text('withheld');
  if (!isBrief) return <i title={words}>{words}</i>;
  return (
    <i title={words}>
      <span aria-hidden="true">{text('withheldBriefly')}</span>
      <span className="th-hidden-text">{words}</span>
    </i>
  );
}
