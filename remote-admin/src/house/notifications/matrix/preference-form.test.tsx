import {
  readNotificationPreferences,
  writeNotificationPreferences,
} from '@tallyhouse/shared/contracts/notifications';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, fireEvent, screen } from '@testing-library/react';
import { NotificationsSection } from './notifications-section';

async function typeAddress(...refusals: readonly Error[]) {
  const next = [...refusals];
  const page = renderRemote(<NotificationsSection />, {
    path: '/settings',
    answers: [
      answering(readNotificationPreferences, () => readNotificationPreferences.example?.answer),
      answering(writeNotificationPreferences, () => {
        const refusal = next.shift();
        if (refusal !== undefined) throw refusal;
        return writeNotificationPreferences.example?.answer;
      }),
    ],
  });
  const address = await screen.findByLabelText('Webhook address');
  const value = { target: { value: 'https://hooks.example/alder' } };
  fireEvent.change(address, value);
  return { ...page, address };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('what was changed is left only after a question, or discarded', async () => {
  const { router, address } = await typeAddress();

  await act(() => router.navigate('/dashboard'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/settings');
  expect(address).toHaveValue('https://hooks.example/alder');

  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText('Nothing has changed.')).toBeVisible();
  await act(() => router.navigate('/dashboard'));
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('that changes were merged is said until they are saved again, whatever comes of it', async () => {
  await typeAddress(problem(412, 'VERSION_CONFLICT'), problem(503, 'UNAVAILABLE'));
  save();
  await screen.findByText(/Your changes have been merged/);

  save();
  await screen.findByText('Nothing was saved');
  expect(screen.queryByText(/Your changes have been merged/)).toBeNull();
});
