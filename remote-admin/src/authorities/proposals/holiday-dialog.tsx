import { proposeChange } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useState } from 'react';
import { DayField } from '../../changes/day-field';
import { ProposalDialog, type ProposalDialogHandlers } from '../../changes/proposal-dialog';
import { WordsField } from './proposal-fields';
import { hasSource, type ProofStatus } from './source';
import { SourceFields } from './source-fields';
import { useProposalsText } from './use-proposals-text';

interface HolidayDraft {
  /** `YYYY-MM-DD`. */
  readonly day: string | undefined;
  readonly name: string;
  readonly proof: ProofStatus;
  readonly source: string;
}

/** Proposes a holiday that the state announced: the due days of an authority move with it. */
export function HolidayDialog({
  authorityId,
  ...handlers
}: ProposalDialogHandlers & { readonly authorityId: string }) {
  const text = useProposalsText();
  const { http } = useRemoteHost();
  const [draft, setDraft] = useState<HolidayDraft>({
    ...{ day: undefined, name: '', proof: 'SECONDARY', source: '' },
  });
  const { day, name, proof, source } = draft;
  const isFit = day !== undefined && name.trim() !== '' && hasSource(source);
  return (
    <ProposalDialog
      {...handlers}
      title={text('holiday.title', { authority: authorityId })}
      lead={text('holiday.lead')}
      payload={isFit ? { deed: 'DECLARE_HOLIDAY', authorityId, day, name, proof, source } : null}
      propose={({ payload, reason }, headers) =>
        http.call(proposeChange, { body: { kind: 'AUTHORITY', payload, reason }, headers })
      }
      fields={(isTried) => (
        <>
          <DayField
            label={text('holiday.day')}
            hint={isTried && day === undefined ? text('missing') : undefined}
            isWrong={isTried && day === undefined}
            value={day}
            onChange={(value) => setDraft({ ...draft, day: value })}
          />
          <WordsField
            label={text('holiday.name')}
            value={name}
            isWrong={isTried && name.trim() === ''}
            onChange={(value) => setDraft({ ...draft, name: value })}
          />
          <SourceFields
            proof={proof}
            source={source}
            isTried={isTried}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
        </>
      )}
    />
  );
}
