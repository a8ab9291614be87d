import { exceptionStateSchema, lawCodeSchema } from '@tallyhouse/shared/contracts/data-exceptions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import type { ExceptionFields } from './exception-fields';
import { useExceptionsText } from './use-exceptions-text';

/** Law, state, days, owner and record. Each choice goes straight into the address. */
export function ExceptionFilterBar({ fields }: { readonly fields: ExceptionFields }) {
  const { session } = useRemoteHost();
  const text = useExceptionsText();
  const { values, change } = fields;
  return (
    <FilterBar onClear={fields.isNarrowed ? fields.clear : null}>
      <Select
        aria-label={text('column.law')}
        className="th-least-280"
        allowClear
        placeholder={text('anyLaw')}
        value={values.law ?? null}
        options={lawCodeSchema.options.map((law) => ({ value: law, label: text(`law.${law}`) }))}
        onChange={(law: string | null | undefined) => change({ law: law ?? undefined })}
      />
      <Select
        aria-label={text('column.state')}
        className="th-least-140"
        allowClear
        placeholder={text('anyState')}
        value={values.state ?? null}
        options={exceptionStateSchema.options.map((state) => ({
          value: state,
          label: text(`state.${state}`),
        }))}
        onChange={(state: string | null | undefined) => change({ state: state ?? undefined })}
      />
      <DayRange
        labels={{ from: text('from'), to: text('to') }}
        from={values.from}
        to={values.to}
        onChange={(end, day) => change({ [end]: day })}
      />
      <Select
        aria-label={text('owner')}
        className="th-least-140"
        allowClear
        placeholder={text('anyOwner')}
        value={values.owner ?? null}
        options={[
          { value: session.user.id, label: text('mine') },
          { value: 'none', label: text('nobody') },
        ]}
        onChange={(owner: string | null | undefined) => change({ owner: owner ?? undefined })}
      />
      <Input.Search
        aria-label={text('record')}
        placeholder={text('record')}
        className="th-wide-200"
        allowClear
        defaultValue={values.record ?? ''}
        key={values.record}
        onSearch={(record) => change({ record: record.trim() })}
      />
    </FilterBar>
  );
}
