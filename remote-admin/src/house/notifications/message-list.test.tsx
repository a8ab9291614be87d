import { listNotifications } from '@tallyhouse/shared/contracts/notifications';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen } from '@testing-library/react';
import { NotificationHistoryScreen } from './notification-history-screen';

test.each([
  ['', '0 notifications, 33 unread'],
  ['?read=true', '0 notifications, 33 unread in all'],
])('what is unread is said to be of all where others are listed: %s', async (query, words) => {
  const none = answering(listNotifications, { items: [], page: 1, pageSize: 50, totalCount: 0, unread: 33 });
  renderRemote(<NotificationHistoryScreen />, { path: `/notification-history${query}`, answers: [none] });

  expect(await screen.findByText(words)).toBeVisible();
});
