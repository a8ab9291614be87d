import type { Term } from '../term';
import type { process as words } from '../words/process.en';

/** What is known of the terms by which a figure becomes a return. */
export const process: Readonly<Record<keyof typeof words, Term>> = {
  rulePack: { kind: 'words', related: ['ruleProof', 'taxRate'], screens: ['/authorities'] },
  ruleProof: {
    kind: 'words',
    related: ['rulePack', 'figureStatus'],
    screens: ['/authorities', '/tax-reporting'],
  },
  workingPaper: {
    kind: 'words',
    related: ['taxBase', 'taxPeriod'],
    screens: ['/tax-reporting', '/total-report'],
  },
  whatIf: { kind: 'words', related: ['rulePack'], screens: ['/tax-reporting', '/online', '/retail'] },
  doubleConfirmation: {
    kind: 'words',
    related: ['controlTotal', 'contentHash'],
    screens: ['/double-confirmation'],
  },
  controlTotal: {
    kind: 'words',
    related: ['doubleConfirmation', 'payable', 'ggr'],
    screens: ['/double-confirmation'],
  },
  reportVersion: {
    kind: 'words',
    related: ['correction', 'contentHash'],
    screens: ['/online', '/reports-log'],
  },
  correction: {
    kind: 'amount',
    example: {
      story: 'restated',
      currency: 'TZS',
      given: { more: '4000000.00' },
      result: '49000000.00',
    },
    related: ['adjustments', 'reportVersion', 'taxPeriod'],
    screens: ['/tax-reporting'],
  },
  nilReturn: { kind: 'words', related: ['obligation'], screens: ['/online', '/total-report'] },
  contentHash: {
    kind: 'words',
    related: ['reportVersion'],
    screens: ['/double-confirmation', '/reports-log'],
  },
  obligation: { kind: 'words', related: ['dueDay', 'nilReturn'], screens: ['/authorities', '/dashboard'] },
};
