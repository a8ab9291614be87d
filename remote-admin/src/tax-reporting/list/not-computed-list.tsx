import { notComputedReasonSchema, type NotComputed } from '@tallyhouse/shared/contracts/tax-periods';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { useTaxReportingText } from '../use-tax-reporting-text';

interface NotComputedListProps {
  readonly rules: readonly NotComputed[];
  /** Rules of several brands stand in it. */
  readonly hasBrand: boolean;
}

/** Rules in force that make no tax period, by the reason why: what is not in the list above is not simply nothing owed. */
export function NotComputedList({ rules, hasBrand }: NotComputedListProps) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  if (rules.length === 0) return null;
  const groups = notComputedReasonSchema.options
    .map((reason) => ({ reason, own: rules.filter((rule) => rule.reason === reason) }))
    .filter(({ own }) => own.length > 0);
  return (
    <details className="th-before-16">
      <summary style={{ minBlockSize: 24 }}>{text('notComputed.title', { count: rules.length })}</summary>
      {groups.map(({ reason, own }) => (
        <section key={reason} aria-label={text(`notComputed.reason.${reason}`)}>
          <p className="th-before-12 th-after-4 th-semibold">{text(`notComputed.reason.${reason}`)}</p>
          <ul className="th-flush th-indent-20">
            {own.map(({ brandId, ruleId, authority, code, productClass }) => (
              <li key={`${brandId} ${ruleId}`}>
                {hasBrand ? `${brandId} · ` : ''}
                {taxName(code, taxText)} · {authority} · {classOfPlay(productClass, taxText)}{' '}
                <code>{ruleId}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
