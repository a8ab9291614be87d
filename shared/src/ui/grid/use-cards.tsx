import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../kit/core';
import { usePhone } from '../use-phone';
import { useUiText } from '../use-ui-text';
import type { ArrangedColumns } from './arranged-columns';
import { cardColumns, cardPx, keyColumns } from './card-columns';
import type { ColumnLayout } from './column-layout';
import { rowPxByDensity, type GridColumn, type GridDensity } from './grid-model';

interface Cards {
  /** Columns of a card; null where rows stand side by side with their columns. */
  readonly count: number | null;
  readonly headPx: number;
  readonly rowPx: number;
  /** Shows all columns of each card, or the key ones again. */
  readonly button: ReactNode;
}

/** On a phone each row is a card: its key columns, one below the other, and all of them where asked for. */
export function useCards(columns: readonly GridColumn[], layout: ColumnLayout, density: GridDensity): Cards {
  const isPhone = usePhone();
  const text = useUiText();
  const [isAll, setAll] = useState(false);
  if (!isPhone) return { count: null, headPx: 44, rowPx: rowPxByDensity[density], button: null };
  const shown = columns.filter(({ field }) => !layout.hidden.includes(field)).length;
  const count = isAll ? shown : Math.min(keyColumns, shown);
  return {
    ...{ count, headPx: 34, rowPx: cardPx(count) },
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

/** The columns as cards have them; one object for the same ones, since rows are drawn again where theirs is another. */
export function useCardColumns(all: ArrangedColumns, count: number | null, viewPx: number): ArrangedColumns {
  return useMemo(() => (count === null ? all : cardColumns(all, count, viewPx)), [all, count, viewPx]);
}
