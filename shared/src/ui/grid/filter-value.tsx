import { useRef } from 'react';
import { Input } from '../../kit/core';
import { Select } from '../../kit/select';
import { DateField } from '../date-field';
import { useFocusOnceShown } from '../focus-first';
import type { GridColumn } from './grid-model';
import { useGridText } from './use-grid-text';

interface FilterValueProps {
  readonly column: GridColumn;
  readonly isList: boolean;
  readonly label: string;
  readonly values: readonly string[];
  /** Which of the values this one is. */
  readonly at: number;
  /** The form opens on this one. */
  readonly hasFocus: boolean;
  /** Element that says what is wrong; undefined while nothing is. */
  readonly faultId: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** One value of a filter, asked for as its column is written. */
export function FilterValue(props: FilterValueProps) {
  const { column, isList, label, values, at, hasFocus, faultId, onChange } = props;
  const text = useGridText();
  const place = useRef<HTMLLabelElement>(null);
  useFocusOnceShown(place, hasFocus);
  const value = values[at] ?? '';
  const change = (next: string) => {
    const all = [values[0] ?? '', values[1] ?? ''];
    all[at] = next;
    onChange(all);
  };
  const said = { 'aria-invalid': faultId !== undefined, 'aria-describedby': faultId } as const;
  return (
    <label ref={place} className="th-filter-value">
      <span>{label}</span>
      {isList ? (
        <Select
          mode="multiple"
          aria-label={label}
          {...said}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={text('filter.choose')}
          value={[...values]}
          options={[...(column.valueLabels ?? [])].map(([code, name]) => ({ value: code, label: name }))}
          onChange={(next: string[]) => onChange(next)}
        />
      ) : column.filter === 'date' || column.filter === 'month' ? (
        <DateField
          label={label}
          {...said}
          precision={column.filter === 'date' ? 'day' : 'month'}
          value={value === '' ? undefined : value}
          onChange={(day) => change(day ?? '')}
        />
      ) : (
        <Input
          aria-label={label}
          {...said}
          dir={column.filter === 'number' ? 'ltr' : undefined}
          inputMode={column.filter === 'number' ? 'decimal' : 'text'}
          suffix={column.type === 'rate' ? '%' : column.unit}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </label>
  );
}
