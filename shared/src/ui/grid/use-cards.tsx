import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../kit/core';
import { usePhone } from '../use-phone';
import { useUiText } from '../use-ui-text';
import type { ArrangedColumns } from './arranged-columns';
import { cardColumns, cardPx, keyColumns } from './card-columns';
import type { ColumnLayout } from './column-layout';
import type { GridColumn } from './grid-model';

interface Cards {
  /** Height of a card; null where rows stand side by side with their columns. */
  readonly px: number | null;
  readonly arranged: (columns: ArrangedColumns, viewPx: number) => ArrangedColumns;
  /** Shows all columns of each card, or the key ones again. */
  readonly button: ReactNode;
}

/** On a phone each row is a card: its key columns, one below the other, and all of them where asked for. */
export function useCards(columns: readonly GridColumn[], layout: ColumnLayout): Cards {
  const isPhone = usePhone();
  const text = useUiText();
  const [isAll, setAll] = useState(false);
  const shown = columns.filter(({ field }) => !layout.hidden.includes(field)).length;
  const count = isAll ? shown : Math.min(keyColumns, shown);
  const known = useMemo(() => new WeakMap<ArrangedColumns, ArrangedColumns>(), [count, isPhone]); // oxlint-disable-line react-hooks/exhaustive-deps
  if (!isPhone) return { px: null, arranged: (all) => all, button: null };
  // One object for the same columns: rows are drawn again where theirs is another.
  const arranged = (all: ArrangedColumns, viewPx: number) => {
    const made = known.get(all) ?? cardColumns(all, count, viewPx);
    known.set(all, made);
    return made;
  };
  return {
    px: cardPx(count),
    arranged,
    button:
      shown <= keyColumns ? null : (
        <Button
          type="text"
          className="th-grid-cards-more"
          aria-pressed={isAll}
          onClick={() => setAll(!isAll)}
        >
          {text(isAll ? 'cards.key' : 'cards.all')}
        </Button>
      ),
  };
}
