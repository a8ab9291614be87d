import { useId, useState, type SyntheticEvent } from 'react';
import type { Condition, FilterOp } from '../../contracts/report-fields';
import { Button } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { Select } from '../../kit/select';
import { conditionOf, draftOf, opsOf, type FilterFault } from './filter-draft';
import { FilterValue } from './filter-value';
import type { GridColumn } from './grid-model';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText } from './use-grid-text';

interface FilterFormProps {
  readonly column: GridColumn;
  readonly condition: Condition | null;
  readonly onApply: (condition: Condition) => void;
  readonly onCancel: () => void;
}

/** One condition on a column, after the column's kind. */
export function FilterForm({ column, condition, onApply, onCancel }: FilterFormProps) {
  const text = useGridText();
  const [draft, setDraft] = useState(() => draftOf(column, condition));
  const [fault, setFault] = useState<FilterFault | null>(null);
  const faultId = useId();
  adoptStyles(gridPartStyles);
  const ops = opsOf(column);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const made = conditionOf(column, draft);
    if ('fault' in made) setFault(made.fault);
    else onApply(made.condition);
  };
  const values = draft.op === 'between' ? ([0, 1] as const) : ([0] as const);
  return (
    <form className="th-filter-form" onSubmit={submit} noValidate>
      <Select<FilterOp>
        aria-label={text('filter.comparison')}
        value={draft.op}
        options={(ops.includes(draft.op) ? ops : [draft.op, ...ops]).map((op) => ({
          value: op,
          label: text(`filter.op.${op}`),
        }))}
        onChange={(op) => setDraft((current) => ({ ...current, op }))}
      />
      {draft.op === 'isNull'
        ? null
        : values.map((at) => (
            <FilterValue
              key={`${draft.op} ${at}`}
              column={column}
              isList={draft.op === 'in' || draft.op === 'nin'}
              label={text(draft.op === 'between' ? (at === 0 ? 'filter.from' : 'filter.to') : 'filter.value')}
              hasFocus={at === 0}
              values={draft.values}
              at={at}
              faultId={fault === null ? undefined : faultId}
              onChange={(next) => {
                setFault(null);
                setDraft((current) => ({ ...current, values: next }));
              }}
            />
          ))}
      {fault === null ? null : (
        <div id={faultId} role="alert" className="th-fault">
          <span aria-hidden="true">⚠ </span>
          {text(`filter.fault.${fault}`)}
        </div>
      )}
      <Flex gap={8} justify="flex-end">
        <Button onClick={onCancel}>{text('filter.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {text('filter.apply')}
        </Button>
      </Flex>
    </form>
  );
}
