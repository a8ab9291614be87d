import { Button, Input, Typography } from '@tallyhouse/shared/kit/core';
import { LockOutlined } from '@tallyhouse/shared/kit/icons';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useId, useState } from 'react';
import { useBlacklistsText } from './use-blacklists-text';

const styles = `
.th-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 16px; }
.th-columns-box { border: 1px solid var(--th-line-strong); border-radius: 6px; min-width: 0; display: flex; flex-direction: column; }
.th-columns-head { display: flex; flex-wrap: wrap; gap: 4px 8px; justify-content: space-between; padding: 8px 12px; background: var(--th-head); border-block-end: 1px solid var(--th-line); }
.th-columns-box ul { list-style: none; margin: 0; padding: 4px 0; max-height: 320px; overflow-y: auto; }
.th-columns-box li { display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 4px 12px; min-height: 32px; }
.th-columns-box li:hover { background: var(--th-hover); }
.th-columns-box li > span { min-width: 0; overflow-wrap: anywhere; }
`;

/** A column in one of the lists. */
export interface ListedColumn {
  readonly field: string;
  readonly title: string;
  readonly isHidden: boolean;
  /** Why it cannot be moved, in words; undefined where it can. */
  readonly lock: string | undefined;
}

interface ColumnListsProps {
  readonly columns: readonly ListedColumn[];
  /** Undefined for who may only look. */
  readonly onMove: ((field: string, choice: 'hide' | 'show') => void) | undefined;
}

/** Columns that are available and columns that are hidden, side by side; each moves to the other list. */
export function ColumnLists({ columns, onMove }: ColumnListsProps) {
  adoptStyles(styles);
  const text = useBlacklistsText();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const found = columns.filter(({ title }) => title.toLowerCase().includes(words));
  return (
    <div>
      <Input
        allowClear
        aria-label={text('find')}
        placeholder={text('find')}
        className="th-after-8 th-fits th-wide-260"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="th-columns">
        {(['shown', 'hidden'] as const).map((side) => (
          <ColumnBox
            key={side}
            side={side}
            columns={found.filter(({ isHidden }) => isHidden === (side === 'hidden'))}
            total={columns.filter(({ isHidden }) => isHidden === (side === 'hidden')).length}
            onMove={onMove}
          />
        ))}
      </div>
    </div>
  );
}

interface ColumnBoxProps extends ColumnListsProps {
  readonly side: 'shown' | 'hidden';
  /** How many there are, found or not. */
  readonly total: number;
}

function ColumnBox({ side, columns, total, onMove }: ColumnBoxProps) {
  const text = useBlacklistsText();
  const id = useId();
  const action = side === 'shown' ? 'hide' : 'show';
  return (
    <div className="th-columns-box" role="group" aria-labelledby={id}>
      <div className="th-columns-head">
        <strong id={id}>{text(side)}</strong>
        <Typography.Text type="secondary">{text('count', { count: total })}</Typography.Text>
      </div>
      {columns.length === 0 ? (
        <p style={{ margin: 12 }}>
          {text(total > 0 ? 'noneFound' : side === 'shown' ? 'noneShown' : 'noneHidden')}
        </p>
      ) : (
        // It scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={0} aria-labelledby={id}>
          {columns.map(({ field, title, lock }) => (
            <li key={field}>
              <span>
                {title}
                {lock === undefined ? null : (
                  <Typography.Text type="secondary" className="th-text-12 th-block">
                    <LockOutlined aria-hidden /> {lock}
                  </Typography.Text>
                )}
              </span>
              {lock === undefined && onMove !== undefined ? (
                <Button
                  size="small"
                  aria-label={text(`${action}Named`, { column: title })}
                  onClick={() => onMove(field, action)}
                >
                  {text(action)}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
