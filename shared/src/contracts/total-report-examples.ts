/** What OpenAPI shows of the total reports: one month of one brand. */
const period = { from: '2026-03-01', to: '2026-03-31', zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' };

const meta = {
  period,
  basis: 'SETTLED',
  asOf: '2026-04-02T06:00:00.000Z',
  snapshotId: 'snp_9f2c11aa03b7e410',
  status: 'FINAL',
  statusReasons: [],
  filtersText: [],
  noActivity: false,
};

const measures = {
  bets: 91_220,
  stakesPlaced: '1000000000.00',
  stakesSettled: '998500000.00',
  voids: '18500000.00',
  netStakes: '980000000.00',
  winnings: '780000000.00',
  ggr: '200000000.00',
  hold: '0.204082',
  bonusCost: '4200000.00',
  jackpotContrib: '310000.1250',
  ngr: '145300000.00',
  activePlayers: 8112,
  deposits: '410000000.00',
  withdrawals: '186000000.00',
  openBets: '6350000.00',
  liability: '92000000.00',
  tax: '50000000.00',
  levy: '500000.00',
};

const funds = {
  day: '2026-03-31',
  liability: '92000000.00',
  bonus: '1250000.00',
  openBets: '6350000.00',
  unpaidWinnings: '880000.00',
  pendingWithdrawals: '2100000.00',
  jackpotPools: '4100000.8750',
  protectedFunds: '104550000.8750',
  heldFunds: '112000000.00',
  coverage: '7449999.1250',
};

const brand = {
  brandId: 'alder',
  brandName: 'Alder',
  currency: 'TZS',
  meta,
  openBets: '6350000.00',
  unpaidWinnings: '880000.00',
  activePlayers: 8112,
  funds,
  taxes: {
    rulePackVersion: 'sha256:5b0c',
    payable: [{ authority: 'TRA', code: 'GGT', currency: 'TZS', amount: '50000000.00' }],
    status: 'UNVERIFIED_RULE',
    statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
  },
  measures,
  previous: null,
};

const key = {
  brandId: 'alder',
  brandName: 'Alder',
  currency: 'TZS',
  channel: 'ONLINE',
  licenceId: null,
  vertical: null,
};
const ofChannel = { ...measures, ngr: null, liability: null, tax: null, levy: null };
const totals = [{ ...measures, currency: 'TZS', brandIds: ['alder'] }];

export const totalsExample = {
  answer: { brands: [brand], items: [{ ...key, ...ofChannel, previous: null }], totals },
};

export const summariesExample = {
  answer: {
    brands: [brand],
    items: [
      {
        ...key,
        ...ofChannel,
        from: '2026-03-02',
        to: '2026-03-08',
        hasData: true,
        status: 'FINAL',
        statusReasons: [],
      },
    ],
    totals,
  },
};

export const bridgeExample = {
  answer: {
    currency: 'TZS',
    meta: { ...meta, basis: 'PLACED_PAID' },
    from: 'PLACED_PAID',
    to: 'SETTLED',
    start: '730.00',
    lines: [
      { code: 'OPEN_BETS_DELTA', amount: '-350.00' },
      { code: 'UNPAID_DELTA', amount: '-660.00' },
    ],
    end: '-280.00',
  },
};

export const commissionsExample = {
  answer: {
    currency: 'TZS',
    meta: { ...meta, filtersText: ['Channel is retail'] },
    items: [
      {
        agentId: 'AG01',
        agentName: 'Dar es Salaam Agency 1',
        branches: 3,
        netStakes: '4060000.00',
        ggr: '897000.00',
        netTakings: '910000.00',
        commission: '44850.00',
        months: [
          {
            month: '2026-03',
            base: 'GGR',
            baseAmount: '897000.00',
            rate: '0.05',
            commission: '44850.00',
          },
        ],
      },
    ],
    totals: {
      netStakes: '4060000.00',
      ggr: '897000.00',
      netTakings: '910000.00',
      commission: '44850.00',
    },
  },
};

const taxLine = {
  ruleId: 'TZ.GGT.SPORTS.2018-07-01',
  code: 'GGT',
  authority: 'TRA',
  base: 'GGR',
  baseAmount: '200000000.00',
  taxable: '200000000.00',
  rate: '0.25',
  tax: '50000000.00',
  taxedBy: 'MONTH',
  roundingDifference: '0.00',
  currency: 'TZS',
  status: 'UNVERIFIED_RULE',
  statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
  proof: 'SECONDARY',
  source: 'Second Schedule; FA 2021; tax authority page',
  assumed: [],
  due: { day: '2026-04-07', lateFrom: '2026-04-07T21:00:00.000Z', words: 'Due 2026-04-07' },
};

const figures = {
  stakesPlaced: '1000000000.00',
  refunds: '20000000.00',
  netStakes: '980000000.00',
  winningsPaid: '780000000.00',
  ggr: '200000000.00',
};

const tanzaniaRow = {
  productClass: 'SPORTS',
  ...figures,
  machines: null,
  lines: [taxLine],
  missing: [],
  switchedOff: [],
  status: 'UNVERIFIED_RULE',
  statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
};

const tanzania = { currency: 'TZS', meta: { ...meta, basis: 'PLACED_PAID' }, rulePackVersion: 'sha256:5b0c' };

export const tanzanianTotalsExample = {
  answer: {
    ...tanzania,
    items: [tanzaniaRow],
    totals: figures,
    payable: [{ authority: 'TRA', code: 'GGT', currency: 'TZS', amount: '50000000.00' }],
    unclaimed: [
      {
        prizes: '1001.00',
        toBoard: '250.00',
        kept: '751.00',
        line: { ...taxLine, ruleId: 'TZ.UNCL.ONLINE.2022-07-01', code: 'UNCL', authority: 'GBT' },
      },
    ],
  },
};

export const tanzanianSummariesExample = {
  answer: {
    ...tanzania,
    items: [
      {
        ...tanzaniaRow,
        from: '2026-03-02',
        to: '2026-03-08',
        partOf: null,
        monthToDate: { ggr: '46000000.00', tax: '11500000.00' },
      },
    ],
  },
};
