/** English texts of the bell. Plurals end with `_one` and `_other`. */
export const en = {
  button: 'Notifications',
  buttonUnread_one: 'Notifications, {{count}} unread',
  buttonUnread_other: 'Notifications, {{count}} unread',
  title: 'Notifications',
  close: 'Close',
  failed: 'Your notifications could not be loaded',
  markFailed: 'The notifications could not be marked as read',
  empty: 'Nothing unread',
  emptyHint: 'You are notified here of reports awaiting you, returned reports and problems.',
  markAll: 'Mark all as read',
  markOne: 'Mark as read: {{title}}',
  all: 'All notifications',
  more_one: 'and one more unread',
  more_other: 'and {{count}} more unread',
};
