import type { Term } from '../term';
import { tanzanianScreens } from './screens';

const totals = ['/total-report', '/summary-report'] as const;
const why = ['/total-report'] as const;

/** Two verticals in two periods: net stakes, and what is kept of them. */
const verticals = {
  ...{ sportsBefore: '500.00', sportsNow: '400.00', sportsRate: '0.2' },
  ...{ slotsBefore: '500.00', slotsNow: '800.00', slotsRateBefore: '0.1', slotsRateNow: '0.08' },
} as const;

/** A figure against the period compared with, and what changed it. */
export const change = {
  ggrBefore: {
    kind: 'amount',
    formula: '[stakesBefore] − [voidsBefore] − [winningsBefore]',
    example: {
      story: 'monthBefore',
      currency: 'EUR',
      given: { stakesBefore: '800.00', voidsBefore: '20.00', winningsBefore: '660.00' },
      result: '120.00',
    },
    related: ['ggr', 'change'],
    screens: [...totals, ...tanzanianScreens],
  },
  change: {
    kind: 'amount',
    formula: '{ggr} − {ggrBefore}',
    example: {
      story: 'monthAgainstMonth',
      currency: 'EUR',
      given: { ggr: '150.00', ggrBefore: '120.00' },
      result: '30.00',
    },
    related: ['volumeEffect', 'mixEffect', 'ratioEffect'],
    screens: [...totals, '/dashboard', ...tanzanianScreens],
  },
  volumeEffect: {
    kind: 'amount',
    formula: '{ggrBefore} × [stakesGrowthRate]',
    example: {
      story: 'twoVerticals',
      currency: 'EUR',
      given: { ...verticals, ggrBefore: '150.00', stakesGrowthRate: '0.2' },
      result: '30.00',
    },
    related: ['change', 'mixEffect', 'ratioEffect'],
    screens: why,
  },
  mixEffect: {
    kind: 'amount',
    formula: '[ggrAtHoldBefore] − [ggrGrown]',
    example: {
      story: 'twoVerticals',
      currency: 'EUR',
      given: { ...verticals, ggrAtHoldBefore: '160.00', ggrGrown: '180.00' },
      result: '-20.00',
    },
    related: ['change', 'volumeEffect', 'ratioEffect'],
    screens: why,
  },
  ratioEffect: {
    kind: 'amount',
    formula: '{ggr} − [ggrAtHoldBefore]',
    example: {
      story: 'twoVerticals',
      currency: 'EUR',
      given: { ...verticals, ggr: '144.00', ggrAtHoldBefore: '160.00' },
      result: '-16.00',
    },
    related: ['change', 'volumeEffect', 'mixEffect', 'hold'],
    screens: why,
  },
  ggrOfMonth: {
    kind: 'amount',
    formula: 'Σ [ggrOfDay]',
    example: {
      story: 'threeDays',
      currency: 'TZS',
      given: { ggrOfDay: ['40000.00', '-15000.00', '60000.00'] },
      result: '85000.00',
    },
    related: ['ggr', 'taxOfMonth'],
    screens: ['/summary-report-tanzania'],
  },
} as const satisfies Readonly<Record<string, Term>>;
