import type { Change } from '@tallyhouse/shared/contracts/changes';
import { isTimeZone } from '@tallyhouse/shared/contracts/is-time-zone';
import { proposeGamingDay } from '@tallyhouse/shared/contracts/settings';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Input } from '@tallyhouse/shared/kit/core';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { Labelled } from '../../../changes/labelled';
import { isReason, ReasonField } from '../../../changes/reason-field';
import { useChangesText } from '../../../changes/use-changes-text';
import { useProposal } from '../../../changes/use-proposal';
import { useAccountText } from '../../../i18n/use-account-text';

interface GamingDayDialogProps {
  readonly zone: string;
  readonly cutoff: string;
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

/** Proposes another beginning of the gaming day, with what hangs on it. */
export function GamingDayDialog({ zone, cutoff, onProposed, onClose }: GamingDayDialogProps) {
  const text = useAccountText();
  const changesText = useChangesText();
  const id = useId();
  const { http } = useRemoteHost();
  const [draft, setDraft] = useState({ zone, cutoff, reason: '' });
  const [isTried, setTried] = useState(false);
  const isZone = isTimeZone(draft.zone.trim());
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(draft.cutoff);
  const isChanged = draft.zone.trim() !== zone || draft.cutoff !== cutoff;
  const proposing = useProposal<undefined>(
    (_, headers) =>
      http.call(proposeGamingDay, {
        body: { zone: draft.zone.trim(), cutoff: draft.cutoff, reason: draft.reason.trim() },
        headers,
      }),
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  return (
    <FormDialog
      title={text('gamingDay.title')}
      okText={text('gamingDay.ok')}
      cancelText={text('gamingDay.cancel')}
      okButtonProps={{ loading: proposing.isPending }}
      onOk={() => {
        setTried(true);
        const isWhole = isTime && isZone && isChanged && isReason(draft.reason);
        if (isWhole && !proposing.isPending) proposing.mutate(undefined);
      }}
      onCancel={onClose}
    >
      <Alert
        type="warning"
        showIcon
        role="note"
        className="th-after-12"
        title={text('gamingDay.consequence')}
        description={text('gamingDay.consequences')}
      />
      <Labelled
        id={`${id}-cutoff`}
        label={text('gamingDay.cutoff')}
        hint={text(
          isTried && !isTime
            ? 'gamingDay.cutoffWrong'
            : isTried && !isChanged
              ? 'gamingDay.same'
              : 'gamingDay.cutoffHint',
        )}
        isWrong={isTried && (!isTime || !isChanged)}
      >
        <Input
          id={`${id}-cutoff`}
          autoComplete="off"
          maxLength={5}
          value={draft.cutoff}
          status={isTried && (!isTime || !isChanged) ? 'error' : ''}
          aria-describedby={`${id}-cutoff-hint`}
          onChange={(event) => setDraft({ ...draft, cutoff: event.target.value.trim() })}
        />
      </Labelled>
      <Labelled
        id={`${id}-zone`}
        label={text('gamingDay.zone')}
        hint={text(isTried && !isZone ? 'gamingDay.zoneWrong' : 'gamingDay.zoneHint')}
        isWrong={isTried && !isZone}
      >
        <Input
          id={`${id}-zone`}
          autoComplete="off"
          maxLength={60}
          value={draft.zone}
          status={isTried && !isZone ? 'error' : ''}
          aria-describedby={`${id}-zone-hint`}
          onChange={(event) => setDraft({ ...draft, zone: event.target.value })}
        />
      </Labelled>
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
