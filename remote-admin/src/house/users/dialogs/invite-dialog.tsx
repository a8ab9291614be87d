import { locales, type Locale } from '@tallyhouse/shared/i18n/locale';
import type { Change } from '@tallyhouse/shared/contracts/changes';
import { emailSchema, inviteUser } from '@tallyhouse/shared/contracts/users';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { Labelled } from '../../../changes/labelled';
import { isReason, ReasonField } from '../../../changes/reason-field';
import { useChangesText } from '../../../changes/use-changes-text';
import { useProposal } from '../../../changes/use-proposal';
import { useUsersText } from '../use-users-text';
import { assignmentOf, faultsOfAssignment, type AssignmentDraft } from './assignment-draft';
import { AssignmentFields } from './assignment-fields';

interface InviteDialogProps {
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

/** Proposes a new account with a first role. */
export function InviteDialog({ onProposed, onClose }: InviteDialogProps) {
  const text = useUsersText();
  const changesText = useChangesText();
  const id = useId();
  const { http, session } = useRemoteHost();
  const [person, setPerson] = useState({ name: '', email: '', locale: 'en' as Locale, reason: '' });
  const [draft, setDraft] = useState<AssignmentDraft>({
    ...{ role: 'viewer', brandId: session.brand?.id ?? '*', countries: [], lastDay: undefined },
  });
  const [isTried, setTried] = useState(false);
  const isNameMissing = person.name.trim() === '';
  const isEmailWrong = !emailSchema.safeParse(person.email).success;
  const inviting = useProposal<undefined>(
    (_, headers) =>
      http.call(inviteUser, {
        body: { ...person, reason: person.reason.trim(), assignment: assignmentOf(draft) },
        headers,
      }),
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  const send = () => {
    setTried(true);
    const isPerson = !isNameMissing && !isEmailWrong && isReason(person.reason);
    if (isPerson && faultsOfAssignment(draft).length === 0 && !inviting.isPending) {
      inviting.mutate(undefined);
    }
  };
  return (
    <FormDialog
      title={text('dialog.inviteTitle')}
      okText={text('dialog.propose')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: inviting.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>{text('dialog.inviteLead')}</p>
      <Labelled
        id={`${id}-name`}
        label={text('dialog.name')}
        isWrong
        {...(isTried && isNameMissing && { hint: text('dialog.nameMissing') })}
      >
        <Input
          id={`${id}-name`}
          autoComplete="off"
          maxLength={120}
          value={person.name}
          status={isTried && isNameMissing ? 'error' : ''}
          onChange={(event) => setPerson({ ...person, name: event.target.value })}
        />
      </Labelled>
      <Labelled
        id={`${id}-email`}
        label={text('dialog.email')}
        isWrong
        {...(isTried && isEmailWrong && { hint: text('dialog.emailWrong') })}
      >
        <Input
          id={`${id}-email`}
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          value={person.email}
          status={isTried && isEmailWrong ? 'error' : ''}
          onChange={(event) => setPerson({ ...person, email: event.target.value })}
        />
      </Labelled>
      <Labelled id={`${id}-language`} label={text('dialog.language')}>
        <Select
          id={`${id}-language`}
          className="th-wide"
          value={person.locale}
          options={locales.map((value) => ({ value, label: text(`language.${value}`) }))}
          onChange={(locale) => setPerson({ ...person, locale })}
        />
      </Labelled>
      <AssignmentFields draft={draft} isTried={isTried} onChange={setDraft} />
      <ReasonField
        value={person.reason}
        isTried={isTried}
        onChange={(reason) => setPerson({ ...person, reason })}
      />
      {inviting.error === null ? null : (
        <ProblemNotice title={changesText('proposeFailed')} error={inviting.error} />
      )}
    </FormDialog>
  );
}
