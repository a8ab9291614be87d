import { listKeptRetailReports } from '@tallyhouse/shared/contracts/kept-retail-reports';
import { listOnlineReports } from '@tallyhouse/shared/contracts/online-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { useQueries, useQuery } from '@tallyhouse/shared/kit/query';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { savedSearchesQuery } from '@tallyhouse/shared/reporting/saved-searches/saved-search-queries';
import { addressOfSearch } from '@tallyhouse/shared/reporting/saved-searches/search-address';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { useReader } from '@tallyhouse/shared/ui/term/use-reader';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { wordsOf } from '../../error/words-of';
import { useServices } from '../../remotes/services/services';
import type { PaletteCommand } from './palette-command';
import { usePaletteText } from './use-palette-text';

export interface CommandList {
  readonly commands: readonly PaletteCommand[];
  readonly isLoading: boolean;
  /** Why they are not there, in words; null where they are. */
  readonly trouble: string | null;
}

/** The saved searches of the brand, each opened with its filters. */
export function useSearchCommands(tab: TabBrand): CommandList {
  const text = usePaletteText();
  const { http } = useServices();
  const navigate = useNavigate();
  const { brand } = tab;
  const mayLook = brand !== null && tab.permissions.includes('reports.view');
  const searches = useQuery({
    ...savedSearchesQuery(http, brand?.id ?? null, { owner: 'all', pageSize: 100 }),
    enabled: mayLook,
  });
  const commands = (searches.data?.items ?? []).map((search) => ({
    id: search.id,
    section: 'searches' as const,
    label: search.name,
    hint: search.screen,
    words: search.filtersText.join(' '),
    run: () => {
      const { zone = 'UTC', cutoff = '00:00' } = brand ?? {};
      void navigate(addressOfSearch(search, { zone, cutoff, now: new Date() }));
    },
  }));
  return {
    commands,
    isLoading: mayLook && searches.isPending,
    trouble: searches.isError ? text('trouble.searches', { reason: wordsOf(searches.error).reason }) : null,
  };
}

/** Enough to find last month's returns without asking for a page of history. */
const reportsOfChannel = 25;

/** The newest reports of the brand, and whatever report the typed text names by its id. */
export function useReportCommands(tab: TabBrand, typed: string): CommandList {
  const text = usePaletteText();
  const { http } = useServices();
  const navigate = useNavigate();
  const mayLook = tab.brand !== null && tab.permissions.includes('reports.view');
  const lists = useQueries({
    queries: ([listOnlineReports, listKeptRetailReports] as const).map((endpoint) => ({
      queryKey: ['palette-reports', tab.brand?.id, endpoint.path],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.call(endpoint, { query: { pageSize: reportsOfChannel }, signal }),
      enabled: mayLook,
    })),
  });
  const folders = ['/online/', '/retail/reports/'] as const;
  const reports = lists
    .flatMap(({ data }, index) =>
      (data?.items ?? []).map((report) => ({ report, folder: folders[index] ?? folders[0] })),
    )
    .toSorted((one, other) => other.report.preparedAt.localeCompare(one.report.preparedAt));
  const commands = reports.map(({ report, folder }) => ({
    id: report.id,
    section: 'reports' as const,
    label: report.title,
    hint: `${periodText(report.period)} · ${text('version', { version: report.version })}`,
    words: `${report.id} ${report.type} ${report.state}`,
    run: () => void navigate(folder + encodeURIComponent(report.id)),
  }));
  const id = /^rep_[\w-]+$/.exec(typed.trim())?.[0];
  const byId =
    id === undefined || commands.some((command) => command.id === id)
      ? []
      : [
          {
            id: `by-id-${id}`,
            section: 'reports' as const,
            label: text('reportById', { id }),
            run: () => void navigate(`/reports-log?report=${encodeURIComponent(id)}`),
          },
        ];
  const failed = lists.find(({ isError }) => isError);
  return {
    commands: [...commands, ...byId],
    isLoading: mayLook && lists.some(({ isPending }) => isPending),
    trouble: failed === undefined ? null : text('trouble.reports', { reason: wordsOf(failed.error).reason }),
  };
}

/** Every term of the glossary, found by what is said of it in both languages. */
export function useTermCommands(openGlossary: (term: TermKey | null) => void): CommandList {
  const text = usePaletteText();
  const spoken = useSpoken();
  const { reader, isFailed } = useReader();
  const commands = (reader?.termEntries(spoken) ?? []).map(({ key, label, definition, names, words }) => ({
    id: `term-${key}`,
    section: 'terms' as const,
    label,
    hint: definition,
    names,
    words,
    run: () => openGlossary(key),
  }));
  return {
    commands,
    isLoading: reader === null && !isFailed,
    trouble: isFailed ? text('trouble.terms') : null,
  };
}
