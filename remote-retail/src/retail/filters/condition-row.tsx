import type { FilterOp } from '@tallyhouse/shared/contracts/report-fields';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { Button } from '@tallyhouse/shared/kit/core';
import { DeleteOutlined } from '@tallyhouse/shared/kit/icons';
import { Select } from '@tallyhouse/shared/kit/select';
import { useRetailText } from '../../i18n/use-retail-text';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { opWord } from './criteria-words';
import type { DraftCondition } from './draft-criteria';
import { opsFor } from './field-choices';
import { ValueField } from './value-field';
import type { OptionsOf } from './value-options';

interface ConditionRowProps {
  readonly condition: DraftCondition;
  readonly fields: readonly CriteriaField[];
  readonly optionsOf: OptionsOf;
  /** What is wrong with it, in words. */
  readonly fault: string | undefined;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: field, comparison, value. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, fields, optionsOf, fault, onChange, onRemove } = props;
  const text = useRetailText();
  const titleOf = useSpoken();
  const field = fields.find((one) => one.field === condition.field);
  const title = field === undefined ? condition.field : titleOf(field.title);
  const faultId = fault === undefined ? undefined : `${condition.key}-fault`;
  const choices = fields.map((one) => ({ value: one.field, label: titleOf(one.title) }));
  const known =
    field === undefined
      ? [{ value: condition.field, label: text('filters.group.unknownField', { field: title }) }, ...choices]
      : choices;

  const choose = (name: string) => {
    const next = fields.find((one) => one.field === name);
    if (next === undefined) return;
    const [first = 'eq'] = opsFor(next);
    onChange({ ...condition, field: name, op: first, values: [] });
  };
  const compare = (op: FilterOp) => onChange({ ...condition, op, values: valuesFor(condition, op) });
  return (
    <li className="th-condition">
      <Select
        className="th-condition-field"
        aria-label={text('filters.group.field')}
        value={condition.field}
        options={known}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={choose}
        {...(field === undefined ? { id: condition.key, 'aria-describedby': faultId } : {})}
      />
      <Select
        className="th-condition-op"
        aria-label={text('filters.group.op')}
        value={condition.op}
        options={(field === undefined ? [condition.op] : opsFor(field, condition.op)).map((op) => ({
          value: op,
          label: opWord(op, field, text),
        }))}
        onChange={compare}
      />
      <div className="th-condition-value">
        {field === undefined ? null : (
          <ValueField
            condition={condition}
            field={field}
            options={optionsOf(field)}
            faultId={faultId}
            onChange={(values) => onChange({ ...condition, values })}
          />
        )}
        {fault === undefined ? null : (
          <div id={faultId} className="th-fault">
            {fault}
          </div>
        )}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={text('filters.group.removeCondition', { field: title })}
        title={text('filters.group.removeCondition', { field: title })}
        onClick={onRemove}
      />
    </li>
  );
}

/** Nothing typed is lost by another comparison, save values that it has no place for. */
function valuesFor({ values }: DraftCondition, op: FilterOp): readonly string[] {
  if (op === 'in' || op === 'nin') return values.filter((value) => value.trim() !== '');
  if (op === 'isNull') return values;
  return values.slice(0, op === 'between' ? 2 : 1);
}
