import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { Input } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Select } from '@tallyhouse/shared/kit/select';
import { useRetailText } from '../../i18n/use-retail-text';
import type { DraftCondition } from './draft-criteria';
import { takesList } from './field-choices';
import type { OptionsOf } from './value-options';

interface ValueFieldProps {
  readonly condition: DraftCondition;
  readonly field: CriteriaField;
  readonly options: ReturnType<OptionsOf>;
  /** Of the text that says what is wrong; left out where nothing is. */
  readonly faultId: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** The value of a condition, entered the way its field and comparison want it. Its id is the condition's key. */
export function ValueField({ condition, field, options, faultId, onChange }: ValueFieldProps) {
  const text = useRetailText();
  const { key, op, values } = condition;
  const described = { 'aria-invalid': faultId !== undefined, 'aria-describedby': faultId };
  const status = faultId === undefined ? undefined : { status: 'error' as const };
  if (op === 'isNull') return null;
  if (takesList(op)) {
    return (
      <Select
        id={key}
        mode={options === undefined ? 'tags' : 'multiple'}
        aria-label={text('filters.group.values')}
        {...described}
        {...status}
        value={[...values]}
        options={[...(options ?? [])]}
        {...(options === null ? { loading: true, notFoundContent: <LoadingPlaces /> } : {})}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text(options === undefined ? 'filters.group.type' : 'filters.group.choose')}
        maxTagCount={8}
        {...(options === undefined ? { open: false } : {})}
        onChange={(next: string[]) => onChange(next)}
      />
    );
  }
  const isDay = field.type === 'date';
  const isNumber = field.type !== 'text' && !isDay && field.type !== 'month';
  const ends = op === 'between' ? (['from', 'to'] as const) : (['value'] as const);
  return (
    <Flex gap="small" wrap>
      {ends.map((end, index) => (
        <Input
          key={end}
          id={index === 0 ? key : `${key}-to`}
          type={isDay ? 'date' : field.type === 'month' ? 'month' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          style={{ flex: '1 1 120px' }}
          aria-label={text(`filters.group.${end}`)}
          {...described}
          {...status}
          value={values[index] ?? ''}
          onChange={(event) =>
            onChange(Object.assign(['', ...values.slice(1)], values, { [index]: event.target.value }))
          }
        />
      ))}
    </Flex>
  );
}

/** Not of the colour that the kit gives to what offers nothing: it is read. */
function LoadingPlaces() {
  return <span className="th-condition-loading">{useRetailText()('filters.group.loading')}</span>;
}
