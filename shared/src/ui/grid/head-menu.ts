import type { MenuProps } from '../../kit/modal';
import type { PlacedColumn } from './arranged-columns';
import type { GridView } from './grid-view-in-url';
import type { HeadActions } from './head-actions';
import type { GridText } from './use-grid-text';

export interface HeadMenu {
  readonly place: PlacedColumn;
  readonly columnCount: number;
  readonly view: GridView;
  /** The grid around it knows where a column hidden goes. */
  readonly canHide: boolean;
  readonly actions: HeadActions;
  readonly text: GridText;
}

type Items = NonNullable<MenuProps['items']>;
interface Entry {
  readonly key: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
}

/** Everything a header can do, in words: what a mouse would drag too. */
export function headMenu(menu: HeadMenu): Items {
  const sections = [
    explainEntries(menu),
    sortEntries(menu),
    rowEntries(menu),
    placeEntries(menu),
    widthEntries(menu),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, at): Items => [
      ...(at === 0 ? [] : [{ type: 'divider' } as const]),
      ...section.map((entry): Items[number] => ({ ...entry })),
    ]);
}

/** Left to whoever draws the header: the explanation opens beside it. */
function explainEntries({ place, text }: HeadMenu): Entry[] {
  return place.column.term === undefined ? [] : [{ key: 'explain', label: text('menu.explain') }];
}

function sortEntries({ place, view: { sort }, actions, text }: HeadMenu): Entry[] {
  const { field, isSortable } = place.column;
  if (isSortable !== true) return [];
  const current = sort.find((one) => one.field === field);
  const isBesideOthers = sort.some((one) => one.field !== field);
  const entry = (dir: 'asc' | 'desc', isAdded: boolean): Entry => ({
    key: `${dir} ${isAdded}`,
    label: text(
      isAdded
        ? dir === 'asc'
          ? 'menu.alsoAscending'
          : 'menu.alsoDescending'
        : dir === 'asc'
          ? 'menu.sortAscending'
          : 'menu.sortDescending',
    ),
    disabled: current?.dir === dir && (isAdded || !isBesideOthers),
    onClick: () => actions.sort({ field, dir }, isAdded),
  });
  return [
    entry('asc', false),
    entry('desc', false),
    ...(isBesideOthers ? [entry('asc', true), entry('desc', true)] : []),
    ...(current === undefined
      ? []
      : [{ key: 'unsort', label: text('menu.unsort'), onClick: () => actions.unsort(field) }]),
  ];
}

function rowEntries({ place, view, actions, text }: HeadMenu): Entry[] {
  const { field, filter, isGroupable } = place.column;
  const entries: Entry[] = [];
  if (filter !== undefined) {
    entries.push({ key: 'filter', label: text('menu.filter'), onClick: () => actions.openFilter(field) });
    if (view.filters.some((one) => one.field === field)) {
      const label = text('menu.unfilter');
      entries.push({ key: 'unfilter', label, onClick: () => actions.removeFilters(field) });
    }
  }
  if (isGroupable === true) {
    const label = text(view.groupBy.includes(field) ? 'menu.ungroup' : 'menu.group');
    entries.push({ key: 'group', label, onClick: () => actions.groupBy(field) });
  }
  return entries;
}

function placeEntries({ place, columnCount, actions, text }: HeadMenu): Entry[] {
  const { column, pin, at } = place;
  const { field } = column;
  const entries: Entry[] = [];
  const sides = [
    { side: 'start', label: text('menu.pinStart') },
    { side: 'end', label: text('menu.pinEnd') },
    { side: null, label: text('menu.unpin') },
  ] as const;
  for (const { side, label } of sides) {
    if (side === pin) continue;
    entries.push({ key: `pin ${side ?? ''}`, label, onClick: () => actions.pin(field, side) });
  }
  const steps = [
    { by: -1, label: text('menu.moveEarlier'), disabled: at === 0 },
    { by: 1, label: text('menu.moveLater'), disabled: at === columnCount - 1 },
  ] as const;
  for (const { by, label, disabled } of steps) {
    entries.push({ key: `step ${by}`, label, disabled, onClick: () => actions.step(field, by) });
  }
  return entries;
}

function widthEntries({ place, canHide, actions, text }: HeadMenu): Entry[] {
  const { at, column } = place;
  const entries: Entry[] = [
    { key: 'wider', label: text('menu.wider'), onClick: () => actions.widen(at, 1) },
    { key: 'narrower', label: text('menu.narrower'), onClick: () => actions.widen(at, -1) },
    { key: 'fit', label: text('menu.fit'), onClick: () => actions.fit(at) },
  ];
  if (!canHide) return entries;
  const reason = column.lockedBecause;
  const label = reason === undefined ? text('menu.hide') : `${text('menu.hide')} – ${reason}`;
  const disabled = reason !== undefined;
  return [...entries, { key: 'hide', label, disabled, onClick: () => actions.hide(column.field) }];
}
