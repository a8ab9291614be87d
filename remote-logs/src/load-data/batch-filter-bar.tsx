import { loadKindSchema } from '@tallyhouse/shared/contracts/load-data';
import { channelSchema } from '@tallyhouse/shared/contracts/scalars';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
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
  return (
    <FilterBar onClear={isFiltered(filters) ? () => onChange({ states: [], page: 1 }) : null}>
      <DayRange
        labels={{ from: text('from'), to: text('to') }}
        from={filters.from}
        to={filters.to}
        onChange={(end, day) => onChange(withFilter(filters, end, day))}
      />
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
