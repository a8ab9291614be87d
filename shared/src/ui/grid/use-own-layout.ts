import { useState } from 'react';
import type { ArrangedColumns } from './arranged-columns';
import { plainLayout, withWidths, type ColumnLayout } from './column-layout';

/**
 * The layout in force and how to change it: the caller's, or the grid's own where the caller keeps none.
 *
 * While an edge is dragged the widths are a draft: what keeps the layout, the address perhaps, hears of it once at the
 * end.
 */
export function useOwnLayout(
  given: ColumnLayout | undefined,
  onView: ((change: { readonly layout: ColumnLayout }) => void) | undefined,
) {
  const [own, setOwn] = useState(plainLayout);
  const [draft, setDraft] = useState<ColumnLayout | null>(null);
  const kept = given ?? own;
  const change = (layout: ColumnLayout) => {
    setDraft(null);
    if (given === undefined) setOwn(layout);
    onView?.({ layout });
  };
  return {
    layout: draft ?? kept,
    change,
    /** Columns up to this one keep the widths they have, so that its edge stays under the mouse. */
    resize(arranged: ArrangedColumns, at: number, widthPx: number, isDone: boolean) {
      const widths: Record<string, number> = {};
      for (const place of arranged.placed.slice(0, at)) {
        widths[place.column.field] = place.widthPx;
      }
      const resized = arranged.placed[at];
      if (resized === undefined) return;
      widths[resized.column.field] = widthPx;
      const next = withWidths(kept, widths);
      if (isDone) change(next);
      else setDraft(next);
    },
  };
}
