import { Select } from '../../kit/select';
import type { GridColumn } from './grid-model';
import { useGridText } from './use-grid-text';

interface GroupChoiceProps {
  readonly columns: readonly GridColumn[];
  readonly groupBy: readonly string[];
  readonly onGroupBy: (groupBy: readonly string[]) => void;
}

// What the calls take.
const mostGroups = 4;

/** Columns to group by, the outermost first. */
export function GroupChoice({ columns, groupBy, onGroupBy }: GroupChoiceProps) {
  const text = useGridText();
  return (
    <Select
      mode="multiple"
      maxCount={mostGroups}
      aria-label={text('group.label')}
      prefix={`${text('group.label')}: `}
      placeholder={text('group.none')}
      className="th-fits th-least-220"
      showSearch={{ optionFilterProp: 'label' }}
      value={[...groupBy]}
      options={columns
        .filter((column) => column.isGroupable === true)
        .map((column) => ({ value: column.field, label: column.title }))}
      onChange={(fields: string[]) => onGroupBy(fields)}
    />
  );
}
