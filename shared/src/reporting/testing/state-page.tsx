import { useState } from 'react';
import { listAuthorities } from '../../contracts/authorities';
import { listBrands } from '../../contracts/brands';
import { readFreshness } from '../../contracts/dashboard';
import { readCalendar } from '../../contracts/deadlines';
import type { ListMeta } from '../../contracts/paging';
import type { RemoteHost } from '../../contracts/remote';
import { RemoteHostProvider } from '../../host/remote-host';
import { QueryClient, QueryClientProvider } from '../../kit/query';
import { answering, fakeHttp, problem } from '../../testing/fake-http';
import { EmptyFigures, type Emptiness } from '../page/empty-figures';
import type { FiguresQuery } from '../page/figures-state';
import { ReportPage } from '../report-page';
import { useReportScope } from '../use-report-scope';

const minuteMs = 60_000;
const emptyPage = { items: [], page: 1, pageSize: 50, totalCount: 0 };

/** What a state is made of: the question's own state, what the server says of its data, and what the page is told. */
export interface StatePageProps {
  readonly query?: Partial<FiguresQuery>;
  readonly meta?: Partial<ListMeta>;
  /** Minutes since the sources last brought something. */
  readonly silentMinutes?: number;
  /** The server says nothing any more. */
  readonly isUnreachable?: boolean;
  /** Why there are no rows. */
  readonly emptiness?: Emptiness;
  readonly missingBrands?: readonly string[];
  /** What the page asks for: another address, the figures once more. */
  readonly onAsk?: (what: string) => void;
}

/** A report page in one of its states, without a server; its figures are one line. */
export function StatePage(props: StatePageProps) {
  const { onAsk = () => undefined } = props;
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [host] = useState(() => hostOf(props, onAsk));
  return (
    <QueryClientProvider client={queries}>
      <RemoteHostProvider host={host}>
        <Page {...props} onAsk={onAsk} />
      </RemoteHostProvider>
    </QueryClientProvider>
  );
}

function Page(props: StatePageProps & Required<Pick<StatePageProps, 'onAsk'>>) {
  const { query, meta, emptiness, missingBrands, onAsk } = props;
  const scope = useReportScope({ bases: ['SETTLED'] });
  const [asOf] = useState(() => new Date(Date.now() - 30 * minuteMs).toISOString());
  const whole: ListMeta = {
    period: { ...scope.period, zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    ...{ basis: 'SETTLED', asOf, snapshotId: '4f1b2c3d4e5f60718293', status: 'FINAL' },
    ...{ statusReasons: [], filtersText: [], noActivity: false },
    ...meta,
  };
  const asked: FiguresQuery = {
    ...{ data: whole, error: null, isError: false, isFetching: false, isPlaceholderData: false },
    dataUpdatedAt: Date.parse(asOf),
    refetch: () => onAsk('the figures'),
    ...query,
  };
  return (
    <ReportPage
      title="Total report"
      path="/total-report"
      scope={scope}
      figures={{
        ...{ query: asked, meta: asked.data === undefined ? undefined : whole },
        ...{ currency: 'TZS', missingBrands },
      }}
    >
      {emptiness === undefined ? (
        <p>Gross gaming revenue 1,204.50</p>
      ) : (
        <EmptyFigures why={emptiness} period={scope.period} onClearFilters={() => onAsk('without filters')} />
      )}
    </ReportPage>
  );
}

function hostOf(
  { silentMinutes = 40, isUnreachable = false }: StatePageProps,
  onAsk: (what: string) => void,
) {
  const nowMs = Date.now();
  const lastAt = new Date(nowMs - silentMinutes * minuteMs).toISOString();
  const source = {
    ...{ source: 'alder-online', brandId: 'alder', channel: 'ONLINE' as const },
    ...{ lastEventAt: lastAt, lastLoadedAt: lastAt, lagSeconds: silentMinutes * 60, missing: 0, rejected: 0 },
    hours: [
      { from: lastAt, state: silentMinutes > 120 ? ('OVERDUE' as const) : ('OK' as const), records: 0 },
    ],
  };
  const { http } = fakeHttp([
    answering(listBrands, { items: [] }),
    answering(listAuthorities, emptyPage),
    answering(readCalendar, { items: [] }),
    answering(readFreshness, () => {
      if (isUnreachable) throw problem(503, 'UNAVAILABLE');
      return { items: [source], now: new Date(nowMs).toISOString() };
    }),
  ]);
  const host: RemoteHost = {
    http,
    main: { read: () => nothingKept, save: () => undefined },
    session: {
      user: { id: 'user-1', email: 'reporter@tallyhouse.test', name: 'Rehema Reporter' },
      roles: ['reporter'],
      permissions: ['dashboard.view', 'loads.view', 'reports.view'],
      brand: {
        ...{ id: 'alder', name: 'Alder', currency: 'TZS', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
        ...{ country: 'TZ', channels: ['ONLINE', 'RETAIL'] },
      },
    },
    locale: 'en',
    theme: 'light',
    navigate: onAsk,
    notify: () => undefined,
    setTitle: () => undefined,
    signOut: () => undefined,
  };
  return host;
}

const nothingKept = {
  ...{ filters: null, totalReportState: null, branchState: null },
  ...{ filterState: null, query: null, data: null },
};
