/** English words for messages. */
export const en = {
  event: {
    ALERT_CRITICAL: 'Critical alert',
    ALERT: 'Alert',
    ALERT_ASSIGNED: 'Alert given to me',
    ALERT_ENDED: 'Alert over',
    DEADLINE: 'Deadline near',
    REPORT_WAITING: 'Report waits for me',
    REPORT_RETURNED: 'Report returned',
    REPORT_REJECTED: 'Report refused',
    REPORT_MOVED: 'Report moved on',
    SCHEDULED_RUN: 'Saved search ran',
  },
  channel: { IN_APP: 'In the app', EMAIL: 'E-mail', WEBHOOK: 'Webhook' },
};
