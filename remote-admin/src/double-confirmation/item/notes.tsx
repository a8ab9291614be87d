import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { NotesList } from '@tallyhouse/shared/reporting/notes/notes-list';
import { Section } from '../facts';
import { WhyWithheld } from '../why-withheld';
import { useConfirmationText } from '../use-confirmation-text';

interface NotesProps {
  readonly item: ConfirmationDetail;
  readonly zone: string;
}

/** Why figures are what they are, in the words of who prepared them; part of what is confirmed. */
export function Notes({ item: { notes, frozen, report }, zone }: NotesProps) {
  const text = useConfirmationText();
  if (notes.items.length === 0) return null;
  return (
    <Section id="notes" title={text('item.notes')}>
      <p className="th-desk-soft">
        {text('item.notesLead')}{' '}
        {notes.withheld === undefined ? null : (
          <WhyWithheld report={report}>{text('item.notesWithheld')}</WhyWithheld>
        )}
      </p>
      <NotesList notes={notes.items} columns={frozen?.columns ?? []} zone={zone} />
    </Section>
  );
}
