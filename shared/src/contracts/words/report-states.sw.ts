import type { reportStates as en } from './report-states.en';

/** Swahili names of the states of a report. */
export const reportStates: Readonly<Record<keyof typeof en, string>> = {
  DRAFT: 'Rasimu',
  SIMULATED: 'Imeigizwa',
  STALE: 'Imepitwa na wakati',
  PENDING_CONFIRMATION: 'Inasubiri uthibitisho',
  RETURNED: 'Imerudishwa',
  CONFIRMED: 'Imethibitishwa',
  SENDING: 'Inawasilishwa',
  FILED_BY_HAND: 'Imewasilishwa kwa mkono',
  SENT: 'Imewasilishwa',
  SEND_FAILED: 'Kuwasilisha kumeshindwa',
  ACKNOWLEDGED: 'Imepokelewa',
  ACCEPTED: 'Imekubaliwa',
  REJECTED: 'Imekataliwa',
  AMENDMENT_NEEDED: 'Inahitaji marekebisho',
  EXPIRED: 'Muda wake umeisha',
  DELETED: 'Imefutwa',
};
