import { proposeChange, type Change } from '@tallyhouse/shared/contracts/changes';
import type { LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { Labelled } from '../changes/labelled';
import { isReason, ReasonField } from '../changes/reason-field';
import { useChangesText } from '../changes/use-changes-text';
import { useProposal } from '../changes/use-proposal';
import { useLicencesText } from './use-licences-text';

interface CompanyDialogProps {
  /** Left out: a new one. */
  readonly entity?: LegalEntity | undefined;
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

const forms = { entityId: /^[A-Za-z0-9][A-Za-z0-9._:-]{0,59}$/, name: /\S/, country: /^[A-Z]{2}$/ };

/** Proposes a company, or another name or number of one. */
export function CompanyDialog({ entity, onProposed, onClose }: CompanyDialogProps) {
  const text = useLicencesText();
  const changesText = useChangesText();
  const id = useId();
  const { http } = useRemoteHost();
  const { id: entityId = '', name = '', country = '', number = null } = entity ?? {};
  const [draft, setDraft] = useState({ entityId, name, country, number: number ?? '', reason: '' });
  const [isTried, setTried] = useState(false);
  const isWrong = (field: keyof typeof forms) => !forms[field].test(draft[field].trim());
  const proposing = useProposal<undefined>(
    (_, headers) => {
      const payload = {
        ...{ deed: 'COMPANY', entityId: draft.entityId.trim(), name: draft.name.trim() },
        ...{ country: draft.country.trim(), number: draft.number.trim() || null },
      };
      const body = { kind: 'LEGAL_ENTITY', payload, reason: draft.reason.trim() } as const;
      return http.call(proposeChange, { body, headers });
    },
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  const field = (key: 'entityId' | 'name' | 'country' | 'number') => {
    const wrong = isTried && key !== 'number' && isWrong(key);
    return (
      <Labelled
        id={`${id}-${key}`}
        label={text(`dialog.${key}`)}
        hint={text(`dialog.${key}Hint`)}
        isWrong={wrong}
      >
        <Input
          id={`${id}-${key}`}
          autoComplete="off"
          maxLength={key === 'country' ? 2 : key === 'entityId' ? 60 : 200}
          value={draft[key]}
          disabled={key === 'entityId' && entity !== undefined}
          aria-describedby={`${id}-${key}-hint`}
          onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
        />
      </Labelled>
    );
  };
  return (
    <Modal
      open
      title={text(entity === undefined ? 'dialog.add' : 'dialog.change')}
      okText={text('dialog.propose')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: proposing.isPending }}
      onOk={() => {
        setTried(true);
        const isWhole = !(['entityId', 'name', 'country'] as const).some(isWrong) && isReason(draft.reason);
        if (isWhole && !proposing.isPending) proposing.mutate(undefined);
      }}
      onCancel={onClose}
    >
      {field('entityId')}
      {field('name')}
      {field('country')}
      {field('number')}
      <ReasonField
        value={draft.reason}
        isTried={isTried}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      {proposing.error === null ? null : (
        <ProblemNotice title={changesText('proposeFailed')} error={proposing.error} />
      )}
    </Modal>
  );
}
