import type { Term } from '../term';
import type { process as words } from '../words/process.en';

/** What is known of the terms by which a figure becomes a return. */
export const process: Readonly<Record<keyof typeof words, Term>> = {
  rulePack: {
    kind: 'words',
    example: { story: 'rulePack' },
    related: ['ruleProof', 'taxRate'],
    screens: ['/authorities'],
  },
  ruleProof: {
    kind: 'words',
    example: { story: 'ruleProof' },
    related: ['rulePack', 'figureStatus'],
    screens: ['/authorities', '/tax-reporting'],
  },
  workingPaper: {
    kind: 'words',
    example: { story: 'workingPaper' },
    related: ['taxBase', 'taxPeriod'],
    screens: ['/tax-reporting', '/total-report'],
  },
  whatIf: {
    kind: 'words',
    example: { story: 'whatIf' },
    related: ['rulePack'],
    screens: ['/tax-reporting', '/online', '/retail'],
  },
  doubleConfirmation: {
    kind: 'words',
    example: { story: 'doubleConfirmation' },
    related: ['controlTotal', 'contentHash'],
    screens: ['/double-confirmation'],
  },
  controlTotal: {
    kind: 'words',
    example: { story: 'controlTotal' },
    related: ['doubleConfirmation', 'payable', 'ggr'],
    screens: ['/double-confirmation'],
  },
  reportVersion: {
    kind: 'words',
    example: { story: 'reportVersion' },
    related: ['correction', 'contentHash'],
    screens: ['/online', '/reports-log'],
  },
  correction: {
    kind: 'amount',
    origin: 'set',
    example: {
      story: 'restated',
      currency: 'TZS',
      given: { more: '4000000.00' },
      result: '49000000.00',
    },
    related: ['adjustments', 'reportVersion', 'taxPeriod'],
    screens: ['/tax-reporting'],
  },
  nilReturn: {
    kind: 'words',
    example: { story: 'nilReturn' },
    related: ['obligation'],
    screens: ['/online', '/total-report'],
  },
  contentHash: {
    kind: 'words',
    example: { story: 'contentHash' },
    related: ['reportVersion'],
    screens: ['/double-confirmation', '/reports-log'],
  },
  obligation: {
    kind: 'words',
    example: { story: 'obligation' },
    related: ['dueDay', 'nilReturn'],
    screens: ['/authorities', '/dashboard'],
  },
};
