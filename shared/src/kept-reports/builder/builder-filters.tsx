import type { Condition } from '../../contracts/report-fields';
import { ConditionButton } from '../../ui/grid/condition-button';
import { FilterChips } from '../../ui/grid/filter-chips';
import { gridColumnOf } from '../rows/grid-columns';
import type { SpokenField } from '../use-report-fields';

interface BuilderFiltersProps {
  readonly fields: readonly SpokenField[];
  readonly currency: string;
  readonly conditions: readonly Condition[];
  readonly onChange: (conditions: readonly Condition[]) => void;
}

/** The conditions that facts must meet to be in the report. */
export function BuilderFilters({ fields, currency, conditions, onChange }: BuilderFiltersProps) {
  const columns = fields.map((field) => gridColumnOf(field, { currency }));
  return (
    <>
      <FilterChips columns={columns} filters={conditions} onFilter={onChange} />
      <ConditionButton use="filter" columns={columns} conditions={conditions} onConditions={onChange} />
    </>
  );
}
