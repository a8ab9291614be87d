import type { Term, TermKey } from '../term';
import type { dimensions as words } from '../words/dimensions.en';
import type { uses } from '../words/uses.en';
import { playScreens } from './screens';

type Use = keyof typeof uses;

const online = (story: Use, related: readonly TermKey[]): Term => ({
  ...{ kind: 'words', example: { story }, related, screens: ['/online'] },
});
const place = (story: Use, related: readonly TermKey[]): Term => ({
  ...{ kind: 'words', example: { story }, related, screens: ['/retail'] },
});

/** What is known of the terms by which figures are split. */
export const dimensions: Readonly<Record<keyof typeof words, Term>> = {
  day: {
    kind: 'day',
    example: { story: 'gamingDay', given: { event: '2026-03-29 03:59:59' }, result: '2026-03-28' },
    related: ['month', 'basis'],
    screens: playScreens,
  },
  month: { kind: 'words', example: { story: 'month' }, related: ['day', 'taxPeriod'], screens: playScreens },
  brand: {
    kind: 'words',
    example: { story: 'brand' },
    related: ['licence', 'obligation'],
    screens: ['/online', '/tax-reporting'],
  },
  licence: {
    kind: 'words',
    example: { story: 'licence' },
    related: ['channel', 'obligation'],
    screens: ['/online', '/total-report'],
  },
  channel: {
    kind: 'words',
    example: { story: 'channel' },
    related: ['licence', 'branch'],
    screens: ['/online', '/total-report'],
  },
  vertical: {
    kind: 'words',
    example: { story: 'vertical' },
    related: ['product'],
    screens: ['/online', '/retail', '/total-report'],
  },
  provider: online('provider', ['product']),
  product: online('product', ['vertical', 'productId']),
  productId: online('productId', ['product']),
  device: online('device', ['playerCountry']),
  playerCountry: online('playerCountry', ['device']),
  region: place('region', ['branch']),
  branch: place('branch', ['branchName', 'region', 'terminal']),
  branchName: place('branchName', ['branch']),
  terminal: place('terminal', ['terminalType', 'branch']),
  terminalType: place('terminalType', ['terminal']),
  cashier: place('cashier', ['branch', 'overShort']),
};
