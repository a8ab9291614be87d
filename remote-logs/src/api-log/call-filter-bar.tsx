import { callDirectionSchema, type ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { shownZoneText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Select } from '@tallyhouse/shared/kit/select';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { callOrders, orderWords, slowCalls, statusClasses, type CallFields } from './call-fields';
import { TextFilter } from './text-filter';
import { useApiLogText } from './use-api-log-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface CallFilterBarProps {
  readonly fields: CallFields;
  /** What is listed now: its people are offered as choices. */
  readonly calls: readonly ApiCallHeader[];
  /** Of the table. */
  readonly zone: string;
}

/** When, which way, how it ended, what, by whom, under which id. Each choice goes straight into the address. */
export function CallFilterBar({ fields, calls, zone }: CallFilterBarProps) {
  const text = useApiLogText();
  const { values, change } = fields;
  const people = usePeople(calls, values.user);
  const choice = (name: 'direction' | 'statusClass' | 'user' | 'minDurationMs') => ({
    allowClear: true,
    value: values[name] ?? null,
    onChange: (value: string | null | undefined) => change({ [name]: value ?? undefined }),
  });
  return (
    <FilterBar onClear={fields.isNarrowed ? fields.clear : null}>
      <DayRange
        labels={{
          from: text('from', { zone: shownZoneText(zone) }),
          to: text('to', { zone: shownZoneText(zone) }),
        }}
        from={values.from}
        to={values.to}
        onChange={(end, day) => change({ [end]: day })}
      />
      <Select<string | null>
        {...choice('direction')}
        aria-label={text('directionLabel')}
        className="th-least-130"
        placeholder={text('anyDirection')}
        options={callDirectionSchema.options.map((one) => ({
          value: one,
          label: text(`direction.${one}`),
        }))}
      />
      <Select<string | null>
        {...choice('statusClass')}
        aria-label={text('statusLabel')}
        className="th-least-150"
        placeholder={text('anyStatus')}
        options={statusClasses.map((one) => ({ value: one, label: text(`status.${one}`) }))}
      />
      <TextFilter label={text('path')} value={values.path} onChange={(path) => change({ path })} />
      <TextFilter
        label={text('correlation')}
        value={values.correlationId}
        onChange={(correlationId) => change({ correlationId })}
      />
      <Select<string | null>
        {...choice('user')}
        aria-label={text('user')}
        className="th-least-150"
        placeholder={text('anyUser')}
        options={people}
      />
      <TextFilter
        label={text('authority')}
        value={values.authority}
        onChange={(authority) => change({ authority })}
      />
      <Select<string | null>
        {...choice('minDurationMs')}
        aria-label={text('slow')}
        className="th-least-150"
        placeholder={text('anyTime')}
        options={slowCalls.map((one) => ({
          value: one,
          label: text('slower', { seconds: Number(one) / 1000 }),
        }))}
      />
      <Select
        aria-label={text('sort')}
        className="th-least-150"
        value={values.sort ?? 'time:desc'}
        options={callOrders.map((one) => ({ value: one, label: text(`sorts.${orderWords[one]}`) }))}
        onChange={(sort) => change({ sort: sort === 'time:desc' ? undefined : sort })}
      />
    </FilterBar>
  );
}

/** The reader, whoever made the calls that are listed, and whoever is chosen. */
function usePeople(calls: readonly ApiCallHeader[], chosen: string | undefined) {
  const text = useApiLogText();
  const { session } = useRemoteHost();
  const people = new Map<string, string>();
  if (chosen !== undefined) people.set(chosen, chosen);
  for (const { actor } of calls)
    if (actor !== null) people.set(actor.id, personInWords(actor.name, actor.account));
  people.set(session.user.id, text('me'));
  return [...people].map(([value, label]) => ({ value, label }));
}
