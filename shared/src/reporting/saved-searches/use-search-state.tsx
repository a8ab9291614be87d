import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SavedSearch } from '../../contracts/saved-searches';
import { useRemoteHost } from '../../host/remote-host';
import { useQuery } from '../../kit/query';
import { useSearchParams } from '../../kit/router';
import { gamingDayAt } from '../../ui/period/period-presets';
import { savedSearchesQuery } from './saved-search-queries';
import { isSameQuery, queryOfAddress, queryOn, withQuery, type SearchQuery } from './search-address';

/** The columns of the screen's table, where a view keeps them. */
export interface ViewColumns {
  /** Fields in the order in which they are shown. */
  readonly shown: readonly string[];
  /** All fields that there are. */
  readonly known: readonly string[];
  readonly titleOf?: (field: string) => string;
  /** Writes the fields to show into an address that is being made. */
  readonly write?: (parameters: URLSearchParams, fields: readonly string[]) => void;
  /** For columns that are not kept in the address. */
  readonly apply?: (fields: readonly string[]) => void;
}

export interface SearchOptions {
  /** Path of the screen, `/online`. */
  readonly screen: string;
  /** Parameters of the address that make up a view, by the names of the call behind the screen. */
  readonly names: readonly string[];
  /** Values that say the same as leaving the parameter out: `{ version: 'latest' }`. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly columns?: ViewColumns | undefined;
  /** Where the address has other names than the call. */
  readonly toQuery?: (parameters: URLSearchParams) => SearchQuery;
  readonly toParameters?: (query: SearchQuery, current: URLSearchParams) => URLSearchParams;
}

const mostViews = 200;

/** The saved searches of a screen, the one its address names, and whether the screen still shows that one. */
export function useSearchState(options: SearchOptions) {
  const { screen, names, columns, toParameters } = options;
  const { http, session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(() => new Date());
  const { zone = 'UTC', cutoff = '00:00' } = session.brand ?? {};
  const today = useMemo(() => gamingDayAt(now, zone, cutoff), [now, zone, cutoff]);
  const list = useQuery(savedSearchesQuery(http, session.brand?.id ?? null, { screen, pageSize: mostViews }));
  const views = list.data?.items ?? [];
  const id = parameters.get('view');
  const listed = views.find((one) => one.id === id);
  const isUnlisted = id !== null && list.data !== undefined && listed === undefined;
  // Of the brand at hand it is past the first page; of another, the refusal names that brand.
  const alone = useQuery({
    ...savedSearchesQuery(http, session.brand?.id ?? null, { id: id ?? '' }),
    enabled: isUnlisted,
  });
  const active = listed ?? alone.data?.items.find((one) => one.id === id && one.screen === screen) ?? null;
  const query = options.toQuery?.(parameters) ?? queryOfAddress(parameters, names);
  const vanished = (active?.columns ?? []).filter(
    (field) => columns !== undefined && columns.known.length > 0 && !columns.known.includes(field),
  );

  const writeView = useCallback(
    (current: URLSearchParams, search: SavedSearch, keepsPeriod: boolean) => {
      const { from, to, ...rest } = queryOn(search, today);
      const asked = keepsPeriod
        ? { ...rest, ...queryOfAddress(current, ['from', 'to']) }
        : queryOn(search, today);
      const next = toParameters?.(asked, current) ?? withQuery(current, asked, namesToClear(names, from, to));
      next.set('view', search.id);
      const fields = search.columns.filter((field) => columns?.known.includes(field) ?? false);
      if (fields.length > 0) columns?.write?.(next, fields);
      return { next, fields };
    },
    [today, names, columns, toParameters],
  );

  function apply(search: SavedSearch, keepsPeriod = false, replace = false): void {
    const { fields } = writeView(parameters, search, keepsPeriod);
    setParameters((current) => writeView(current, search, keepsPeriod).next, { replace });
    if (fields.length > 0) columns?.apply?.(fields);
  }

  function setView(viewId: string | null): void {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (viewId === null) next.delete('view');
        else next.set('view', viewId);
        return next;
      },
      { replace: true },
    );
  }

  useStartView({ views, isRead: list.data !== undefined, parameters, names, apply });

  const isChanged =
    active !== null &&
    !(
      isSameQuery(
        bare(query, active, options.defaults),
        bare(queryOn(active, today), active, options.defaults),
      ) && hasSameColumns(active, columns)
    );
  const hasOtherDays = active !== null && !hasDaysOf(query, queryOn(active, today));
  const isGone = isUnlisted && active === null && alone.isFetched;
  const gone = isGone ? { because: alone.error } : null;
  return { list, views, active, query, today, isChanged, hasOtherDays, gone, vanished, apply, setView };
}
export type SearchState = ReturnType<typeof useSearchState>;

/** A view without days leaves those of the address alone. */
function namesToClear(names: readonly string[], ...days: readonly unknown[]): readonly string[] {
  const hasDays = days.some((day) => day !== undefined);
  return hasDays ? names : names.filter((name) => name !== 'from' && name !== 'to');
}

/** A query without what says nothing: usual values, and days where the view has none of its own. */
function bare(
  query: SearchQuery,
  { query: saved, periodRule }: SavedSearch,
  defaults: Readonly<Record<string, string>> = {},
): SearchQuery {
  const hasDays = periodRule !== null || 'from' in saved;
  const says = ([name, value]: [string, SearchQuery[string]]) =>
    (hasDays || (name !== 'from' && name !== 'to')) && value !== defaults[name];
  return Object.fromEntries(Object.entries(query).filter(says));
}

function hasDaysOf(a: SearchQuery, b: SearchQuery): boolean {
  return a['from'] === b['from'] && a['to'] === b['to'];
}

function hasSameColumns({ columns: saved }: SavedSearch, columns: ViewColumns | undefined): boolean {
  if (columns === undefined || saved.length === 0 || columns.known.length === 0) return true;
  return saved.filter((field) => columns.known.includes(field)).join() === columns.shown.join();
}

interface StartView {
  readonly views: readonly SavedSearch[];
  readonly isRead: boolean;
  readonly parameters: URLSearchParams;
  readonly names: readonly string[];
  readonly apply: (search: SavedSearch, keepsPeriod: boolean, replace: boolean) => void;
}

/**
 * Opens the user's start view where the screen was opened without any filter. Days that came along from another
 * screen stay: who goes from report to report stays in the period.
 */
function useStartView({ views, isRead, parameters, names, apply }: StartView): void {
  const [opened] = useState(() => ({
    isBare: !['view', ...names].some((name) => name !== 'from' && name !== 'to' && parameters.has(name)),
    hasPeriod: parameters.has('from'),
  }));
  const isDone = useRef(false);
  useEffect(() => {
    if (!isRead || isDone.current) return;
    isDone.current = true;
    const start = views.find((view) => view.isStartView);
    if (opened.isBare && start !== undefined) apply(start, opened.hasPeriod, true);
  });
}
