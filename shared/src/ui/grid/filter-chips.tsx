import { useState } from 'react';
import type { Condition } from '../../contracts/report-fields';
import { Button } from '../../kit/core';
import { CloseOutlined } from '../../kit/icons';
import { Popover } from '../../kit/modal';
import { withCondition } from './filter-draft';
import { FilterForm } from './filter-form';
import { filterWords } from './filter-words';
import type { GridColumn } from './grid-model';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText } from './use-grid-text';

interface FilterChipsProps {
  readonly columns: readonly GridColumn[];
  readonly filters: readonly Condition[];
  readonly onFilter: (filters: readonly Condition[]) => void;
  /** What the conditions are for; left out: rows to be left. */
  readonly use?: 'filter' | 'mark';
}

/** The filters in force, each to change or to take away. Nothing where there are none. */
export function FilterChips({ columns, filters, onFilter, use = 'filter' }: FilterChipsProps) {
  const text = useGridText();
  adoptStyles(gridPartStyles);
  const [edited, setEdited] = useState<Condition | null>(null);
  if (filters.length === 0) return null;
  return (
    <ul className="th-chips" aria-label={text(`${use}.active`)}>
      {use === 'mark' ? <li className="th-chip-lead">{text('mark.lead')}</li> : null}
      {filters.map((filter) => {
        const words = filterWords(filter, columns, text);
        const column = columns.find((one) => one.field === filter.field);
        const change = (next: Condition | null) => {
          setEdited(null);
          onFilter(withCondition(filters, filter, next));
        };
        return (
          <li key={JSON.stringify(filter)} className="th-chip">
            {column?.filter === undefined ? (
              <span className="th-chip-words">{words}</span>
            ) : (
              <Popover
                trigger="click"
                placement="bottomLeft"
                destroyOnHidden
                open={edited === filter}
                onOpenChange={(isOpen) => setEdited(isOpen ? filter : null)}
                title={text('filter.of', { column: column.title })}
                content={
                  <FilterForm
                    column={column}
                    condition={filter}
                    onApply={change}
                    onCancel={() => setEdited(null)}
                  />
                }
              >
                <button
                  type="button"
                  className="th-chip-words"
                  aria-label={text(`${use}.edit`, { filter: words })}
                >
                  {words}
                </button>
              </Popover>
            )}
            <button
              type="button"
              aria-label={text(`${use}.remove`, { filter: words })}
              onClick={() => change(null)}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <Button type="link" size="small" onClick={() => onFilter([])}>
          {text(`${use}.clear`)}
        </Button>
      </li>
    </ul>
  );
}
