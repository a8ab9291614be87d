import type { Term, TermKey } from '../term';
import type { dimensions as words } from '../words/dimensions.en';
import { playScreens } from './screens';

const online = (related: readonly TermKey[]): Term => ({ kind: 'words', related, screens: ['/online'] });
const place = (related: readonly TermKey[]): Term => ({ kind: 'words', related, screens: ['/retail'] });

/** What is known of the terms by which figures are split. */
export const dimensions: Readonly<Record<keyof typeof words, Term>> = {
  day: {
    kind: 'day',
    example: { story: 'gamingDay', given: { event: '2026-03-29 03:59:59' }, result: '2026-03-28' },
    related: ['month', 'basis'],
    screens: playScreens,
  },
  month: { kind: 'words', related: ['day', 'taxPeriod'], screens: playScreens },
  licence: { kind: 'words', related: ['channel', 'obligation'], screens: ['/online', '/total-report'] },
  channel: { kind: 'words', related: ['licence', 'branch'], screens: ['/online', '/total-report'] },
  vertical: { kind: 'words', related: ['product'], screens: ['/online', '/retail', '/total-report'] },
  provider: online(['product']),
  product: online(['vertical', 'productId']),
  productId: online(['product']),
  device: online(['playerCountry']),
  playerCountry: online(['device']),
  region: place(['branch']),
  branch: place(['branchName', 'region', 'terminal']),
  branchName: place(['branch']),
  terminal: place(['terminalType', 'branch']),
  terminalType: place(['terminal']),
  cashier: place(['branch', 'overShort']),
};
