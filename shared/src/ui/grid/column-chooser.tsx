import { useState } from 'react';
import { Button } from '../../kit/core';
import { TableOutlined } from '../../kit/icons';
import { Popover } from '../../kit/modal';
import { FocusFirst } from '../focus-first';
import { ColumnPanel, type ColumnPanelProps } from './column-panel';
import { useGridText } from './use-grid-text';

/** Button that opens the list of columns, and says how many are hidden. */
export function ColumnChooser(props: ColumnPanelProps) {
  const text = useGridText();
  const [isOpen, setOpen] = useState(false);
  const { columns, layout, isHidden = (field: string) => layout.hidden.includes(field) } = props;
  const count = columns.filter((column) => isHidden(column.field)).length;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      open={isOpen}
      onOpenChange={setOpen}
      title={text('columns.title')}
      content={
        <FocusFirst>
          <ColumnPanel {...props} />
        </FocusFirst>
      }
    >
      <Button icon={<TableOutlined aria-hidden />}>
        {count === 0 ? text('columns.button') : text('columns.buttonHidden', { count })}
      </Button>
    </Popover>
  );
}
