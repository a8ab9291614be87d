import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useQueryClient } from '@tallyhouse/shared/kit/query';
import { problemOf } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useRef, useState } from 'react';
import { alertsKey } from './alert-queries';
import { isNoteShort, NoteField } from './note-field';
import { takeMany, type BulkDeed, type Refused } from './take-many';
import { useAlertsText } from './use-alerts-text';

interface BulkDialogProps {
  readonly alerts: readonly CriticalAlert[];
  readonly deed: BulkDeed;
  readonly zone: string;
  readonly onClose: () => void;
}

/** One note for several alerts. Each is taken by itself; what was refused is named with its reason. */
export function BulkDialog({ alerts, deed, zone, onClose }: BulkDialogProps) {
  const text = useAlertsText();
  const id = useId();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, stop, taken, isRunning, refused } = useTaking({ alerts, deed, onClose });
  const isShort = isNoteShort(note);
  const isOver = refused.length > 0 && !isRunning;
  const act = () => {
    setTried(true);
    if (!isShort && !isRunning) void run(note.trim());
  };
  return (
    <Modal
      open
      title={text(`bulk.title.${deed}`, { count: alerts.length })}
      okText={text(`action.${deed}`)}
      cancelText={text(isRunning ? 'bulk.stop' : isOver ? 'bulk.close' : 'handle.cancel')}
      okButtonProps={{ loading: isRunning, ...(isOver && { style: { display: 'none' } }) }}
      onOk={act}
      onCancel={isRunning ? stop : onClose}
    >
      <div style={{ display: 'grid', gap: 12 }}>
        <div>{text(`bulk.effect.${deed}`)}</div>
        {isTried && isShort ? (
          <Alert type="error" showIcon role="alert" title={text('handle.noteShort')} />
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
    </Modal>
  );
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
        <ul style={{ margin: 0, paddingInlineStart: 16 }}>
          {refused.map(({ alert, error }) => {
            const problem = problemOf(error);
            return (
              <li key={alert.id}>
                {said.alert(alert).title}:{' '}
                {problem?.code === 'VERSION_CONFLICT'
                  ? text('bulk.conflict')
                  : (problem?.detail ?? problem?.title ?? text('bulk.unreachable'))}
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

function useTaking({ alerts, deed, onClose }: Omit<BulkDialogProps, 'zone'>) {
  const text = useAlertsText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const stopping = useRef<AbortController | null>(null);
  const [taken, setTaken] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const run = async (note: string) => {
    const controller = new AbortController();
    stopping.current = controller;
    setRunning(true);
    let count = 0;
    const left = await takeMany(host.http, alerts, {
      ...{ deed, words: { note }, signal: controller.signal },
      onTaken: () => setTaken((count += 1)),
    });
    setRunning(false);
    setRefused(left);
    void queries.invalidateQueries({ queryKey: alertsKey });
    if (count > 0) host.notify({ kind: 'success', text: text(`bulk.done.${deed}`, { count }) });
    if (left.length === 0) onClose();
  };
  return { run, stop: () => stopping.current?.abort(), taken, isRunning, refused };
}
