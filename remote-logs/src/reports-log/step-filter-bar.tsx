import { reportStateSchema } from '@tallyhouse/shared/contracts/reports';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { shownZoneText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { useCodeWords } from '@tallyhouse/shared/reporting/code-words';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import type { StepFields } from './step-fields';
import { useReportsLogText } from './use-reports-log-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface StepFilterBarProps {
  readonly fields: StepFields;
  /** What is listed now: its types and people are offered as choices. */
  readonly steps: readonly StatusReport[];
  /** Of the table. */
  readonly zone: string;
}

/** Days, type, state, person and authority. Each choice goes straight into the address. */
export function StepFilterBar({ fields, steps, zone }: StepFilterBarProps) {
  const text = useReportsLogText();
  const reporting = useReportingText();
  const codes = useCodeWords();
  const { session } = useRemoteHost();
  const { values, change } = fields;
  const types = new Set([...steps.map(({ reportType }) => reportType), ...present(values.type)]);
  const authorities = new Set([
    ...steps.flatMap(({ authority }) => authority ?? []),
    ...present(values.authority),
  ]);
  const people = new Map([
    [session.user.id, text('me')],
    ...steps
      .filter(({ actor }) => actor.id !== session.user.id)
      .map(({ actor }) => [actor.id, personInWords(actor.name, actor.account)] as const),
  ]);
  if (values.actor !== undefined && !people.has(values.actor)) people.set(values.actor, values.actor);
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
      <Select
        aria-label={text('type')}
        className="th-least-200"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text('anyType')}
        value={values.type ?? null}
        options={[...types].sort().map((type) => ({ value: type, label: codes.reportType(type) }))}
        onChange={(type: string | null | undefined) => change({ type: type ?? undefined })}
      />
      <Select
        aria-label={text('stateLabel')}
        className="th-least-180"
        allowClear
        placeholder={text('anyState')}
        value={values.state ?? null}
        options={reportStateSchema.options.map((state) => ({
          value: state,
          label: reporting(`reportState.${state}`),
        }))}
        onChange={(state: string | null | undefined) => change({ state: state ?? undefined })}
      />
      <Select
        aria-label={text('actor')}
        className="th-least-160"
        allowClear
        placeholder={text('anyActor')}
        value={values.actor ?? null}
        options={[...people].map(([value, label]) => ({ value, label }))}
        onChange={(actor: string | null | undefined) => change({ actor: actor ?? undefined })}
      />
      <Select
        aria-label={text('column.authority')}
        className="th-least-140"
        allowClear
        placeholder={text('anyAuthority')}
        value={values.authority ?? null}
        options={[...authorities].sort().map((authority) => ({ value: authority, label: authority }))}
        onChange={(authority: string | null | undefined) => change({ authority: authority ?? undefined })}
      />
      {values.reportId === undefined ? null : (
        <Button onClick={() => change({ reportId: undefined })}>
          {text('oneReport')} · {text('allReports')}
        </Button>
      )}
    </FilterBar>
  );
}

function present(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value];
}
