import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import { findBrokenLaws } from './broken-laws';
import type { Detector } from './detector';
import { daysLookedAt, findDifferingLoads, transfer } from './differing-loads';
import { findDifferingReports } from './differing-reports';

const dayMs = 86_400_000;

/**
 * CA-05: what a source sent is not what is here, a report is not what the facts add up to, or the facts break a law of
 * theirs. Over when they agree again.
 */
export const reconMismatch: Detector = {
  code: 'CA-05',
  finds: 'STANDING',
  pace: 'HOUR',
  overText: alertEnds['CA-05'],
  find: async (store, look) => [
    ...(await findDifferingLoads(store, look)),
    ...(await findDifferingReports(store, look)),
    ...(await findBrokenLaws(store, look)),
  ],
  // Of a day that is not looked at any more nobody knows that it agrees.
  canSee: ({ objectKind, periodFrom }, { now }) =>
    objectKind !== transfer || Date.parse(periodFrom ?? '') > now.getTime() - (daysLookedAt - 1) * dayMs,
};
