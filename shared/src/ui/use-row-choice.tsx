import { useState } from 'react';
import type { TableProps } from '../kit/table';
import { useUiText } from './use-ui-text';

interface ChoiceOptions<Row> {
  /** What a row is called by who does not see it. */
  readonly nameOf: (row: Row) => string;
  readonly mayChoose: (row: Row) => boolean;
}

/** Ticks before the rows of a table, for what is done about several of them at once. */
export function useRowChoice<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { nameOf, mayChoose }: ChoiceOptions<Row>,
) {
  const text = useUiText();
  const [ids, setIds] = useState<readonly string[]>([]);
  const rowSelection: NonNullable<TableProps<Row>['rowSelection']> = {
    selectedRowKeys: [...ids],
    onChange: (keys) => setIds(keys.map(String)),
    getTitleCheckboxProps: () => ({ 'aria-label': text('choice.all') }),
    getCheckboxProps: (row) => ({
      disabled: !mayChoose(row),
      'aria-label': text('choice.one', { name: nameOf(row) }),
    }),
  };
  return {
    /** Those that are ticked and stand here: one that went away cannot be handled unseen. */
    chosen: rows.filter(({ id }) => ids.includes(id)),
    clear: () => setIds([]),
    rowSelection,
  };
}
