import { alertCodeSchema } from '@tallyhouse/shared/contracts/critical-alerts';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { alertViews, type AlertFields } from './alert-fields';
import { useAlertsText, useRunbookText } from './use-alerts-text';

/** Which alerts are listed: unresolved or ended, of which kind, whose, seen when. */
export function AlertFilterBar({ fields }: { readonly fields: AlertFields }) {
  const text = useAlertsText();
  const runbook = useRunbookText();
  const { session } = useRemoteHost();
  const { values, change } = fields;
  return (
    <FilterBar onClear={fields.isNarrowed ? fields.clear : null}>
      <Segmented
        aria-label={text('viewLabel')}
        value={values.view ?? 'unresolved'}
        options={alertViews.map((view) => ({ value: view, label: text(`views.${view}`) }))}
        onChange={(view) => change({ view: view === 'unresolved' ? undefined : view })}
      />
      <Select
        aria-label={text('codeLabel')}
        className="th-least-220"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text('anyCode')}
        value={values.code ?? null}
        options={alertCodeSchema.options.map((code) => ({
          value: code,
          label: `${code} · ${runbook(`${code}.name`)}`,
        }))}
        onChange={(code: string | null | undefined) => change({ code: code ?? undefined })}
      />
      <Select
        aria-label={text('ownerLabel')}
        className="th-least-160"
        allowClear
        placeholder={text('anyOwner')}
        value={values.owner ?? null}
        options={[
          { value: session.user.id, label: text('mine') },
          { value: 'none', label: text('noOwner') },
        ]}
        onChange={(owner: string | null | undefined) => change({ owner: owner ?? undefined })}
      />
      <DayRange
        labels={{ from: text('from'), to: text('to') }}
        from={values.from}
        to={values.to}
        onChange={(end, day) => change({ [end]: day })}
      />
    </FilterBar>
  );
}
