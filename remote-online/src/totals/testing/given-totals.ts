import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { BrandTotal, TotalMeasures, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import type { listTotals } from '@tallyhouse/shared/contracts/total-reports';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';

/** Measures of a period in which nothing happened, but for the `part` named. */
export function givenMeasures(part: Partial<TotalMeasures> = {}): TotalMeasures {
  return {
    bets: 0,
    stakesPlaced: '0.00',
    stakesSettled: '0.00',
    voids: '0.00',
    netStakes: '0.00',
    winnings: '0.00',
    ggr: '0.00',
    hold: null,
    bonusCost: '0.00',
    jackpotContrib: '0.00',
    ngr: null,
    activePlayers: 0,
    deposits: '0.00',
    withdrawals: '0.00',
    openBets: '0.00',
    liability: null,
    tax: null,
    levy: null,
    ...part,
  };
}

export function givenMeta(part: Partial<ListMeta> = {}): ListMeta {
  return {
    period: { from: '2026-10-01', to: '2026-10-31', zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
    basis: 'SETTLED',
    asOf: '2026-11-02T06:00:00.000Z',
    snapshotId: 'snp_9f2c11aa03b7e410',
    status: 'FINAL',
    statusReasons: [],
    filtersText: [],
    noActivity: false,
    ...part,
  };
}

export function givenBrandTotal(part: Partial<BrandTotal> = {}): BrandTotal {
  return {
    brandId: 'alder',
    brandName: 'Alder',
    currency: 'TZS',
    meta: givenMeta(),
    openBets: '0.00',
    unpaidWinnings: '0.00',
    activePlayers: 0,
    funds: null,
    taxes: null,
    measures: givenMeasures(),
    previous: null,
    ...part,
  };
}

export function givenRow(part: Partial<TotalRow> = {}): TotalRow {
  return {
    brandId: 'alder',
    brandName: 'Alder',
    currency: 'TZS',
    channel: null,
    licenceId: null,
    vertical: null,
    ...givenMeasures(),
    previous: null,
    ...part,
  };
}

/** One month of Alder: online 70, retail 30, and their total. */
export function givenTotals(
  part: Partial<CallAnswer<typeof listTotals>> = {},
): CallAnswer<typeof listTotals> {
  const online = givenMeasures({
    bets: 7,
    stakesPlaced: '700.00',
    netStakes: '700.00',
    ggr: '70.00',
    hold: '0.1',
  });
  const retail = givenMeasures({
    bets: 3,
    stakesPlaced: '300.00',
    netStakes: '300.00',
    ggr: '30.00',
    hold: '0.1',
  });
  const whole = givenMeasures({
    bets: 10,
    stakesPlaced: '1000.00',
    netStakes: '1000.00',
    ggr: '100.00',
    hold: '0.1',
    tax: '25.00',
    levy: '5.00',
    ngr: '70.00',
  });
  const previous = givenMeasures({ bets: 5, stakesPlaced: '500.00', ggr: '80.00' });
  return {
    brands: [givenBrandTotal({ measures: whole, previous })],
    items: [givenRow({ ...online, channel: 'ONLINE', previous }), givenRow({ ...retail, channel: 'RETAIL' })],
    totals: [{ ...whole, currency: 'TZS', brandIds: ['alder'] }],
    ...part,
  };
}

/** An answer as a server gives it that leaves players for later: null in their place, everything else as it is. */
export function withoutPlayers<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    name === 'activePlayers' ? null : value,
  ) as T;
}
