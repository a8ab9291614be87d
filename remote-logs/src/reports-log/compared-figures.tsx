import { termOfColumn } from '@tallyhouse/shared/contracts/terms/column-terms';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { useThemeVariables } from '@tallyhouse/shared/ui/use-theme-variables';
import { Fragment } from 'react';
import { isZero, type ComparedMeasure } from './compare-versions';
import { useReportsLogText, type ReportsLogText } from './use-reports-log-text';

const styles = `
.th-compared { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
.th-compared th, .th-compared td { padding: 6px 8px; border-block-end: 1px solid var(--th-line); text-align: end; white-space: nowrap; }
.th-compared th:first-child { text-align: start; white-space: normal; }
.th-compared tbody th { font-weight: 600; }
.th-compared tr.th-cause th { font-weight: 400; padding-inline-start: 24px; color: var(--th-ink-soft); }
.th-compared caption { text-align: start; color: var(--th-ink-soft); padding-block-end: 4px; }
`;

interface ComparedFiguresProps {
  readonly measures: readonly ComparedMeasure[];
  /** Numbers of the two versions. */
  readonly before: number;
  readonly after: number;
  readonly currency: string;
}

/** The figures of two versions side by side, each change with its causes, and whether those explain all of it. */
export function ComparedFigures({ measures, before, after, currency }: ComparedFiguresProps) {
  adoptStyles(styles);
  const text = useReportsLogText();
  const variables = useThemeVariables();
  const open = measures.filter(({ closes }) => !closes).map(({ measure }) => measureWord(measure, text));
  const isSame = measures.every(({ delta }) => isZero(delta));
  return (
    <>
      <Alert
        showIcon
        role="status"
        type={open.length > 0 ? 'error' : 'success'}
        title={
          open.length > 0
            ? text('compare.closesNot', { measures: open.join(', ') })
            : text(isSame ? 'compare.same' : 'compare.closes')
        }
      />
      {/* A scrolling region needs a tab stop, or a keyboard never sees its far end. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={text('compare.title')} tabIndex={0} style={{ overflowX: 'auto' }}>
        <table className="th-compared" style={variables}>
          <caption>{text('compare.table', { before, after, currency })}</caption>
          <thead>
            <tr>
              <th scope="col">{text('compare.measure')}</th>
              <th scope="col">{text('compare.was', { version: before })}</th>
              <th scope="col">{text('compare.was', { version: after })}</th>
              <th scope="col">{text('compare.change')}</th>
            </tr>
          </thead>
          <tbody>
            {measures.map(({ measure, delta, causes, ...figure }) => (
              <Fragment key={measure}>
                <tr>
                  <MeasureHead scope="row" title={measureWord(measure, text)} term={termOfColumn(measure)} />
                  <td>{moneyText(figure.before, currency)}</td>
                  <td>{moneyText(figure.after, currency)}</td>
                  <td>{signed(delta, currency)}</td>
                </tr>
                {causes.map(({ cause, amount }) => (
                  <tr key={cause} className="th-cause">
                    <th scope="row">{text(`cause.${cause}`)}</th>
                    <td />
                    <td />
                    <td>{signed(amount, currency)}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The sign of a change is read without its colour. */
function signed(amount: string, currency: string): string {
  const words = moneyText(amount, currency);
  return amount.startsWith('-') || isZero(amount) ? words : `+${words}`;
}

const words = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr', 'taxPayable'] as const;

/** A figure's name; one that this version of the page does not know keeps the name of its field. */
function measureWord(measure: string, text: ReportsLogText): string {
  const known = words.find((word) => word === measure);
  return known === undefined ? measure : text(`measure.${known}`);
}
