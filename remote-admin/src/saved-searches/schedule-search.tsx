import { exportFormatSchema, type ExportFormat } from '@tallyhouse/shared/contracts/exports';
import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { Select } from '@tallyhouse/shared/kit/select';
import type { SearchChanges } from '@tallyhouse/shared/reporting/saved-searches/use-search-changes';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { choiceOf, cronOf, scheduleFaults, type ScheduleField } from './schedule-pattern';
import { ScheduleTimes } from './schedule-times';
import { useSearchesText } from './use-searches-text';

/** Screens of which the server writes files. */
const exported: readonly string[] = [
  '/online',
  '/retail',
  '/total-report',
  '/total-report-tanzania',
  '/summary-report',
  '/summary-report-tanzania',
  '/reports-log',
  '/load-data',
  '/api-log',
  '/critical-alert-history',
];

/** Whether searches of a screen can run by themselves. */
export function isSchedulable(screen: string): boolean {
  return exported.includes(screen);
}

interface ScheduleSearchProps {
  readonly search: SavedSearch;
  readonly changes: SearchChanges;
  readonly zone: string;
  readonly onClose: () => void;
}

/** When a search runs by itself, and which file it writes then. */
export function ScheduleSearch({ search, changes, zone, onClose }: ScheduleSearchProps) {
  const text = useSearchesText();
  const host = useRemoteHost();
  const id = useId();
  const { name, schedule } = search;
  const [choice, setChoice] = useState(() => choiceOf(schedule?.cron ?? '0 7 * * 1'));
  const [format, setFormat] = useState<ExportFormat>(schedule?.format ?? 'xlsx');
  const [faults, setFaults] = useState<readonly ScheduleField[]>([]);
  const { schedule: scheduling } = changes;

  function saveChoice(): void {
    const found = scheduleFaults(choice);
    setFaults(found);
    if (found[0] === undefined) save({ cron: cronOf(choice), format });
    else document.getElementById(`${id}-${found[0]}`)?.focus();
  }

  function save(wanted: { cron: string; format: ExportFormat } | null): void {
    if (scheduling.isPending) return;
    scheduling.mutate(
      { id: search.id, schedule: wanted },
      {
        onSuccess: (saved) => {
          const at = instantText(saved.schedule?.nextAt ?? null, zone);
          const words = saved.schedule === null ? 'schedule.ended' : 'schedule.saved';
          host.notify({ kind: 'success', text: text(words, { name, at }) });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={text('schedule.title', { name })}
      okText={text('schedule.ok')}
      cancelText={text('schedule.cancel')}
      okButtonProps={{ loading: scheduling.isPending }}
      onOk={saveChoice}
      onCancel={onClose}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {schedule === null ? null : (
            <Button danger loading={scheduling.isPending} onClick={() => save(null)}>
              {text('schedule.end')}
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <p>{text('schedule.lead', { zone })}</p>
      <div className="th-stack-12">
        <ScheduleTimes
          {...{ id, choice }}
          faults={faults}
          onChange={(next) => {
            setChoice(next);
            setFaults([]);
          }}
        />
        <div>
          <label htmlFor={`${id}-format`}>{text('schedule.format')}</label>
          <Select<ExportFormat>
            id={`${id}-format`}
            className="th-wide"
            value={format}
            options={exportFormatSchema.options.map((one) => ({
              value: one,
              label: text(`schedule.formats.${one}`),
            }))}
            onChange={setFormat}
          />
        </div>
        {scheduling.error === null ? null : (
          <ProblemNotice title={text('schedule.failed')} error={scheduling.error} />
        )}
      </div>
    </FormDialog>
  );
}
