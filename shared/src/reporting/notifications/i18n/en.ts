/** English words for messages. */
export const en = {
  event: {
    ALERT_CRITICAL: 'Critical alert',
    ALERT: 'Alert',
    ALERT_ASSIGNED: 'Alert assigned to me',
    ALERT_ENDED: 'Alert ended',
    DEADLINE: 'Deadline approaching',
    REPORT_WAITING: 'Report awaiting my confirmation',
    REPORT_RETURNED: 'Report returned',
    REPORT_REJECTED: 'Report rejected',
    REPORT_MOVED: 'Report state changed',
    SCHEDULED_RUN: 'Saved search ran',
  },
  channel: { IN_APP: 'In the app', EMAIL: 'E-mail', WEBHOOK: 'Webhook' },
};
