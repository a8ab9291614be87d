import { requestApiKey } from '@tallyhouse/shared/contracts/api-keys';
import type { Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { DayField } from '../../changes/day-field';
import { isReason, ReasonField } from '../../changes/reason-field';
import { useChangesText } from '../../changes/use-changes-text';
import { useProposal } from '../../changes/use-proposal';
import { Labelled } from '../../changes/labelled';
import { ownBrandsQuery } from '../users/users-queries';
import { useKeysText } from './use-keys-text';

interface ProposeKeyDialogProps {
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

interface KeyDraft {
  readonly name: string;
  readonly brandId: string | undefined;
  /** `YYYY-MM-DD`, counted. */
  readonly lastDay: string | undefined;
  readonly reason: string;
}

/** Proposes a key for a machine. */
export function ProposeKeyDialog({ onProposed, onClose }: ProposeKeyDialogProps) {
  const text = useKeysText();
  const changesText = useChangesText();
  const id = useId();
  const { http, session } = useRemoteHost();
  const brands = useQuery(ownBrandsQuery(http)).data?.items ?? [];
  const [draft, setDraft] = useState<KeyDraft>({
    ...{ name: '', brandId: session.brand?.id, lastDay: undefined, reason: '' },
  });
  const [isTried, setTried] = useState(false);
  const isNameMissing = draft.name.trim() === '';
  const proposing = useProposal<{ brandId: string; lastDay: string }>(
    ({ brandId, lastDay }, headers) =>
      http.call(requestApiKey, {
        body: {
          ...{ brandId, name: draft.name, scopes: ['loads.ingest'], reason: draft.reason.trim() },
          expiresAt: `${lastDay}T23:59:59.000Z`,
        },
        headers,
      }),
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  const send = () => {
    setTried(true);
    const { brandId, lastDay, reason } = draft;
    if (isNameMissing || brandId === undefined || lastDay === undefined) return;
    if (isReason(reason) && !proposing.isPending) proposing.mutate({ brandId, lastDay });
  };
  const isBrandMissing = isTried && draft.brandId === undefined;
  const isDayMissing = isTried && draft.lastDay === undefined;
  return (
    <FormDialog
      title={text('dialog.title')}
      okText={text('dialog.ok')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: proposing.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>{text('dialog.lead')}</p>
      <Labelled
        id={`${id}-name`}
        label={text('dialog.name')}
        hint={text(isTried && isNameMissing ? 'dialog.nameMissing' : 'dialog.nameHint')}
        isWrong={isTried && isNameMissing}
      >
        <Input
          id={`${id}-name`}
          autoComplete="off"
          maxLength={80}
          value={draft.name}
          aria-describedby={`${id}-name-hint`}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Labelled>
      <Labelled
        id={`${id}-brand`}
        label={text('dialog.brand')}
        isWrong
        {...(isBrandMissing && { hint: text('dialog.brandMissing') })}
      >
        <Select<string>
          id={`${id}-brand`}
          className="th-wide"
          value={draft.brandId ?? null}
          status={isBrandMissing ? 'error' : ''}
          aria-describedby={`${id}-brand-hint`}
          options={brands.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(brandId) => setDraft({ ...draft, brandId })}
        />
      </Labelled>
      <DayField
        label={text('dialog.lastDay')}
        hint={text(isDayMissing ? 'dialog.lastDayMissing' : 'dialog.lastDayHint')}
        isWrong={isDayMissing}
        value={draft.lastDay}
        onChange={(lastDay) => setDraft({ ...draft, lastDay })}
      />
      <ReasonField
        value={draft.reason}
        isTried={isTried}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      {proposing.error === null ? null : (
        <ProblemNotice title={changesText('proposeFailed')} error={proposing.error} />
      )}
    </FormDialog>
  );
}
