import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { instantText } from '@tallyhouse/shared/format/instant';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { Section } from '../facts';
import { useConfirmationText } from '../use-confirmation-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** Who did what and when, newest first. */
export function History({ item, zone }: { readonly item: ConfirmationDetail; readonly zone: string }) {
  const text = useConfirmationText();
  return (
    <Section id="history" title={text('item.history')}>
      <ol className="th-desk-steps" reversed>
        {item.history.toReversed().map(({ at, to, actor, actorAccount, reason }) => (
          <li key={`${at} ${to}`}>
            <ReportStateTag state={to} />
            <div className="th-desk-soft">
              {text('item.by', { actor: personInWords(actor, actorAccount), at: instantText(at, zone) })}
            </div>
            {reason === null ? null : <blockquote>{reason}</blockquote>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
