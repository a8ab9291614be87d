import { loadKindSchema } from '@tallyhouse/shared/contracts/load-data';
import { channelSchema } from '@tallyhouse/shared/contracts/scalars';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { DateField } from '@tallyhouse/shared/ui/date-field';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { isFiltered, withFilter, type BatchFilters } from './batch-filters';

interface BatchFilterBarProps {
  readonly filters: BatchFilters;
  readonly sources: readonly string[];
  readonly onChange: (filters: BatchFilters) => void;
}

/** Days, source, channel, kind, and whether only what is still to be resolved is shown. Each choice goes straight into the address. */
export function BatchFilterBar({ filters, sources, onChange }: BatchFilterBarProps) {
  const text = useLoadDataText();
  const day = (name: 'from' | 'to') => (
    <DateField
      label={text(name)}
      value={filters[name]}
      {...(name === 'from' ? { notAfter: filters.to } : { notBefore: filters.from })}
      onChange={(value) => onChange(withFilter(filters, name, value))}
    />
  );
  return (
    <FilterBar onClear={isFiltered(filters) ? () => onChange({ states: [], page: 1 }) : null}>
      {day('from')}
      {day('to')}
      <Select
        aria-label={text('source')}
        className="th-least-160"
        allowClear
        placeholder={text('allSources')}
        value={filters.source ?? null}
        options={sources.map((source) => ({ value: source, label: source }))}
        onChange={(source) => onChange(withFilter(filters, 'source', source))}
      />
      <Select
        aria-label={text('channelLabel')}
        className="th-least-140"
        allowClear
        placeholder={text('allChannels')}
        value={filters.channel ?? null}
        options={channelSchema.options.map((channel) => ({
          value: channel,
          label: text(`channel.${channel}`),
        }))}
        onChange={(channel) => onChange(withFilter(filters, 'channel', channel))}
      />
      <Select
        aria-label={text('kindLabel')}
        className="th-least-140"
        allowClear
        placeholder={text('allKinds')}
        value={filters.kind ?? null}
        options={loadKindSchema.options.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
        onChange={(kind) => onChange(withFilter(filters, 'kind', kind))}
      />
      <Checkbox
        checked={filters.unresolved === 'true'}
        onChange={({ target }) =>
          onChange(withFilter(filters, 'unresolved', target.checked ? 'true' : undefined))
        }
      >
        {text('unresolvedOnly')}
      </Checkbox>
    </FilterBar>
  );
}
