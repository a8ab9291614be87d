import { changeMarks, changeOf, rateText, signedAmount, type ChangeOf } from '../format/change-of';
import { adoptStyles } from '../ui/adopt-styles';
import { NoData } from '../ui/no-data';
import { usePageText, type PageText } from './page/use-page-text';

const styles = `
.th-change { font-variant-numeric: tabular-nums lining-nums slashed-zero; white-space: nowrap; }
.th-change-unsaid { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

interface ChangeProps {
  /** Decimal strings; null where there is no figure. */
  readonly current: string | null;
  readonly previous: string | null;
  /** An amount as it is shown, without a sign. */
  readonly write: (amount: string) => string;
}

/** Difference and percentage against another figure: `▲ +2.50 (+25.00 %)`. A shape, a sign and a word, no colour. */
export function Change({ current, previous, write }: ChangeProps) {
  adoptStyles(styles);
  const text = usePageText();
  const change = changeOf(current, previous);
  if (change === null) return <span className="th-change">{text('change.noBase')}</span>;
  return (
    <span className="th-change">
      <Mark change={change} text={text} /> {signedAmount(change, write)} (<Rate change={change} text={text} />
      )
    </span>
  );
}

/** The difference alone, for a column of its own; nothing to compare with is no data. */
export function ChangeAmount({ current, previous, write }: ChangeProps) {
  adoptStyles(styles);
  const text = usePageText();
  const change = changeOf(current, previous);
  if (change === null) return <NoData />;
  return (
    <span className="th-change">
      <Mark change={change} text={text} /> {signedAmount(change, write)}
    </span>
  );
}

/** The percentage alone, for a column of its own; `n/a` where the base is zero. */
export function ChangeRate({ current, previous }: Omit<ChangeProps, 'write'>) {
  adoptStyles(styles);
  const text = usePageText();
  const change = changeOf(current, previous);
  if (change === null) return <NoData />;
  return (
    <span className="th-change">
      <Rate change={change} text={text} />
    </span>
  );
}

function Mark({ change, text }: { readonly change: ChangeOf; readonly text: PageText }) {
  return (
    <>
      <span aria-hidden="true">{changeMarks[change.direction]}</span>
      <span className="th-change-unsaid">{text(`change.${change.direction}`)}</span>
    </>
  );
}

function Rate({ change, text }: { readonly change: ChangeOf; readonly text: PageText }) {
  const rate = rateText(change);
  if (rate !== null) return <>{rate}</>;
  return <abbr title={text('change.notApplicableWhy')}>{text('change.notApplicable')}</abbr>;
}
