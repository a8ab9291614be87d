import { reportStateSchema, type ReportState } from '@tallyhouse/shared/contracts/reports';

/** What the list of reports is narrowed to. */
export interface ListFilters {
  readonly states: readonly ReportState[];
  readonly type: string | null;
  readonly text: string;
  readonly isAllVersions: boolean;
  readonly page: number;
}

/** Filters as the address names them; what it names wrongly is left out. */
export function listFiltersOf(parameters: URLSearchParams): ListFilters {
  const page = Number(parameters.get('page') ?? '1');
  return {
    states: parameters
      .getAll('status')
      .filter((state) => reportStateSchema.safeParse(state).success) as ReportState[],
    type: parameters.get('type'),
    text: (parameters.get('text') ?? '').slice(0, 100),
    isAllVersions: parameters.get('version') === 'all',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with `change` applied; the rest of it stays. Another filter starts at the first page. */
export function withListFilters(parameters: URLSearchParams, change: Partial<ListFilters>): URLSearchParams {
  const next = { ...listFiltersOf(parameters), page: 1, ...change };
  const result = new URLSearchParams(parameters);
  for (const name of ['status', 'type', 'text', 'version', 'page']) result.delete(name);
  for (const state of next.states) result.append('status', state);
  if (next.type !== null) result.set('type', next.type);
  if (next.text !== '') result.set('text', next.text);
  if (next.isAllVersions) result.set('version', 'all');
  if (next.page > 1) result.set('page', String(next.page));
  return result;
}
