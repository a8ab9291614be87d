import { useState } from 'react';
import { Button, Input } from '../../kit/core';
import { SearchOutlined } from '../../kit/icons';
import { Flex } from '../../kit/layout';
import { displayedFields, plainLayout, withHidden, type ColumnLayout } from './column-layout';
import { ColumnLine } from './column-line';
import type { GridColumn } from './grid-model';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText } from './use-grid-text';

/** A column that the reader cannot have at all, with the reason: it must not be missing silently. */
export interface UnavailableColumn {
  readonly field: string;
  readonly title: string;
  readonly reason: string;
}

export interface ColumnPanelProps {
  /** All that there are, hidden ones too. */
  readonly columns: readonly GridColumn[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly unavailable?: readonly UnavailableColumn[] | undefined;
  /** Where the hidden columns are kept elsewhere than in the layout, with `onToggle`. */
  readonly isHidden?: ((field: string) => boolean) | undefined;
  readonly onToggle?: ((field: string) => void) | undefined;
}

/** Which columns are shown and where, without dragging; locked ones stand there with their reason. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { columns, layout, onLayout, unavailable = [], onToggle } = props;
  const text = useGridText();
  adoptStyles(gridPartStyles);
  const [wanted, setWanted] = useState('');
  const isHidden = props.isHidden ?? ((field: string) => layout.hidden.includes(field));
  const fields = columns.map((column) => column.field);
  const matches = (title: string) => title.toLowerCase().includes(wanted.trim().toLowerCase());
  const inOrder = displayedFields(layout, fields)
    .map((field) => columns.find((column) => column.field === field))
    .filter((column) => column !== undefined);
  const listed = inOrder.filter((column) => matches(column.title));
  const without = unavailable.filter((column) => matches(column.title));
  const groups = [...new Set(listed.map((column) => column.group))];
  const toggle = (field: string) => {
    if (onToggle === undefined) onLayout(withHidden(layout, field, !isHidden(field)));
    else onToggle(field);
  };
  const showAll = () => {
    for (const field of fields) if (onToggle !== undefined && isHidden(field)) onToggle(field);
    if (onToggle === undefined) onLayout({ ...layout, hidden: [] });
  };
  const shown = columns.filter((column) => !isHidden(column.field)).length;
  return (
    <div className="th-column-chooser">
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={text('columns.search')}
        placeholder={text('columns.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {listed.length + without.length === 0 ? <p role="status">{text('columns.none')}</p> : null}
      <ul className="th-column-list">
        {groups.flatMap((group) => [
          groups.length === 1 && group === undefined ? null : (
            <li key={`group ${group ?? ''}`} className="th-column-group">
              {group ?? text('columns.other')}
            </li>
          ),
          ...listed
            .filter((column) => column.group === group)
            .map((column) => (
              <ColumnLine
                key={column.field}
                column={column}
                fields={fields}
                layout={layout}
                isHidden={isHidden(column.field)}
                onLayout={onLayout}
                onToggle={() => toggle(column.field)}
              />
            )),
        ])}
        {without.length === 0 ? null : <li className="th-column-group">{text('columns.unavailable')}</li>}
        {without.map((column) => (
          <li key={column.field}>
            <span>
              {column.title}
              <span className="th-column-reason">🔒 {column.reason}</span>
            </span>
          </li>
        ))}
      </ul>
      <Flex gap={8} align="center" justify="space-between" wrap>
        <small role="status">{text('columns.count', { shown, count: columns.length })}</small>
        <Flex gap={8}>
          <Button size="small" onClick={showAll} disabled={shown === columns.length}>
            {text('columns.all')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              if (onToggle !== undefined) showAll();
              onLayout(plainLayout);
            }}
          >
            {text('columns.reset')}
          </Button>
        </Flex>
      </Flex>
    </div>
  );
}
