import type { CatalogueOf } from './catalogue-of';
import type { noticeWords as en } from './notices.en';

export const noticeWords: CatalogueOf<typeof en> = {
  ALERT_RAISED: { title: '{{code}}: {{title}}', text: '{{detail}}' },
  ALERT_ASSIGNED: { title: 'Yako: {{title}}', text: '{{note}}\n{{detail}}' },
  ALERT_ENDED: { title: 'Imekwisha: {{title}}', text: '{{note}}' },
  ALERTS_AT_ONCE: {
    title: 'Tahadhari {{alerts}} {{code}} kwa pamoja',
    text: '{{title}}, na nyingine {{more}}.',
  },
  ALERTS_OVER: {
    title: 'Tahadhari {{alerts}} {{code}} zimekwisha',
    text: '{{title}}, na nyingine {{more}}.',
  },
  REPORT_PENDING_CONFIRMATION: {
    title: 'Inasubiri kuthibitishwa: {{title}}',
    text: 'Toleo {{version}}. {{reason}}',
  },
  REPORT_RETURNED: { title: 'Imerudishwa: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_EXPIRED: { title: 'Haikuthibitishwa kwa wakati: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_SEND_FAILED: { title: 'Haikuweza kutumwa: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_REJECTED: { title: 'Imekataliwa na mamlaka: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_AMENDMENT_NEEDED: {
    title: 'Inahitaji kurekebishwa: {{title}}',
    text: 'Toleo {{version}}. {{reason}}',
  },
  REPORT_CONFIRMED: { title: 'Imethibitishwa: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_SENT: { title: 'Imetumwa: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_ACKNOWLEDGED: { title: 'Imepokelewa: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  REPORT_ACCEPTED: { title: 'Imekubaliwa: {{title}}', text: 'Toleo {{version}}. {{reason}}' },
  DEADLINE_NEAR: {
    title: 'Inatakiwa ndani ya siku {{days}}: {{title}}',
    text: 'Inatakiwa na {{authority}} kufikia {{dueAt}}.',
  },
  SEARCH_RAN: { title: 'Tayari: {{name}}', text: 'Ilifanyika {{ranAt}}; faili litatunzwa kwa siku moja.' },
  SEARCH_FAILED: { title: 'Haikuweza kufanyika: {{name}}', text: '{{problem}}' },
};
