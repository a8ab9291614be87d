import type { RefObject } from 'react';
import type { Condition } from '../../contracts/report-fields';
import type { ArrangedColumns } from './arranged-columns';
import { withHidden, withMove, withPin, withStep, type ColumnLayout } from './column-layout';
import { withCondition } from './filter-draft';
import { fittingWidthPx } from './fitting-width';
import type { GridColumn, GridSort } from './grid-model';
import type { ReportGridProps } from './grid-props';
import type { GridView } from './grid-view-in-url';
import type { HeadActions } from './head-actions';
import type { OpenHead } from './head-row';
import { nextAddedSort, nextSort, withoutSort, withSort } from './sorting';
import type { GridFocus } from './use-grid-focus';
import type { GridText } from './use-grid-text';
import type { useOwnLayout } from './use-own-layout';
import { useStable } from './use-stable';

interface HeadActionsOptions {
  readonly columns: readonly GridColumn[];
  readonly arranged: ArrangedColumns;
  readonly own: ReturnType<typeof useOwnLayout>;
  /** In force: the own one, and what groups make of it. */
  readonly layout: ColumnLayout;
  readonly view: GridView;
  readonly onView: ReportGridProps['onView'];
  readonly onHide: ReportGridProps['onHide'];
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly moveTo: GridFocus['moveTo'];
  readonly setOpen: (open: OpenHead | null) => void;
  readonly say: (words: string) => void;
  readonly text: GridText;
}

const stepPx = 40;

/** What headers ask for, done and said. */
export function useHeadActions(options: HeadActionsOptions): HeadActions {
  const { columns, arranged, own, layout, onView, onHide, setOpen, say, text } = options;
  const { sort, filters, groupBy } = options.view;
  const fields = columns.map((column) => column.field);
  const titleOf = (field: string) => columns.find((column) => column.field === field)?.title ?? field;

  const sortBy = (next: readonly GridSort[]) => {
    onView?.({ sort: next });
    say(sortedWords(next, titleOf, text));
  };
  const arrange = (next: ColumnLayout, words: string) => {
    if (next === layout) return;
    own.change(next);
    say(words);
  };
  const movedWords = (field: string, by: 1 | -1) => {
    const at = arranged.placed.findIndex((place) => place.column.field === field);
    return text('said.moved', { column: titleOf(field), place: at + by + 1, of: arranged.placed.length });
  };
  const resize = (at: number, widthPx: number, isDone: boolean) => {
    own.resize(arranged, at, widthPx, isDone);
    const title = arranged.placed[at]?.column.title;
    if (isDone && title !== undefined) say(text('said.width', { column: title, width: Math.round(widthPx) }));
  };

  return useStable({
    stepSort: (column: GridColumn, isAdded: boolean) =>
      sortBy(isAdded ? nextAddedSort(column, sort) : nextSort(column, sort)),
    sort: (next: GridSort, isAdded: boolean) => sortBy(isAdded ? withSort(sort, next) : [next]),
    unsort: (field: string) => sortBy(withoutSort(sort, field)),
    openFilter: (field: string) => setOpen(field === '' ? null : { field, what: 'filter' }),
    filter: (old: Condition | null, next: Condition) =>
      onView?.({ filters: withCondition(filters, old, next) }),
    removeFilters: (field: string) => onView?.({ filters: filters.filter((one) => one.field !== field) }),
    groupBy: (field: string) =>
      onView?.({
        groupBy: groupBy.includes(field) ? groupBy.filter((one) => one !== field) : [...groupBy, field],
      }),
    pin: (field: string, side: 'start' | 'end' | null) => {
      const key = side === null ? 'unpinned' : side === 'start' ? 'pinnedStart' : 'pinnedEnd';
      arrange(withPin(layout, fields, { field, side }), text(`said.${key}`, { column: titleOf(field) }));
    },
    step: (field: string, by: 1 | -1) =>
      arrange(withStep(layout, fields, { field, by }), movedWords(field, by)),
    move(move: { readonly field: string; readonly target: string; readonly isBehind: boolean }) {
      own.change(withMove(layout, fields, move));
    },
    widen: (at: number, by: 1 | -1) => resize(at, (arranged.placed[at]?.widthPx ?? 0) + by * stepPx, true),
    resize,
    fit(at: number) {
      const widthPx = fittingWidthPx(options.scrollerRef.current, at);
      if (widthPx !== null) resize(at, widthPx, true);
    },
    hide(field: string) {
      if (onHide !== undefined) onHide(field);
      else own.change(withHidden(layout, field, true));
      say(text('said.hidden', { column: titleOf(field) }));
    },
    openMenu: (field: string | null) => setOpen(field === null ? null : { field, what: 'menu' }),
    leave: (at: number) => options.moveTo({ row: -1, column: at }),
  });
}

function sortedWords(sort: readonly GridSort[], titleOf: (field: string) => string, text: GridText): string {
  const [first] = sort;
  if (first === undefined) return text('said.unsorted');
  if (sort.length === 1) {
    const key = first.dir === 'asc' ? 'said.sortedAscending' : 'said.sortedDescending';
    return text(key, { column: titleOf(first.field) });
  }
  const columns = sort
    .map(({ field, dir }) =>
      text(dir === 'asc' ? 'said.ascending' : 'said.descending', { column: titleOf(field) }),
    )
    .join(', ');
  return text('said.sortedBy', { columns });
}
