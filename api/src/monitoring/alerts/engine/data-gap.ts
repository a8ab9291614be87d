import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Queryable } from '../../../store/store';
import type { Detector, Look } from './detector';
import { findMissingFiles } from './missing-files';
import { findOverdueSources } from './overdue-sources';
import { findSilentHours, silentHour } from './silent-hours';

/** CA-06: a file is missing, files have stopped coming, or an hour is without events in which there always are some. Over when it is filled or explained. */
export const dataGap: Detector = {
  code: 'CA-06',
  finds: 'STANDING',
  pace: 'LOAD',
  overText: alertEnds['CA-06'],
  find: async (store: Queryable, look: Look) => [
    ...(await findMissingFiles(store, look)),
    ...(await findOverdueSources(store, look)),
    ...(await findSilentHours(store, look)),
  ], // Events of an hour long ago are not counted again each time.
  canSee: ({ objectKind, firstSeenAt }, { since }) =>
    objectKind !== silentHour || Date.parse(firstSeenAt) > since.getTime() + 3_600_000,
};
