import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { isAboutLoads, isChecked, lawOf, nextStepWords, useCheckWords } from './check-words';

/** What stands against closing, refusals first, each with what to do about it. */
export function ChecksList({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const checkWords = useCheckWords();
  const { checks, state } = period;
  if (checks.length === 0) {
    return <EmptyNotice title={text(isChecked(state) ? 'checks.none' : 'checks.notNow')} />;
  }
  const label = text('tab.checks', { count: checks.length });
  return (
    <FiguresTable label={label}>
      <tbody>
        {checks.map((check) => (
          <tr key={check.id}>
            <th scope="row" className="th-first">
              <StateTag
                kind={check.effect === 'REFUSES' ? 'bad' : 'waiting'}
                mark={check.effect === 'REFUSES' ? '✕' : '!'}
                word={text(check.effect === 'REFUSES' ? 'checks.refuses' : 'checks.warns')}
              />
            </th>
            <td>
              {checkWords(check)}
              <div className="th-soft">{nextStepWords(check, text)}</div>
            </td>
            <td>
              {isAboutLoads(check.id) ? <Link to="/load-data">{text('checks.openLoads')}</Link> : null}
              {lawOf(check.id) === null ? null : (
                <Link to={`/load-data/exceptions?state=OPEN&law=${lawOf(check.id)}`}>
                  {text('checks.openExceptions')}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
