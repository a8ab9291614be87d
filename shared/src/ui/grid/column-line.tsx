import { Button, Checkbox } from '../../kit/core';
import { DownOutlined, LockOutlined, PushpinOutlined, UpOutlined } from '../../kit/icons';
import { pinsOf, withPin, withStep, type ColumnLayout } from './column-layout';
import type { GridColumn } from './grid-model';
import { useGridText } from './use-grid-text';

interface ColumnLineProps {
  readonly column: GridColumn;
  readonly fields: readonly string[];
  readonly layout: ColumnLayout;
  readonly isHidden: boolean;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly onToggle: () => void;
}

/** One column of the list: whether it is shown, where it stands, and why it may be locked. */
export function ColumnLine({ column, fields, layout, isHidden, onLayout, onToggle }: ColumnLineProps) {
  const text = useGridText();
  const { field, title, lockedBecause } = column;
  const isPinned = pinsOf(layout, fields).start.includes(field);
  const named = { column: title };
  const pinLabel = text(isPinned ? 'columns.unpin' : 'columns.pin', named);
  const step = (by: 1 | -1) => onLayout(withStep(layout, fields, { field, by }));
  return (
    <li>
      <Checkbox checked={!isHidden} disabled={lockedBecause !== undefined} onChange={onToggle}>
        {title}
        {lockedBecause === undefined ? null : (
          <span className="th-column-reason">
            <LockOutlined aria-hidden /> {text('columns.locked', { reason: lockedBecause })}
          </span>
        )}
      </Checkbox>
      {isHidden ? null : (
        <>
          <Button
            size="small"
            type={isPinned ? 'link' : 'text'}
            icon={<PushpinOutlined aria-hidden />}
            aria-label={pinLabel}
            aria-pressed={isPinned}
            title={pinLabel}
            onClick={() => onLayout(withPin(layout, fields, { field, side: isPinned ? null : 'start' }))}
          />
          <Button
            size="small"
            type="text"
            icon={<UpOutlined aria-hidden />}
            aria-label={text('columns.earlier', named)}
            title={text('columns.earlier', named)}
            onClick={() => step(-1)}
          />
          <Button
            size="small"
            type="text"
            icon={<DownOutlined aria-hidden />}
            aria-label={text('columns.later', named)}
            title={text('columns.later', named)}
            onClick={() => step(1)}
          />
        </>
      )}
    </li>
  );
}
