import { useMemo, type ReactNode } from 'react';
import type { Money } from '../../contracts/scalars';
import type { TermKey } from '../../contracts/terms/term';
import { differenceOf, isZeroAmount, sumOfAmounts } from '../../format/exact-amount';
import { moneyText } from '../../format/money';
import { adoptStyles } from '../../ui/adopt-styles';
import { FiguresTable } from '../../ui/figures-table';
import { NoData } from '../../ui/no-data';
import { MeasureHead } from '../../ui/term/measure-head';
import { StepsChart, type End } from './steps-chart';
import { useWhyText } from './use-why-text';

const styles = '.th-causes { margin-block-end: 16px; }';

export interface Cause {
  readonly key: string;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly meaning: string;
  readonly amount: Money;
  /** What leads to the records behind it; left out where none are. */
  readonly records?: ReactNode;
  /** Opens those records, for who chooses its bar; left out where none are. */
  readonly open?: (() => void) | undefined;
  /** What it changes of the other figure of the table. */
  readonly also?: Money | undefined;
}

interface CauseStepsProps {
  /** `GGR`. */
  readonly figure: string;
  /** Whose it is, where several stand on the screen. */
  readonly whose?: string | undefined;
  readonly currency: string;
  readonly before: End;
  readonly now: End;
  /** They add up to `now` − `before`, to the cent. */
  readonly causes: readonly Cause[];
  /** A second figure that the causes change, such as the base beside the tax. */
  readonly also?: { readonly title: string; readonly term: TermKey } | undefined;
  readonly isBusy?: boolean;
}

/**
 * How a figure came from one amount to another: a waterfall whose bars lead to the records behind them, and a table of
 * the causes that does so, too.
 */
export function CauseSteps(props: CauseStepsProps) {
  const { figure, whose, currency, before, now, causes } = props;
  adoptStyles(styles);
  const text = useWhyText();
  const steps = useMemo(() => causes.filter(({ amount }) => !isZeroAmount(amount)), [causes]);
  if (isZeroAmount(differenceOf(now.amount, before.amount)) && steps.length === 0)
    return <p>{text('same', { amount: `${moneyText(now.amount, currency)} ${currency}` })}</p>;
  const title = text('steps', { figure });
  return (
    <div className="th-causes">
      <StepsChart
        title={whose === undefined ? title : `${whose}. ${title}`}
        figure={figure}
        currency={currency}
        before={before}
        now={now}
        steps={steps}
      />
      <CauseTable {...props} />
    </div>
  );
}

function CauseTable({ figure, currency, before, now, causes, also, isBusy = false }: CauseStepsProps) {
  const text = useWhyText();
  const money = (amount: Money) => moneyText(amount, currency);
  const hasRecords = causes.some(({ records }) => records !== undefined);
  return (
    <FiguresTable label={text('causes', { figure })} isBusy={isBusy} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('cause')}
          </th>
          {hasRecords ? <MeasureHead title={text('records')} term="recordsBehind" /> : null}
          {also === undefined ? null : (
            <MeasureHead className="th-number" title={also.title} unit={currency} term={also.term} />
          )}
          <MeasureHead className="th-number" title={text('change')} unit={currency} term="change" />
        </tr>
      </thead>
      <tbody>
        {causes.map((cause) => (
          <tr key={cause.key}>
            <th scope="row" className="th-first">
              {cause.name}
              <div className="th-soft">{cause.meaning}</div>
            </th>
            {hasRecords ? <td>{cause.records ?? <NoData />}</td> : null}
            {also === undefined ? null : (
              <td className="th-number">{cause.also === undefined ? <NoData /> : money(cause.also)}</td>
            )}
            <td className="th-number">{money(cause.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('total')}
          </th>
          {hasRecords ? <td /> : null}
          {also === undefined ? null : (
            <td className="th-number">{money(sumOfAmounts(causes.map((cause) => cause.also ?? '0.00')))}</td>
          )}
          <td className="th-number">{money(differenceOf(now.amount, before.amount))}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}
