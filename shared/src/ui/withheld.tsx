import { otherWithholding, type ReportWithheld, type WithholdingReport } from '../contracts/reports';
import { useUiText } from './use-ui-text';
import { WaitingReportLink } from './waiting-report-link';

interface WithheldProps {
  readonly isBrief?: boolean;
  /** Whose figure it is: where another report withholds it, that one is named, and led to. */
  readonly of?: ReportWithheld | undefined;
  /** The report that awaits its reader, where the figure is not one of a report: it is named, and led to. */
  readonly by?: WithholdingReport | undefined;
}

/**
 * In place of a figure that its reader is to find out for themselves: when it will be shown. `isBrief`, where there is
 * room for one word: that word, with the rest on hover and for a screen reader (class `th-hidden-text` of the place).
 */
export function Withheld({ isBrief = false, of, by }: WithheldProps) {
  const text = useUiText();
  const other = of === undefined ? by : otherWithholding(of);
  if (other !== undefined) {
    return (
      <i className="th-anywhere">
        {text(of === undefined ? 'withheldUntil' : 'withheldByOther')} <WaitingReportLink report={other} />
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
