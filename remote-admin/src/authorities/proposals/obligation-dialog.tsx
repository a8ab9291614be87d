import type { ObligationView } from '@tallyhouse/shared/contracts/authorities';
import { proposeChange } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useState } from 'react';
import { draftOf, obligationOf } from './obligation-draft';
import { ObligationFields } from './obligation-fields';
import { ProposalDialog, type ProposalDialogHandlers } from '../../changes/proposal-dialog';
import { WordsField } from './proposal-fields';
import { hasSource } from './source';
import { SourceFields } from './source-fields';
import { useProposalsText } from './use-proposals-text';

interface ObligationDialogProps extends ProposalDialogHandlers {
  readonly authorityId: string;
  /** The one that is to be another; null: it is new. */
  readonly held: ObligationView | null;
}

const none: ReadonlySet<string> = new Set();

/** Proposes an obligation as it should be: another form of one that is there, or a new one. */
export function ObligationDialog({ authorityId, held, ...handlers }: ObligationDialogProps) {
  const text = useProposalsText();
  const { http } = useRemoteHost();
  const [draft, setDraft] = useState(() => draftOf(held));
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const { obligation, wrong } = obligationOf(draft);
  return (
    <ProposalDialog
      {...handlers}
      title={
        held === null
          ? text('obligation.titleNew', { authority: authorityId })
          : text('obligation.title', { code: held.code })
      }
      lead={text('obligation.lead')}
      payload={obligation === null || !hasSource(obligation.source) ? null : { authorityId, obligation }}
      propose={({ payload, reason }, headers) =>
        http.call(proposeChange, { body: { kind: 'OBLIGATION', payload, reason }, headers })
      }
      fields={(isTried) => (
        <>
          <ObligationFields
            isNew={held === null}
            draft={draft}
            wrong={isTried ? wrong : none}
            onChange={change}
          />
          <SourceFields proof={draft.proof} source={draft.source} isTried={isTried} onChange={change} />
          <WordsField
            label={text('optional', { label: text('obligation.note') })}
            value={draft.note}
            isLong
            onChange={(note) => change({ note })}
          />
        </>
      )}
    />
  );
}
