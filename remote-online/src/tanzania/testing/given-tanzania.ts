import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTanzanianTotals, TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import { exampleTaxPeriod } from '@tallyhouse/shared/contracts/tax-examples';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { givenMeta } from '../../totals/testing/given-totals';

export function givenTaxLine(part: Partial<TaxLine> = {}): TaxLine {
  return {
    ruleId: 'TZ.GGT.SPORTS.2018-07-01',
    code: 'GGT',
    authority: 'TRA',
    base: 'GGR',
    baseAmount: '2378143.00',
    taxable: '2378143.00',
    rate: '0.25',
    tax: '594536.00',
    taxedBy: 'MONTH',
    roundingDifference: '0.00',
    currency: 'TZS',
    status: 'UNVERIFIED_RULE',
    statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
    proof: 'SECONDARY',
    source: 'Second Schedule; FA 2021; tax authority page',
    assumed: [],
    due: { day: '2026-11-07', lateFrom: '2026-11-07T21:00:00.000Z', words: 'Due 2026-11-07' },
    ...part,
  };
}

export const withholding = givenTaxLine({
  ruleId: 'TZ.WHT.SPORTS.2025-07-01',
  code: 'WHT',
  base: 'WINNINGS',
  baseAmount: '1661041.00',
  taxable: '1661041.00',
  rate: '0.15',
  tax: '249192.00',
  roundingDifference: '36.00',
});

export function givenClass(part: Partial<TanzaniaRow> = {}): TanzaniaRow {
  return {
    productClass: 'SPORTS',
    stakesPlaced: '4766800.00',
    refunds: '62900.00',
    netStakes: '4703900.00',
    winningsPaid: '2325757.00',
    ggr: '2378143.00',
    machines: null,
    lines: [givenTaxLine(), withholding],
    missing: [],
    switchedOff: ['TZ.EXC.ALL_STAKES.2026-07-01'],
    status: 'UNVERIFIED_RULE',
    statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
    ...part,
  };
}

export const slotClub = givenClass({
  productClass: 'SLOT_CLUB',
  stakesPlaced: '0.00',
  refunds: '0.00',
  netStakes: '0.00',
  winningsPaid: '0.00',
  ggr: '0.00',
  machines: 12,
  status: 'FINAL',
  statusReasons: [],
  lines: [
    givenTaxLine({
      ruleId: 'TZ.GGT.SLOT_ROUTE.2018-07-01',
      base: 'MACHINES',
      baseAmount: '12.00',
      taxable: '12.00',
      rate: '100000',
      tax: '1200000.00',
      proof: 'VERIFIED',
      status: 'FINAL',
      statusReasons: [],
    }),
    givenTaxLine({
      ruleId: 'TZ.LEVY.SLOT_CLUB.2023-07-01',
      code: 'LEVY',
      authority: 'GBT',
      base: 'MACHINES',
      baseAmount: '12.00',
      taxable: '12.00',
      rate: '30000',
      tax: '360000.00',
      proof: 'VERIFIED',
      status: 'FINAL',
      statusReasons: [],
    }),
  ],
});

export function givenTaxPeriod(part: Partial<TaxPeriod> = {}): TaxPeriod {
  return {
    ...exampleTaxPeriod,
    id: 'alder~TZ~TRA~GGT~SPORTS~2026-10-01~2026-10-31',
    period: { from: '2026-10-01', to: '2026-10-31' },
    state: 'CLOSED',
    version: 1,
    revision: 3,
    baseAmount: '2378143.00',
    taxable: '2378143.00',
    tax: '594536.00',
    payable: '594536.00',
    balance: '594536.00',
    due: { day: '2026-11-07', lateFrom: '2026-11-07T21:00:00.000Z', words: 'Due 2026-11-07' },
    proposal: null,
    ...part,
  };
}

export type TanzanianTotals = CallAnswer<typeof listTanzanianTotals>;

/** October of Alder: sports betting and club machines. */
export function givenTanzanianTotals(part: Partial<TanzanianTotals> = {}): TanzanianTotals {
  return {
    currency: 'TZS',
    meta: givenMeta({ basis: 'PLACED_PAID' }),
    rulePackVersion: 'sha256:5b0c',
    items: [slotClub, givenClass()],
    totals: {
      stakesPlaced: '4766800.00',
      refunds: '62900.00',
      netStakes: '4703900.00',
      winningsPaid: '2325757.00',
      ggr: '2378143.00',
    },
    payable: [
      { authority: 'TRA', code: 'GGT', currency: 'TZS', amount: '1794536.00' },
      { authority: 'TRA', code: 'WHT', currency: 'TZS', amount: '249192.00' },
      { authority: 'GBT', code: 'LEVY', currency: 'TZS', amount: '360000.00' },
    ],
    unclaimed: [
      {
        prizes: '1001.00',
        toBoard: '250.00',
        kept: '751.00',
        line: givenTaxLine({
          ruleId: 'TZ.UNCL.ONLINE.2022-07-01',
          code: 'UNCL',
          authority: 'GBT',
          tax: '250.00',
        }),
      },
    ],
    ...part,
  };
}
