import { recordFiling, type DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { Input } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { DateField } from '@tallyhouse/shared/ui/date-field';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { calendarKey } from './authorities-queries';
import { useAuthoritiesText } from './use-authorities-text';

interface RecordFilingProps {
  readonly deadline: DeadlineLine;
  readonly today: Day;
  readonly onClose: () => void;
}

/** Records what was filed on the portal of an authority or on paper, with its reference. */
export function RecordFiling({ deadline, today, onClose }: RecordFilingProps) {
  const text = useAuthoritiesText();
  const host = useRemoteHost();
  const said = useSaid(host.session.brand?.zone ?? 'UTC');
  const queries = useQueryClient();
  const id = useId();
  const [draft, setDraft] = useState({ filedOn: today, reference: '', note: '' });
  const [isTried, setTried] = useState(false);
  const reference = draft.reference.trim();
  const isDay = draft.filedOn !== '' && draft.filedOn <= today;
  const record = useMutation({
    mutationFn: () =>
      host.http.call(recordFiling, {
        body: {
          deadlineId: deadline.id,
          filedOn: draft.filedOn,
          reference,
          note: draft.note.trim() === '' ? null : draft.note.trim(),
        },
      }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('filing.done', { reference }) });
      void queries.invalidateQueries({ queryKey: [calendarKey] });
      void queries.invalidateQueries({ queryKey: ['authorities'] });
      onClose();
    },
  });
  const common = (name: keyof typeof draft, problem: string | null) => ({
    id: `${id}-${name}`,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-${name}-problem`,
  });
  const field = (name: keyof typeof draft, label: string, problem: string | null) => (
    <div className="th-after-8">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {name === 'filedOn' ? (
        <DateField
          {...common(name, problem)}
          value={draft.filedOn === '' ? undefined : draft.filedOn}
          onChange={(filedOn) => setDraft({ ...draft, filedOn: filedOn ?? '' })}
        />
      ) : (
        <Input
          {...common(name, problem)}
          autoComplete="off"
          value={draft[name]}
          status={problem === null ? '' : 'error'}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
      <div id={`${id}-${name}-problem`}>{problem === null ? null : <strong>{problem}</strong>}</div>
    </div>
  );
  return (
    <FormDialog
      title={text('filing.title')}
      okText={text('filing.ok')}
      cancelText={text('filing.cancel')}
      okButtonProps={{ loading: record.isPending }}
      onOk={() => {
        setTried(true);
        if (isDay && reference !== '' && !record.isPending) record.mutate();
      }}
      onCancel={onClose}
    >
      <p>
        {text('filing.lead', {
          title: said.deadline(deadline),
        })}
      </p>
      {field('filedOn', text('filing.day'), isTried && !isDay ? text('filing.missingDay') : null)}
      {field(
        'reference',
        text('filing.reference'),
        isTried && reference === '' ? text('filing.missingReference') : null,
      )}
      {field('note', text('filing.note'), null)}
      {record.error === null ? null : (
        <ProblemNotice title={text('filing.failed')} error={record.error} note={text('filing.kept')} />
      )}
    </FormDialog>
  );
}
