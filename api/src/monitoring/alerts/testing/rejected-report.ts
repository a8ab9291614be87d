import type { AlertOccurrence } from '../../../house/alerting/raise-alert';

/** The authority has rejected a report of alder. */
export const rejected: AlertOccurrence = {
  code: 'CA-04',
  brandId: 'alder',
  object: { kind: 'report', id: 'rep_1' },
  period: { from: '2026-03-01', to: '2026-03-31' },
  said: { code: 'SUBMISSION_REJECTED_NO_REASON', params: { title: 'March', version: 1 } },
  title: 'The authority has rejected "March"',
  detail: 'Version 1: control total differs.',
  at: new Date('2026-04-10T07:00:00Z'),
};
