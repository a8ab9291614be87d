import {
  channelSchema,
  verticalSchema,
  type Channel,
  type Vertical,
} from '@tallyhouse/shared/contracts/scalars';
import { totalDimensionSchema, type TotalDimension } from '@tallyhouse/shared/contracts/total-reports';

/** How the totals are looked at, beside period, basis and currency. Names are those of the call. */
export interface TotalView {
  readonly layout: 'statement' | 'rows';
  /** Beside the brand; at least one. */
  readonly groupBy: readonly TotalDimension[];
  readonly channel: Channel | null;
  readonly vertical: readonly Vertical[];
  readonly licenceId: string | null;
  /** Brand whose statement is shown in the group view. */
  readonly brandId: string | null;
}

/** Reads the address; what it does not know, or what makes no sense, is left at its default. */
export function totalViewOf(parameters: URLSearchParams): TotalView {
  const groupBy = known(totalDimensionSchema, parameters.getAll('groupBy'));
  return {
    layout: parameters.get('layout') === 'rows' ? 'rows' : 'statement',
    groupBy: groupBy.length === 0 ? ['channel'] : groupBy,
    channel: known(channelSchema, parameters.getAll('channel'))[0] ?? null,
    vertical: known(verticalSchema, parameters.getAll('vertical')),
    licenceId: parameters.get('licenceId')?.slice(0, 100) ?? null,
    brandId: parameters.get('brand')?.slice(0, 100) ?? null,
  };
}

/** The address with `change` in it; defaults are left out, everything else stays. */
export function withTotalView(parameters: URLSearchParams, change: Partial<TotalView>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const view = { ...totalViewOf(parameters), ...change };
  put(next, 'layout', view.layout === 'statement' ? [] : [view.layout]);
  put(next, 'groupBy', view.groupBy.join() === 'channel' ? [] : view.groupBy);
  put(next, 'channel', view.channel === null ? [] : [view.channel]);
  put(next, 'vertical', view.vertical);
  put(next, 'licenceId', view.licenceId === null ? [] : [view.licenceId]);
  put(next, 'brand', view.brandId === null ? [] : [view.brandId]);
  return next;
}

function put(parameters: URLSearchParams, name: string, values: readonly string[]): void {
  parameters.delete(name);
  for (const value of values) parameters.append(name, value);
}

interface Choice<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

function known<T>(schema: Choice<T>, values: readonly string[]): T[] {
  const found = values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return [...new Set(found)];
}
