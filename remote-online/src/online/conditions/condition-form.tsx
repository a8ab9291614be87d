import type { Condition, FilterOp, ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { Button, Input } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Select } from '@tallyhouse/shared/kit/select';
import { useId, useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { conditionOf, operatorsOf, type ValueFault } from './operators';

interface ConditionFormProps {
  readonly fields: readonly ReportField[];
  readonly onAdd: (condition: Condition) => void;
}

/** Builds one condition: column, comparison, value. */
export function ConditionForm({ fields, onAdd }: ConditionFormProps) {
  const text = useOnlineText();
  const id = useId();
  const [name, setName] = useState(fields[0]?.field ?? '');
  const [chosenOp, setOp] = useState<FilterOp | null>(null);
  const [values, setValues] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<ValueFault | null>(null);
  const field = fields.find((one) => one.field === name) ?? fields[0];
  if (field === undefined) return null;
  const operators = operatorsOf(field);
  const op = chosenOp !== null && operators.includes(chosenOp) ? chosenOp : (operators[0] ?? 'eq');
  const add = () => {
    const made = conditionOf(field, op, values);
    if ('fault' in made) setFault(made.fault);
    else onAdd(made.condition);
  };
  const inputType = field.type === 'date' ? 'date' : field.type === 'month' ? 'month' : 'text';
  return (
    <form
      aria-label={text('condition.addLabel')}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Flex vertical gap={8} style={{ width: 280 }}>
        <Select
          aria-label={text('condition.field')}
          value={field.field}
          showSearch={{ optionFilterProp: 'label' }}
          options={fields.map((one) => ({ value: one.field, label: one.title.en }))}
          onChange={(next: string) => {
            setName(next);
            setValues([]);
            setFault(null);
          }}
        />
        <Select
          aria-label={text('condition.op')}
          value={op}
          options={operators.map((one) => ({ value: one, label: text(`condition.opName.${one}`) }))}
          onChange={(next: FilterOp) => setOp(next)}
        />
        {op === 'isNull' ? null : field.options === undefined ? (
          (op === 'between' ? [0, 1] : [0]).map((index) => (
            <Input
              key={index}
              type={inputType}
              inputMode={inputType === 'text' && field.type !== 'text' ? 'decimal' : undefined}
              aria-label={index === 0 ? text('condition.value') : text('condition.valueTo')}
              aria-invalid={fault !== null}
              aria-describedby={`${id}-fault`}
              value={values[index] ?? ''}
              onChange={(event) => setValues(Object.assign([...values], { [index]: event.target.value }))}
            />
          ))
        ) : (
          <Select
            mode="multiple"
            aria-label={text('condition.value')}
            value={[...values]}
            options={field.options}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(next: string[]) => setValues(next)}
          />
        )}
        <span id={`${id}-fault`} role="alert">
          {fault === null ? '' : text(`condition.invalid.${fault}`)}
        </span>
        <Button type="primary" htmlType="submit">
          {text('condition.apply')}
        </Button>
      </Flex>
    </form>
  );
}
