import type { listOnlineReports } from '../../contracts/online-reports';
import type { CallInput } from '../../contracts/remote';
import { reportStateSchema, type ReportState } from '../../contracts/reports';
import { periodSchema, type Period } from '../../contracts/scalars';

/** What the list of reports is narrowed to, and its order. */
export interface ListFilters {
  readonly states: readonly ReportState[];
  readonly type: string | null;
  /** Reports whose period touches it; null: of any time. */
  readonly period: Period | null;
  readonly text: string;
  readonly isAllVersions: boolean;
  /** `ggr:desc,period:asc`; null: the newest first. */
  readonly sort: string | null;
}

/** Parameters of the address that a saved view keeps: those of the call. */
export const listFilterNames = ['type', 'from', 'to', 'status', 'version', 'text', 'sort'] as const;

/** Filters as the address names them; what it names wrongly is left out. */
export function listFiltersOf(parameters: URLSearchParams): ListFilters {
  const period = periodSchema.safeParse({ from: parameters.get('from'), to: parameters.get('to') });
  const sort = parameters.get('sort');
  return {
    states: parameters
      .getAll('status')
      .filter((state) => reportStateSchema.safeParse(state).success) as ReportState[],
    type: parameters.get('type'),
    period: period.success ? period.data : null,
    text: (parameters.get('text') ?? '').slice(0, 100),
    isAllVersions: parameters.get('version') === 'all',
    sort: sort !== null && /^[A-Za-z]+:(asc|desc)(,[A-Za-z]+:(asc|desc))*$/.test(sort) ? sort : null,
  };
}

/** The address with `change` applied; the rest of it stays. */
export function withListFilters(parameters: URLSearchParams, change: Partial<ListFilters>): URLSearchParams {
  const next = { ...listFiltersOf(parameters), ...change };
  const result = new URLSearchParams(parameters);
  for (const name of listFilterNames) result.delete(name);
  for (const state of next.states) result.append('status', state);
  if (next.type !== null) result.set('type', next.type);
  if (next.period !== null) {
    result.set('from', next.period.from);
    result.set('to', next.period.to);
  }
  if (next.text !== '') result.set('text', next.text);
  if (next.isAllVersions) result.set('version', 'all');
  if (next.sort !== null) result.set('sort', next.sort);
  return result;
}

type ListQuery = NonNullable<CallInput<typeof listOnlineReports>['query']>;

/** The filters as the call takes them; pages aside. */
export function listQueryOf({ states, type, period, text, isAllVersions, sort }: ListFilters) {
  return {
    version: isAllVersions ? 'all' : 'latest',
    ...(states.length > 0 && { status: [...states] }),
    ...(type !== null && { type }),
    ...(period !== null && period),
    ...(text !== '' && { text }),
    ...(sort !== null && { sort }),
  } satisfies ListQuery;
}

/** Whether anything is left out by choice. */
export function isNarrowed({ states, type, period, text }: ListFilters): boolean {
  return states.length > 0 || type !== null || period !== null || text !== '';
}

/** Everything again, in the order chosen. */
export const nothingNarrowed: Partial<ListFilters> = { states: [], type: null, period: null, text: '' };
