import type { CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { doAction, type AlertAction } from './alert-actions';
import { alertsKey } from './alert-queries';
import { OwnerField, SnoozeField, usualHours } from './action-fields';
import { isNoteShort, NoteField } from './note-field';
import { useAlertsText } from './use-alerts-text';

interface HandleDialogProps {
  readonly alert: CriticalAlertDetail;
  /** What it is called in the page's language. */
  readonly title: string;
  readonly action: AlertAction;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Asks for the words of a step about an alert, says what the step does, and takes it. */
export function HandleDialog({ alert, title, action, zone, onClose }: HandleDialogProps) {
  const text = useAlertsText();
  const id = useId();
  const [note, setNote] = useState('');
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const [hours, setHours] = useState(usualHours);
  const [evidence, setEvidence] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const step = useStep({ alert, title, action, onClose });
  const isShort = isNoteShort(note);
  const isOwnerMissing = action === 'assign' && ownerId === null;
  const act = () => {
    setTried(true);
    if (!isShort && !isOwnerMissing && !step.isPending)
      step.mutate({ note: note.trim(), evidence, ownerId, hours });
  };
  return (
    <FormDialog
      title={text(`handle.title.${action}`, { alert: title })}
      okText={text(`action.${action}`)}
      cancelText={text('handle.cancel')}
      okButtonProps={{ loading: step.isPending }}
      onOk={act}
      onCancel={onClose}
    >
      <div className="th-stack-12">
        <div>{text(`handle.effect.${action}`)}</div>
        {action === 'resolve' && alert.isStanding ? (
          <Alert type="warning" showIcon role="status" title={text('handle.stillStanding')} />
        ) : null}
        {isTried && (isShort || isOwnerMissing) ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={text('handle.problem')}
            description={
              <ul className="th-flush th-indent-16">
                {isOwnerMissing ? (
                  <FaultLine field={`${id}-owner`} words={text('handle.ownerMissing')} />
                ) : null}
                {isShort ? <FaultLine field={id} words={text('handle.noteShort')} /> : null}
              </ul>
            }
          />
        ) : null}
        {action === 'assign' ? (
          <OwnerField
            id={`${id}-owner`}
            people={alert.handlers}
            value={ownerId}
            isWrong={isTried && isOwnerMissing}
            onChange={setOwnerId}
          />
        ) : null}
        {action === 'snooze' ? (
          <SnoozeField
            id={`${id}-until`}
            severities={[alert.severity]}
            zone={zone}
            value={hours}
            onChange={setHours}
          />
        ) : null}
        <NoteField id={id} value={note} isWrong={isTried && isShort} onChange={setNote} />
        <div>
          <label htmlFor={`${id}-evidence`}>{text('handle.evidence')}</label>
          <Select<string[]>
            id={`${id}-evidence`}
            mode="tags"
            open={false}
            suffix={null}
            maxCount={20}
            className="th-wide"
            aria-describedby={`${id}-evidence-hint`}
            value={[...evidence]}
            onChange={(chosen) => setEvidence(chosen.map((one) => one.trim().slice(0, 100)).filter(Boolean))}
          />
          <small id={`${id}-evidence-hint`}>{text('handle.evidenceHint')}</small>
        </div>
        {step.error === null ? null : (
          <ProblemNotice
            title={text(`handle.failed.${action}`)}
            error={step.error}
            note={problemOf(step.error)?.code === 'VERSION_CONFLICT' ? text('handle.conflict') : undefined}
          />
        )}
      </div>
    </FormDialog>
  );
}

function FaultLine({ field, words }: { readonly field: string; readonly words: string }) {
  return (
    <li>
      <a href={`#${field}`}>{words}</a>
    </li>
  );
}

/** Taking the step; the alert behind is read again either way, and before the next step can be asked for. */
function useStep({ alert, title, action, onClose }: Omit<HandleDialogProps, 'zone'>) {
  const text = useAlertsText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: alertsKey });
  return useMutation({
    mutationFn: (words: Parameters<typeof doAction>[3]) => doAction(host.http, alert, action, words),
    onSuccess: async () => {
      await readAgain();
      host.notify({ kind: 'success', text: text(`handle.done.${action}`, { alert: title }) });
      onClose();
    },
    onError: readAgain,
  });
}
