/** What messages say, by the code of what they say. */
export const noticeWords = {
  ALERT_RAISED: { title: '{{code}}: {{title}}', text: '{{detail}}' },
  ALERT_ASSIGNED: { title: 'Yours: {{title}}', text: '{{note}}\n{{detail}}' },
  ALERT_ENDED: { title: 'Over: {{title}}', text: '{{note}}' },
  ALERTS_AT_ONCE: {
    title: '{{alerts}} alerts {{code}} at once',
    text: '{{title}}, and {{more}} more.',
  },
  ALERTS_OVER: {
    title: '{{alerts}} alerts {{code}} are over',
    text: '{{title}}, and {{more}} more.',
  },
  REPORT_PENDING_CONFIRMATION: {
    title: 'Waits to be confirmed: {{title}}',
    text: 'Version {{version}}. {{reason}}',
  },
  REPORT_RETURNED: { title: 'Returned: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_EXPIRED: { title: 'Not confirmed in time: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_SEND_FAILED: { title: 'Could not be sent: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_REJECTED: { title: 'Rejected by the authority: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_AMENDMENT_NEEDED: {
    title: 'Needs to be amended: {{title}}',
    text: 'Version {{version}}. {{reason}}',
  },
  REPORT_CONFIRMED: { title: 'Confirmed: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_SENT: { title: 'Sent: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_ACKNOWLEDGED: { title: 'Acknowledged: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_ACCEPTED: { title: 'Accepted: {{title}}', text: 'Version {{version}}. {{reason}}' },
  DEADLINE_NEAR: { title: 'Due within {{days}} days: {{title}}', text: 'Due to {{authority}} at {{dueAt}}.' },
  SEARCH_RAN: { title: 'Ready: {{name}}', text: 'Run at {{ranAt}}; the file is kept for a day.' },
  SEARCH_FAILED: { title: 'Could not be run: {{name}}', text: '{{problem}}' },
} as const;

export type NoticeTextCode = keyof typeof noticeWords;
