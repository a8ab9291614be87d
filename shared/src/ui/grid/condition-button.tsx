import { useState } from 'react';
import type { Condition } from '../../contracts/report-fields';
import { Button } from '../../kit/core';
import { FilterOutlined, HighlightOutlined } from '../../kit/icons';
import { Popover } from '../../kit/modal';
import { Select } from '../../kit/select';
import { FocusFirst } from '../focus-first';
import { FilterForm } from './filter-form';
import type { GridColumn } from './grid-model';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText } from './use-grid-text';

interface ConditionButtonProps {
  readonly columns: readonly GridColumn[];
  readonly conditions: readonly Condition[];
  readonly onConditions: (conditions: readonly Condition[]) => void;
  /** What a condition is for: rows to be left, or cells to be marked. */
  readonly use: 'filter' | 'mark';
}

/** Adds a condition: first its column, then what the column asks for. */
export function ConditionButton({ columns, conditions, onConditions, use }: ConditionButtonProps) {
  const text = useGridText();
  adoptStyles(gridPartStyles);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<string | null>(null);
  const column = columns.find((one) => one.field === field);
  const close = () => {
    setOpen(false);
    setField(null);
  };
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      open={isOpen}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      title={text(`${use}.title`)}
      content={
        <FocusFirst>
          <div className="th-filter-form">
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={text('filter.column')}
              placeholder={text('filter.columnHint')}
              value={field}
              options={columns
                .filter((one) => one.filter !== undefined)
                .map((one) => ({ value: one.field, label: one.title }))}
              onChange={setField}
            />
            {column === undefined ? null : (
              <FilterForm
                key={column.field}
                column={column}
                condition={null}
                onApply={(condition) => {
                  onConditions([...conditions, condition]);
                  close();
                }}
                onCancel={close}
              />
            )}
          </div>
        </FocusFirst>
      }
    >
      {use === 'filter' ? (
        <Button icon={<FilterOutlined aria-hidden />} data-report-filter="">
          {text('filter.button')}
        </Button>
      ) : (
        <Button icon={<HighlightOutlined aria-hidden />}>{text('mark.button')}</Button>
      )}
    </Popover>
  );
}
