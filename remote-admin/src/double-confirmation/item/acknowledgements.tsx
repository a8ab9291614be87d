import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Section } from '../facts';
import { useConfirmationText } from '../use-confirmation-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** How it was sent, and what the authority said to it. Nothing before it was confirmed. */
export function Acknowledgements({
  item,
  zone,
}: {
  readonly item: ConfirmationDetail;
  readonly zone: string;
}) {
  const text = useConfirmationText();
  const { delivery, acknowledgements } = item;
  if (delivery === null && acknowledgements.length === 0) return null;
  return (
    <Section id="answers" title={text('item.acknowledgements')}>
      {acknowledgements.length === 0 ? <p>{text('item.noAcknowledgements')}</p> : null}
      <ol className="th-desk-steps">
        {acknowledgements.map(
          ({ kind, ackRef, code, text: words, at, attachedBy, attachedByAccount, note }) => (
            <li key={`${at} ${kind}`}>
              <strong>{text(`item.ackKind.${kind}`)}</strong>
              <div className="th-desk-soft">{instantText(at, zone)}</div>
              {ackRef === null ? null : <div>{text('item.ackRef', { ref: ackRef })}</div>}
              {code === null && words === null ? null : (
                <blockquote>{[code, words].filter((part) => part !== null).join(' – ')}</blockquote>
              )}
              {attachedBy === null ? null : (
                <blockquote>
                  {text('item.attachedBy', {
                    name: personInWords(attachedBy, attachedByAccount),
                    note: note ?? '',
                  })}
                </blockquote>
              )}
            </li>
          ),
        )}
      </ol>
      {delivery === null ? null : (
        <>
          <h3>{text('item.delivery')}</h3>
          <p>
            {text('item.attempts', { count: delivery.attempts })}
            {delivery.lastDetail === null ? '' : `: ${delivery.lastDetail}`}
          </p>
          {delivery.nextAt === null ? null : (
            <p>{text('item.nextAttempt', { at: instantText(delivery.nextAt, zone) })}</p>
          )}
          {delivery.ackDueAt === null || item.report.state === 'ACCEPTED' ? null : (
            <p>{text('item.ackDue', { at: instantText(delivery.ackDueAt, zone) })}</p>
          )}
        </>
      )}
    </Section>
  );
}
