import { readBranchTree } from '@tallyhouse/shared/contracts/branches';
import { readRetailBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import { loadFiltersList, type RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { listSavedSearches } from '@tallyhouse/shared/contracts/saved-searches';
import { answering, type FakeAnswer, type FakeInput } from '@tallyhouse/shared/testing/fake-http';

export function givenRow(overrides: Partial<RetailRow> = {}): RetailRow {
  return {
    id: 'Arusha',
    level: 'region',
    name: 'Arusha',
    region: 'Arusha',
    ticketsSold: 1240,
    stakes: '2000000.00',
    stakesSettled: '1900000.00',
    ticketsCancelled: 3,
    cancelled: '4500.00',
    voids: '12000.00',
    winnings: '1400000.50',
    paid: '1300000.00',
    unpaid: '100000.50',
    expired: '0.00',
    ggr: '587999.50',
    hold: '0.2957',
    vouchersIssued: '100000.00',
    vouchersRedeemed: null,
    drawerExpected: '300000.00',
    drawerCounted: '297649.50',
    overShort: '-2350.50',
    commission: null,
    terminals: 18,
    terminalsActive: 17,
    state: 'OPEN',
    hasChildren: true,
    ticket: null,
    ...overrides,
  };
}

export const closedBranch = givenRow({
  id: 'S022',
  level: 'branch',
  name: 'Ngarenaro',
  ticketsSold: 0,
  stakes: '0.00',
  stakesSettled: '0.00',
  cancelled: '0.00',
  ticketsCancelled: 0,
  voids: '0.00',
  winnings: '0.00',
  paid: '0.00',
  unpaid: '250.00',
  ggr: '0.00',
  hold: null,
  vouchersIssued: '0.00',
  drawerExpected: null,
  drawerCounted: null,
  overShort: null,
  state: 'CLOSED',
});

export const soldTicket = givenRow({
  id: 'alder-shops/t1',
  level: 'ticket',
  name: 't1',
  ticketsSold: 1,
  stakes: '2000.00',
  stakesSettled: '2000.00',
  winnings: '14500.00',
  paid: '14500.00',
  hasChildren: false,
  ticket: {
    status: 'PAID',
    branchId: 'S021',
    branchName: 'Kaloleni',
    terminalId: 'S021-T1',
    terminalType: 'OTC',
    cashierId: 'S021-C1',
    vertical: 'SPORTS_PREMATCH',
    soldAt: '2026-10-10T09:00:00.000Z',
    settledAt: '2026-10-10T18:02:11.000Z',
    paidAt: '2026-10-12T07:30:00.000Z',
    paidBranchId: 'S022',
    paidBranchName: 'Ngarenaro',
  },
});

const rowsByLevel: Readonly<Record<string, readonly RetailRow[]>> = {
  region: [givenRow()],
  branch: [givenRow({ id: 'S021', level: 'branch', name: 'Kaloleni', overShort: '1200.00' }), closedBranch],
  terminal: [givenRow({ id: 'S021-T1', level: 'terminal', name: 'S021-T1', hasChildren: false })],
  cashier: [givenRow({ id: 'S021-C1', level: 'cashier', name: 'Zawadi', hasChildren: false })],
  ticket: [soldTicket],
};

/** What the server answers to a question after figures; `rows` in place of those of the level. */
export function givenFigures(
  { query }: FakeInput,
  change: { readonly rows?: readonly RetailRow[]; readonly noActivity?: boolean } = {},
) {
  const { level, from, to } = query as { level: string; from: string; to: string };
  const items = change.rows ?? rowsByLevel[level] ?? [];
  return {
    items,
    page: 1,
    pageSize: 200,
    totalCount: items.length,
    totals: {
      ticketsSold: 9999,
      stakes: '2000000.00',
      stakesSettled: '1900000.00',
      winnings: '1400000.50',
      ggr: '587999.50',
      hold: '0.2957',
      overShort: '-1150.50',
    },
    currency: 'TZS',
    meta: {
      period: { from, to, zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
      basis: 'SETTLED',
      asOf: '2026-11-20T05:00:00Z',
      snapshotId: 'snp-1',
      status: 'PROVISIONAL',
      statusReasons: ['GAP:btc_771'],
      filtersText: ['Channel is retail'],
      noActivity: change.noActivity ?? false,
    },
  };
}

export const tree = {
  regions: [
    {
      region: 'Arusha',
      terminalCount: 2,
      branches: [
        {
          id: 'S021',
          name: 'Kaloleni',
          openedOn: '2022-01-01',
          closedOn: null,
          terminals: [{ id: 'S021-T1', kind: 'OTC' }],
          cashiers: [{ id: 'S021-C1', name: 'Zawadi' }],
        },
        {
          id: 'S022',
          name: 'Ngarenaro',
          openedOn: '2022-01-01',
          closedOn: null,
          terminals: [{ id: 'S022-T1', kind: 'SSBT' }],
          cashiers: [],
        },
      ],
    },
  ],
};

export function givenFilter(overrides: Partial<RetailFilter> = {}): RetailFilter {
  return {
    filterId: 'flt_dar',
    name: 'Dar SSBT',
    state: 'INACTIVE',
    version: 3,
    dirty: false,
    owner: 'Rehema Reporter',
    isOwn: true,
    shared: false,
    criteria: { all: [{ field: 'region', op: 'in', value: ['Arusha'] }] },
    summary: 'Region is Arusha',
    matchCount: { branches: 14, terminals: 63 },
    lastAppliedAt: null,
    restorableUntil: null,
    ...overrides,
  };
}

const allOps = ['eq', 'ne', 'in', 'nin', 'lt', 'le', 'gt', 'ge', 'between', 'isNull'] as const;

/** The list of filters; without a filter the brand has none. */
export function givenFilters(items: readonly RetailFilter[] = []) {
  return {
    items: [...items],
    activeIds: items.filter(({ state }) => state === 'ACTIVE').map(({ filterId }) => filterId),
    appliedSetId: null,
    fields: [
      { field: 'region', title: { en: 'Region', sw: 'Mkoa' }, type: 'text' as const, ops: [...allOps] },
      { field: 'stake', title: { en: 'Stake', sw: 'Dau' }, type: 'money' as const, ops: [...allOps] },
      { field: 'soldOn', title: { en: 'Day sold', sw: 'Siku' }, type: 'date' as const, ops: [...allOps] },
    ],
  };
}

/** Everything that the page of figures asks for, in a brand of two shops without filters. */
export const quietAnswers: readonly FakeAnswer[] = [
  answering(listRetailReports, (input) => givenFigures(input)),
  answering(readBranchTree, tree),
  answering(loadFiltersList, givenFilters()),
  answering(readRetailBlacklist, {
    scope: 'USER',
    etag: '1',
    hidden: [],
    brandHidden: [],
    forced: [],
    protected: [],
    last: null,
    pending: null,
  }),
  answering(listSavedSearches, { items: [], page: 1, pageSize: 100, totalCount: 0 }),
];
