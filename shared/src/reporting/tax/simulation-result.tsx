import type { CallAnswer } from '../../contracts/remote';
import type { simulateTaxPeriod } from '../../contracts/tax-reporting';
import { moneyText, moneyWithCurrencyText } from '../../format/money';
import { Alert } from '../../kit/core';
import { adoptStyles } from '../../ui/adopt-styles';
import { TermHelp } from '../../ui/term/term-help';
import { PaperLineView } from './paper-line';
import { useTaxText } from './use-tax-text';

// The mark lies over the figures and goes onto paper with them: nobody takes a print of it for a working paper.
const styles = `
.th-hypothetical { position: relative; overflow: hidden; border: 2px dashed var(--th-warning); border-radius: 8px; padding: 12px; }
.th-hypothetical-mark { position: absolute; inset: 0; display: flex; flex-direction: column; justify-content: space-around; align-items: center; pointer-events: none; overflow: hidden; z-index: 1; }
.th-hypothetical-mark > span { transform: rotate(-18deg); font-size: clamp(24px, 7vw, 56px); font-weight: 700; letter-spacing: 0.08em; color: var(--th-warning); opacity: 0.16; white-space: nowrap; }
`;

/** What a simulation came to. One by other rules than those in force bears a mark all over it. */
export function SimulationResult({ result }: { readonly result: CallAnswer<typeof simulateTaxPeriod> }) {
  adoptStyles(styles);
  const text = useTaxText();
  const { hypothetical, currency, lines } = result;
  return (
    <div role="status" className={hypothetical ? 'th-hypothetical' : undefined}>
      {hypothetical ? (
        <div className="th-hypothetical-mark" aria-hidden="true">
          {[...Array(Math.max(1, lines.length) + 1).keys()].map((place) => (
            <span key={place}>{text('simulation.mark')}</span>
          ))}
        </div>
      ) : null}
      <Alert
        type={hypothetical ? 'warning' : 'info'}
        showIcon
        title={text('simulation.result', { tax: moneyWithCurrencyText(result.tax, currency) })}
        description={
          <>
            <div>
              {text('simulation.difference')} <TermHelp term="whatIf" name={text('simulation.difference')} />:{' '}
              <strong>{moneyText(result.taxDifference, currency)}</strong>
            </div>
            <div>{text(hypothetical ? 'simulation.hypothetical' : 'simulation.asInForce')}</div>
          </>
        }
      />
      {result.missing.map(({ ruleId, fact }) => (
        <p key={ruleId}>{text('paper.missing', { rule: ruleId, fact })}</p>
      ))}
      {lines.map((line) => (
        <PaperLineView key={`${line.rule.id} ${line.period.from}`} line={line} currency={currency} />
      ))}
    </div>
  );
}
