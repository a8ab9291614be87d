import { conditionSchema, type Condition } from '../../contracts/report-fields';
import { ownDensity } from '../../preferences/density';
import { plainLayout, type ColumnLayout } from './column-layout';
import { clampedWidthPx, gridDensities, type GridDensity, type GridSort } from './grid-model';

/** How a reader looks at rows: what a copied link shows a colleague. */
export interface GridView {
  readonly filters: readonly Condition[];
  /** Cells to be marked: those of a column that meet its condition. */
  readonly marks: readonly Condition[];
  readonly groupBy: readonly string[];
  readonly sort: readonly GridSort[];
  readonly layout: ColumnLayout;
  readonly density: GridDensity;
}

/** Rows as they come. */
export const plainView: GridView = {
  ...{ filters: [], marks: [], groupBy: [], sort: [] },
  ...{ layout: plainLayout, density: 'normal' },
};

// Limits of the calls; more than that was not written by us.
const mostFilters = 50;
const mostGroups = 4;
const mostSorts = 6;
const mostColumns = 200;

const names = [
  'rows',
  'mark',
  'group',
  'sort',
  'order',
  'hide',
  'pin',
  'pinEnd',
  'widths',
  'density',
] as const;

/** The parameters that make up a view; `prefix` tells apart two grids of one page. */
export function gridViewNames(prefix = ''): readonly string[] {
  return names.map((name) => `${prefix}${name}`);
}

/** The view that an address names. Whatever of it was not written by us is left out. */
export function gridViewOf(parameters: URLSearchParams, prefix = ''): GridView {
  const read = (name: (typeof names)[number]) => parameters.get(`${prefix}${name}`);
  const density = gridDensities.find((one) => one === read('density'));
  return {
    filters: conditionsOf(read('rows')),
    marks: conditionsOf(read('mark')),
    groupBy: fieldsOf(read('group')).slice(0, mostGroups),
    sort: sortOf(read('sort')),
    layout: {
      order: fieldsOf(read('order')),
      hidden: fieldsOf(read('hide')),
      widths: widthsOf(read('widths')),
      ...(read('pin') === null && read('pinEnd') === null
        ? {}
        : { pins: { start: fieldsOf(read('pin')), end: fieldsOf(read('pinEnd')) } }),
    },
    density: density ?? ownDensity(),
  };
}

/** The address with `change` applied; the rest of it stays. Another grouping drops the sort, which may name a column that is gone. */
export function withGridView(
  parameters: URLSearchParams,
  change: Partial<GridView>,
  prefix = '',
): URLSearchParams {
  const before = gridViewOf(parameters, prefix);
  const view = { ...before, ...(change.groupBy === undefined ? {} : { sort: [] }), ...change };
  const { order, hidden, pins, widths } = view.layout;
  const written: Readonly<Record<(typeof names)[number], string | null>> = {
    rows: conditionsText(view.filters),
    mark: conditionsText(view.marks),
    group: listText(view.groupBy),
    sort: listText(view.sort.map(({ field, dir }) => `${field}:${dir}`)),
    order: listText(order),
    // A link may say that nothing is hidden.
    hide: listText(hidden) ?? (parameters.get(`${prefix}hide`) === '' ? '' : null),
    // An empty list is written too: nothing pinned is not the same as nothing said.
    pin: pins === undefined ? null : pins.start.join(','),
    pinEnd: pins === undefined ? null : listText(pins.end),
    widths: listText(Object.entries(widths).map(([field, widthPx]) => `${field}:${widthPx}`)),
    density: view.density === ownDensity() ? null : view.density,
  };
  const result = new URLSearchParams(parameters);
  for (const name of names) {
    const value = written[name];
    if (value === null) result.delete(`${prefix}${name}`);
    else result.set(`${prefix}${name}`, value);
  }
  return result;
}

function listText(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(',');
}

function fieldsOf(text: string | null): readonly string[] {
  const fields = (text ?? '').split(',').filter((field) => /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(field));
  return [...new Set(fields)].slice(0, mostColumns);
}

function sortOf(text: string | null): readonly GridSort[] {
  const sort = (text ?? '').split(',').flatMap((part): GridSort[] => {
    const [, field, dir] = /^([A-Za-z][A-Za-z0-9]{0,39}):(asc|desc)$/.exec(part) ?? [];
    return field === undefined ? [] : [{ field, dir: dir === 'asc' ? 'asc' : 'desc' }];
  });
  return sort
    .filter((one, at) => sort.findIndex(({ field }) => field === one.field) === at)
    .slice(0, mostSorts);
}

function widthsOf(text: string | null): Readonly<Record<string, number>> {
  const widths = (text ?? '').split(',').flatMap((part) => {
    const [, field, widthPx] = /^([A-Za-z][A-Za-z0-9]{0,39}):(\d{1,4})$/.exec(part) ?? [];
    return field === undefined ? [] : [[field, clampedWidthPx(Number(widthPx))] as const];
  });
  return Object.fromEntries(widths.slice(0, mostColumns));
}

function conditionsText(conditions: readonly Condition[]): string | null {
  return conditions.length === 0 ? null : JSON.stringify(conditions);
}

function conditionsOf(text: string | null): readonly Condition[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return [];
    return values.slice(0, mostFilters).flatMap((value) => {
      const parsed = conditionSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}
