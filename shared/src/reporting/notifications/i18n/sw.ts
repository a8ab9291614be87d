import type { CatalogueLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Swahili words for messages. */
export const sw: CatalogueLike<typeof en> = {
  event: {
    ALERT_CRITICAL: 'Tahadhari kubwa',
    ALERT: 'Tahadhari',
    ALERT_ASSIGNED: 'Tahadhari niliyopewa',
    ALERT_ENDED: 'Tahadhari imekwisha',
    DEADLINE: 'Mwisho umekaribia',
    REPORT_WAITING: 'Ripoti inanisubiri',
    REPORT_RETURNED: 'Ripoti imerudishwa',
    REPORT_REJECTED: 'Ripoti imekataliwa',
    REPORT_MOVED: 'Ripoti imesonga mbele',
    SCHEDULED_RUN: 'Utafutaji uliohifadhiwa umeendeshwa',
  },
  channel: { IN_APP: 'Ndani ya programu', EMAIL: 'Barua pepe', WEBHOOK: 'Webhook' },
};
