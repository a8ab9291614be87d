import type { TaxPeriodDetail, TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { lifeOf, stepInto } from './life-of';
import { personInWords } from '@tallyhouse/shared/contracts/people';

const styles = `
.th-life { display: flex; flex-wrap: wrap; gap: 8px 0; list-style: none; margin: 0 0 4px; padding: 0; font-size: 13px; line-height: 18px; color: var(--th-ink); }
.th-life > li { flex: 1 1 130px; min-width: 110px; border-block-start: 3px solid var(--th-line-strong); padding: 6px 12px 0 0; color: var(--th-ink-soft); }
.th-life > li.th-past { border-color: var(--th-success); color: var(--th-ink); }
.th-life > li.th-here { border-color: var(--th-accent); color: var(--th-ink); font-weight: 600; }
.th-life small { display: block; font-size: 12px; font-weight: 400; color: var(--th-ink-soft); }
.th-life-words { margin: 0 0 8px; font-size: 13px; color: var(--th-ink-soft); }
`;

/** The way of a period from open to paid, since when it stands where, and who brought it there. */
export function PeriodLife({ period, zone }: { readonly period: TaxPeriodDetail; readonly zone: string }) {
  adoptStyles(styles);
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const mark: Readonly<Record<'past' | 'here' | 'ahead', string>> = { past: '✓', here: '●', ahead: '○' };
  const last = (state: TaxPeriodState) => stepInto(state, period.steps);
  const actor = last(period.state)?.actor ?? null;
  return (
    <div>
      <ol className="th-life" aria-label={text('life.label')}>
        {lifeOf(period).map(({ state, place }) => {
          const step = place === 'ahead' ? undefined : last(state);
          return (
            <li
              key={state}
              className={`th-${place}`}
              {...(place === 'here' && { 'aria-current': 'step' as const })}
            >
              <span aria-hidden="true">{mark[place]} </span>
              {taxText(`tax.state.${state}`)}
              {step === undefined ? null : <small>{instantText(step.time, zone)}</small>}
            </li>
          );
        })}
      </ol>
      <p className="th-life-words">
        {text(`life.${period.state}`)}
        {actor === null ? '' : ` · ${personInWords(actor.name, actor.account)}`}
      </p>
    </div>
  );
}
