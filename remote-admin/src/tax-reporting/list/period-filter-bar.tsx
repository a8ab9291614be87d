import { taxPeriodStateSchema } from '@tallyhouse/shared/contracts/tax-periods';
import { productClasses } from '@tallyhouse/shared/contracts/words/product-classes.en';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { classOfPlay, taxCodes, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { isCurrent, isNarrowed, type PeriodFilters } from './period-filters';

interface PeriodFilterBarProps {
  readonly filters: PeriodFilters;
  /** Authorities that the list names. */
  readonly authorities: readonly string[];
  readonly onChange: (filters: PeriodFilters) => void;
}

type OneOf = 'authority' | 'code' | 'productClass';
const classes = Object.keys(productClasses).filter((one) => one !== 'none');

/** Days, state, authority, tax and class. Each choice goes straight into the address. */
export function PeriodFilterBar({ filters, authorities, onChange }: PeriodFilterBarProps) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const change = (part: Partial<PeriodFilters>) => onChange({ ...filters, ...part, page: 1 });
  const without = (name: keyof PeriodFilters) => change({ [name]: undefined });
  const choice = (name: OneOf, options: readonly { value: string; label: string }[], width: number) => (
    <Select
      aria-label={text(`filter.${name}`)}
      placeholder={text(`filter.${name}`)}
      style={{ minWidth: width }}
      allowClear
      value={filters[name] ?? null}
      options={[...options]}
      onChange={(value: string | undefined) =>
        value === undefined ? without(name) : change({ [name]: value })
      }
    />
  );
  return (
    <FilterBar
      onClear={
        isNarrowed(filters) ? () => onChange({ includeUnverified: filters.includeUnverified, page: 1 }) : null
      }
    >
      {filters.state === undefined ? (
        <Segmented
          aria-label={text('filter.which')}
          value={isCurrent(filters) ? 'current' : 'all'}
          options={(['current', 'all'] as const).map((value) => ({
            value,
            label: text(`filter.${value}`),
          }))}
          onChange={(which) => change({ isAll: which === 'all' })}
        />
      ) : null}
      <DayRange
        labels={{ from: text('filter.from'), to: text('filter.to') }}
        from={filters.from}
        to={filters.to}
        onChange={(end, day) => change({ [end]: day })}
      />
      <Select
        mode="multiple"
        aria-label={text('filter.state')}
        placeholder={text('filter.state')}
        className="th-least-180"
        allowClear
        maxTagCount="responsive"
        value={[...(filters.state ?? [])]}
        options={taxPeriodStateSchema.options.map((state) => ({
          value: state,
          label: taxText(`tax.state.${state}`),
        }))}
        onChange={(state) => (state.length === 0 ? without('state') : change({ state }))}
      />
      {choice(
        'code',
        taxCodes.map((code) => ({ value: code, label: taxName(code, taxText) })),
        170,
      )}
      {choice(
        'authority',
        authorities.map((one) => ({ value: one, label: one })),
        120,
      )}
      {choice(
        'productClass',
        classes.map((one) => ({ value: one, label: classOfPlay(one, taxText) })),
        190,
      )}
      <Checkbox
        checked={filters.late !== undefined}
        onChange={(event) => (event.target.checked ? change({ late: 'true' }) : without('late'))}
      >
        {text('filter.late')}
      </Checkbox>
      <Checkbox
        checked={filters.includeUnverified}
        onChange={(event) => change({ includeUnverified: event.target.checked })}
      >
        {text('filter.unverified')}
      </Checkbox>
    </FilterBar>
  );
}
