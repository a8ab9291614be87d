/** What messages say, by the code of what they say. */
export const noticeWords = {
  ALERT_RAISED: { title: '{{code}}: {{title}}', text: '{{detail}}' },
  ALERT_ASSIGNED: { title: 'Assigned to you: {{title}}', text: '{{note}}\n{{detail}}' },
  ALERT_ENDED: { title: 'Ended: {{title}}', text: '{{note}}' },
  ALERTS_AT_ONCE: {
    title: '{{alerts}} new {{code}} alerts',
    text: '{{title}}, and {{more}} more.',
  },
  ALERTS_OVER: {
    title: '{{alerts}} {{code}} alerts have ended',
    text: '{{title}}, and {{more}} more.',
  },
  REPORT_PENDING_CONFIRMATION: {
    title: 'Awaiting confirmation: {{title}}',
    text: 'Version {{version}}. {{reason}}',
  },
  REPORT_RETURNED: { title: 'Returned: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_EXPIRED: {
    title: 'Expired before confirmation: {{title}}',
    text: 'Version {{version}}. {{reason}}',
  },
  REPORT_SEND_FAILED: { title: 'Sending failed: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_REJECTED: { title: 'Rejected by the authority: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_AMENDMENT_NEEDED: {
    title: 'Amendment needed: {{title}}',
    text: 'Version {{version}}. {{reason}}',
  },
  REPORT_CONFIRMED: { title: 'Confirmed: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_SENT: { title: 'Sent: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_ACKNOWLEDGED: { title: 'Acknowledged: {{title}}', text: 'Version {{version}}. {{reason}}' },
  REPORT_ACCEPTED: { title: 'Accepted: {{title}}', text: 'Version {{version}}. {{reason}}' },
  DEADLINE_NEAR: {
    title: 'Due within {{days}} {{days|day|days}}: {{title}}',
    text: 'Due to {{authority}} by {{dueAt}}.',
  },
  SEARCH_RAN: { title: 'Ready: {{name}}', text: 'Run on {{ranAt}}; the file is available for one day.' },
  SEARCH_FAILED: { title: 'Run failed: {{name}}', text: '{{problem}}' },
} as const;

export type NoticeTextCode = keyof typeof noticeWords;
