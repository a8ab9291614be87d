import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemCause } from '@tallyhouse/shared/ui/problem-cause';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useRef, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import type { ActionWords } from './alert-actions';
import { alertQuery, alertsKey, membersQuery } from './alert-queries';
import { OwnerField, SnoozeField, usualHours } from './action-fields';
import { isNoteShort, NoteField } from './note-field';
import { allowing, takeMany, type BulkAction, type Refused } from './take-many';
import { useAlertsText } from './use-alerts-text';

interface BulkDialogProps {
  readonly incidents: readonly Incident[];
  readonly action: BulkAction;
  readonly zone: string;
  readonly onClose: () => void;
}

/** One note for all alerts of some incidents. Each is taken by itself; what was refused is named with its reason. */
export function BulkDialog(props: BulkDialogProps) {
  const { incidents, action, onClose } = props;
  const { http } = useRemoteHost();
  const text = useAlertsText();
  const ids = incidents.map(({ id }) => id);
  const members = useQuery({
    ...membersQuery(http, ids, { areUnresolved: true }),
    // As they are when they are to be handled: what is done to them meanwhile is refused, by name.
    ...{ queryKey: ['alerts-to-handle', ids], staleTime: Infinity, gcTime: 0 },
  });
  if (members.data !== undefined) {
    const { items, totalCount } = members.data;
    return <BulkForm {...props} alerts={allowing(items, action)} left={totalCount - items.length} />;
  }
  return (
    <Modal
      open
      title={text(`action.${action}`)}
      cancelText={text('handle.cancel')}
      okButtonProps={{ disabled: true }}
      onCancel={onClose}
    >
      {members.isError ? (
        <ProblemNotice
          title={text('incident.alertsFailed')}
          error={members.error}
          onRetry={() => void members.refetch()}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </Modal>
  );
}

interface BulkFormProps extends BulkDialogProps {
  readonly alerts: readonly CriticalAlert[];
  /** How many more there are than are handled at once. */
  readonly left: number;
}

function BulkForm({ incidents, alerts, left, action, zone, onClose }: BulkFormProps) {
  const text = useAlertsText();
  const id = useId();
  const [note, setNote] = useState('');
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const [hours, setHours] = useState(usualHours);
  const [isTried, setTried] = useState(false);
  const { run, stop, taken, isRunning, refused } = useTaking({ incidents, alerts, action, onClose });
  const isShort = isNoteShort(note);
  const isOwnerMissing = action === 'assign' && ownerId === null;
  const isOver = refused.length > 0 && !isRunning;
  const act = () => {
    setTried(true);
    if (!isShort && !isOwnerMissing && !isRunning) void run({ note: note.trim(), ownerId, hours });
  };
  return (
    <FormDialog
      title={text(`bulk.title.${action}`, { count: incidents.length })}
      okText={text(`action.${action}`)}
      cancelText={text(isRunning ? 'bulk.stop' : isOver ? 'bulk.close' : 'handle.cancel')}
      okButtonProps={{ loading: isRunning, ...(isOver && { style: { display: 'none' } }) }}
      onOk={act}
      isSent={isRunning || isOver}
      onCancel={isRunning ? stop : onClose}
    >
      <div className="th-stack-12">
        <div>{text(`bulk.effect.${action}`)}</div>
        {alerts.length === incidents.length ? null : (
          <div>{text('bulk.alerts', { count: alerts.length })}</div>
        )}
        {left > 0 ? <div role="status">{text('bulk.left', { count: left })}</div> : null}
        {isTried && (isShort || isOwnerMissing) ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={text(isOwnerMissing ? 'handle.ownerMissing' : 'handle.noteShort')}
          />
        ) : null}
        {action === 'assign' && alerts[0] !== undefined ? (
          <OwnerOf
            id={`${id}-owner`}
            alertId={alerts[0].id}
            value={ownerId}
            isWrong={isTried && isOwnerMissing}
            onChange={setOwnerId}
          />
        ) : null}
        {action === 'snooze' ? (
          <SnoozeField
            id={`${id}-until`}
            severities={alerts.map(({ severity }) => severity)}
            zone={zone}
            value={hours}
            onChange={setHours}
          />
        ) : null}
        <NoteField
          id={id}
          value={note}
          isWrong={isTried && isShort}
          isDisabled={isRunning || isOver}
          onChange={setNote}
        />
        {isRunning ? <div role="status">{text('bulk.progress', { taken, count: alerts.length })}</div> : null}
        {isOver ? <RefusedList refused={refused} taken={taken} zone={zone} /> : null}
      </div>
    </FormDialog>
  );
}

/** Those who may own the first of them: of the others, who may not is refused by name. */
function OwnerOf({
  alertId,
  ...field
}: Omit<Parameters<typeof OwnerField>[0], 'people'> & { readonly alertId: string }) {
  const { http } = useRemoteHost();
  const first = useQuery(alertQuery(http, alertId));
  return <OwnerField people={first.data?.handlers ?? []} {...field} />;
}

interface RefusedListProps {
  readonly refused: readonly Refused[];
  readonly taken: number;
  readonly zone: string;
}

function RefusedList({ refused, taken, zone }: RefusedListProps) {
  const text = useAlertsText();
  const said = useSaid(zone);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={text('bulk.refused', { count: refused.length, taken })}
      description={
        <ul className="th-flush th-indent-16">
          {refused.map(({ alert, error }) => {
            const problem = problemOf(error);
            return (
              <li key={alert.id}>
                {said.alert(alert).title}:{' '}
                {problem === null ? (
                  text('bulk.unreachable')
                ) : problem.code === 'VERSION_CONFLICT' ? (
                  text('bulk.conflict')
                ) : (
                  <ProblemCause problem={problem} />
                )}
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

function useTaking({
  incidents,
  alerts,
  action,
  onClose,
}: Pick<BulkFormProps, 'incidents' | 'alerts' | 'action' | 'onClose'>) {
  const text = useAlertsText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const stopping = useRef<AbortController | null>(null);
  const [taken, setTaken] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const run = async (words: Omit<ActionWords, 'evidence'>) => {
    const controller = new AbortController();
    stopping.current = controller;
    setRunning(true);
    let count = 0;
    const left = await takeMany(host.http, alerts, {
      ...{ action, words, signal: controller.signal },
      onTaken: () => setTaken((count += 1)),
    });
    setRunning(false);
    setRefused(left);
    if (left.length === 0) onClose();
    void queries.invalidateQueries({ queryKey: alertsKey });
    if (count === 0) return;
    host.notify({
      kind: 'success',
      text:
        count === alerts.length
          ? text(`bulk.done.${action}`, { count: incidents.length })
          : text('bulk.partly', { taken: count, count: alerts.length }),
    });
  };
  return { run, stop: () => stopping.current?.abort(), taken, isRunning, refused };
}
