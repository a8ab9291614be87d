import { clampedWidthPx } from './grid-model';

/** How a reader arranged the columns. What it does not name is as the screen has it. */
export interface ColumnLayout {
  /** Fields in order; others follow in the screen's order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Columns that stay in view at either side; left out: the first one at the start. */
  readonly pins?: ColumnPins | undefined;
  /** Pixels by field. */
  readonly widths: Readonly<Record<string, number>>;
}

export interface ColumnPins {
  readonly start: readonly string[];
  readonly end: readonly string[];
}

export type PinSide = keyof ColumnPins;

export const plainLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

/** Pins in force among `fields`, which stand in the screen's order. */
export function pinsOf(layout: ColumnLayout, fields: readonly string[]): ColumnPins {
  if (layout.pins !== undefined) return layout.pins;
  const [first] = orderedFields(layout, fields).filter((field) => !layout.hidden.includes(field));
  return { start: first === undefined ? [] : [first], end: [] };
}

/** `fields` in the reader's order, pins aside. */
export function orderedFields(layout: ColumnLayout, fields: readonly string[]): readonly string[] {
  const named = layout.order.filter((field) => fields.includes(field));
  return [...named, ...fields.filter((field) => !named.includes(field))];
}

/** `fields` as they stand side by side, hidden ones at their places. */
export function displayedFields(layout: ColumnLayout, fields: readonly string[]): readonly string[] {
  const { start, end } = pinsOf(layout, fields);
  const known = (pinned: readonly string[]) => pinned.filter((field) => fields.includes(field));
  const middle = orderedFields(layout, fields).filter(
    (field) => !start.includes(field) && !end.includes(field),
  );
  return [...known(start), ...middle, ...known(end)];
}

export function withWidths(layout: ColumnLayout, widths: Readonly<Record<string, number>>): ColumnLayout {
  const clamped = Object.entries(widths).map(([field, widthPx]) => [field, clampedWidthPx(widthPx)] as const);
  return { ...layout, widths: { ...layout.widths, ...Object.fromEntries(clamped) } };
}

export function withHidden(layout: ColumnLayout, field: string, isHidden: boolean): ColumnLayout {
  const others = layout.hidden.filter((one) => one !== field);
  return { ...layout, hidden: isHidden ? [...others, field] : others };
}

/** `field` pinned to a side, last of those there, or let go. */
export function withPin(
  layout: ColumnLayout,
  fields: readonly string[],
  pin: { readonly field: string; readonly side: PinSide | null },
): ColumnLayout {
  const { start, end } = pinsOf(layout, fields);
  const without = (pinned: readonly string[]) => pinned.filter((one) => one !== pin.field);
  const pins = { start: without(start), end: without(end) };
  if (pin.side === 'start') pins.start.push(pin.field);
  if (pin.side === 'end') pins.end.unshift(pin.field);
  return { ...layout, pins };
}

/**
 * `field` moved before or behind another one.
 *
 * A pinned column moves among the pinned ones of its side, any other among those that scroll: `target` on the other
 * side of that border changes nothing.
 */
export function withMove(
  layout: ColumnLayout,
  fields: readonly string[],
  move: { readonly field: string; readonly target: string; readonly isBehind: boolean },
): ColumnLayout {
  const pins = pinsOf(layout, fields);
  const sideOf = (field: string): PinSide | null =>
    pins.start.includes(field) ? 'start' : pins.end.includes(field) ? 'end' : null;
  const side = sideOf(move.field);
  if (move.field === move.target || side !== sideOf(move.target)) return layout;
  if (side !== null) return { ...layout, pins: { ...pins, [side]: moved(pins[side], move) } };
  // Writing the pins down keeps the first column pinned although it may no longer come first.
  return { ...layout, pins, order: moved(displayedFields(layout, fields), move) };
}

/** `field` one place on among the columns that are shown; the same layout where there is no further place. */
export function withStep(
  layout: ColumnLayout,
  fields: readonly string[],
  step: { readonly field: string; readonly by: 1 | -1 },
): ColumnLayout {
  const shown = displayedFields(layout, fields).filter((field) => !layout.hidden.includes(field));
  const target = shown[shown.indexOf(step.field) + step.by];
  if (target === undefined) return layout;
  return withMove(layout, fields, { field: step.field, target, isBehind: step.by === 1 });
}

function moved(
  fields: readonly string[],
  move: { readonly field: string; readonly target: string; readonly isBehind: boolean },
) {
  const others = fields.filter((field) => field !== move.field);
  const at = others.indexOf(move.target) + (move.isBehind ? 1 : 0);
  return [...others.slice(0, at), move.field, ...others.slice(at)];
}
