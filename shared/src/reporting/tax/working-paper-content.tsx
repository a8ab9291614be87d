import type { readWorkingPaper } from '../../contracts/tax-reporting';
import type { CallAnswer } from '../../contracts/remote';
import { instantText } from '../../format/instant';
import { moneyText } from '../../format/money';
import { useRemoteHost } from '../../host/remote-host';
import { StateTag } from '../../ui/state-tag';
import { FigureStatusTag } from '../figure-status-tag';
import { PaperLineView } from './paper-line';
import { PaperSums } from './paper-sums';
import { lawText } from './tax-words';
import { useTaxText } from './use-tax-text';

interface WorkingPaperContentProps {
  readonly paper: CallAnswer<typeof readWorkingPaper>;
  /** Called when the tickets behind a line are opened over this paper. */
  readonly onDrill?: () => void;
}

/** What a paper was computed from. */
export function WorkingPaperAbout({ paper }: Pick<WorkingPaperContentProps, 'paper'>) {
  const text = useTaxText();
  const zone = useRemoteHost().session.brand?.zone ?? 'UTC';
  return (
    <span>
      <FigureStatusTag status={paper.status} reasons={paper.statusReasons} />{' '}
      <small>
        {text('paper.about', {
          version: paper.version,
          asOf: instantText(paper.asOf, zone),
          pack: paper.rulePackVersion.slice(0, 16),
        })}
      </small>
    </span>
  );
}

/** The paper itself: its lines, what they come to, and the laws it keeps. */
export function WorkingPaperContent({ paper, onDrill }: WorkingPaperContentProps) {
  const text = useTaxText();
  return (
    <>
      {paper.missing.map(({ ruleId, fact }) => (
        <p key={ruleId}>{text('paper.missing', { rule: ruleId, fact })}</p>
      ))}
      {paper.lines.map((line) => (
        <PaperLineView
          key={`${line.rule.id} ${line.period.from}`}
          line={line}
          currency={paper.currency}
          {...(onDrill !== undefined && { onDrill })}
        />
      ))}
      <PaperSums
        sums={[
          { name: text('paper.tax'), term: 'tax', value: moneyText(paper.tax, paper.currency) },
          {
            name: text('paper.adjustments'),
            term: 'adjustments',
            value: moneyText(paper.adjustments, paper.currency),
          },
          {
            name: `${text('paper.payable')} (${paper.currency})`,
            term: 'payable',
            value: moneyText(paper.payable, paper.currency),
          },
        ]}
      />
      <h2 className="th-before-16 th-after-4 th-text-14">{text('paper.checks')}</h2>
      <ul className="th-list">
        {paper.checks.map(({ id, ok, words }) => (
          <li key={id} className="th-after-4">
            <StateTag
              kind={ok ? 'good' : 'bad'}
              mark={ok ? '✓' : '✕'}
              word={text(ok ? 'paper.checkOk' : 'paper.checkBad')}
            />{' '}
            <code>{id}</code> {lawText({ id, words }, text)}
          </li>
        ))}
      </ul>
    </>
  );
}
