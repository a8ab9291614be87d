import { Button, Checkbox } from '@tallyhouse/shared/kit/core';
import { TableOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Popover } from '@tallyhouse/shared/kit/modal';
import { useOnlineText } from '../../i18n/use-online-text';

export interface ChoosableColumn {
  readonly field: string;
  readonly title: string;
  readonly isShown: boolean;
  /** Why it cannot be changed here. */
  readonly lockedBecause?: string | undefined;
}

interface ColumnChooserProps {
  readonly columns: readonly ChoosableColumn[];
  readonly onToggle: (field: string) => void;
}

/** Which columns the reader sees; locked ones stand there with their reason. */
export function ColumnChooser({ columns, onToggle }: ColumnChooserProps) {
  const text = useOnlineText();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={text('rows.columnsTitle')}
      content={
        <Flex vertical gap={6} style={{ maxWidth: 300, maxHeight: 400, overflow: 'auto' }}>
          <small>{text('rows.columnsHint')}</small>
          {columns.map((column) => (
            <Checkbox
              key={column.field}
              checked={column.isShown}
              disabled={column.lockedBecause !== undefined}
              onChange={() => onToggle(column.field)}
            >
              {column.title}
              {column.lockedBecause === undefined ? null : <small> – {column.lockedBecause}</small>}
            </Checkbox>
          ))}
        </Flex>
      }
    >
      <Button icon={<TableOutlined aria-hidden />}>{text('rows.columns')}</Button>
    </Popover>
  );
}
