import { proposeChange } from '@tallyhouse/shared/contracts/changes';
import type { LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { useId, useState } from 'react';
import { Labelled } from '../../changes/labelled';
import { ProposalDialog, type ProposalDialogHandlers } from '../../changes/proposal-dialog';
import { useLicencesText } from './use-licences-text';

interface CompanyDialogProps extends ProposalDialogHandlers {
  /** Left out: a new one. */
  readonly entity?: LegalEntity | undefined;
}

const forms = {
  entityId: /^[A-Za-z0-9][A-Za-z0-9._:-]{0,59}$/,
  name: /\S/,
  country: /^[A-Z]{2}$/,
  number: /^/,
};
const mostLetters = { entityId: 60, name: 200, country: 2, number: 200 };
const fields = ['entityId', 'name', 'country', 'number'] as const;

/** Proposes a company, or another name or number of one. */
export function CompanyDialog({ entity, ...handlers }: CompanyDialogProps) {
  const text = useLicencesText();
  const id = useId();
  const { http } = useRemoteHost();
  const [draft, setDraft] = useState({
    ...{ entityId: entity?.id ?? '', name: entity?.name ?? '', country: entity?.country ?? '' },
    number: entity?.number ?? '',
  });
  const isWrong = (field: (typeof fields)[number]) => !forms[field].test(draft[field].trim());
  const { entityId, name, country, number } = draft;
  const payload = {
    ...{ deed: 'COMPANY', entityId: entityId.trim(), name: name.trim(), country: country.trim() },
    number: number.trim() || null,
  };
  return (
    <ProposalDialog
      {...handlers}
      title={text(entity === undefined ? 'dialog.add' : 'dialog.change')}
      payload={fields.some(isWrong) ? null : payload}
      propose={(asked, headers) =>
        http.call(proposeChange, { body: { kind: 'LEGAL_ENTITY', ...asked }, headers })
      }
      fields={(isTried) =>
        fields.map((field) => (
          <Labelled
            key={field}
            id={`${id}-${field}`}
            label={text(`dialog.${field}`)}
            hint={text(`dialog.${field}Hint`)}
            isWrong={isTried && isWrong(field)}
          >
            <Input
              id={`${id}-${field}`}
              autoComplete="off"
              maxLength={mostLetters[field]}
              value={draft[field]}
              disabled={field === 'entityId' && entity !== undefined}
              aria-describedby={`${id}-${field}-hint`}
              onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
            />
          </Labelled>
        ))
      }
    />
  );
}
