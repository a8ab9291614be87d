import { changePassword, listSessions } from '@tallyhouse/shared/contracts/sessions';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SettingsScreen } from './settings-screen';

const answers = [answering(listSessions, { items: [] }), answering(changePassword, undefined)];

test('the sections are listed and lead to their anchors', async () => {
  renderRemote(<SettingsScreen />, { path: '/settings', answers });
  await screen.findByText('You are signed in nowhere else.');

  const contents = screen.getByRole('navigation', { name: 'Sections' });

  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Sessions', '/settings#sessions'],
    ['Password', '/settings#password'],
  ]);
  expect(screen.getByRole('region', { name: 'Password' })).toHaveAttribute('id', 'password');
});

test('nothing of it needs a brand or a permission', async () => {
  renderRemote(<SettingsScreen />, {
    path: '/settings',
    session: { brand: null, permissions: [] },
    answers,
  });

  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(screen.getByText('Change the password')).toBeVisible();
});

test('a change of the password reads the sessions again, since it ends the others', async () => {
  const { sentTo } = renderRemote(<SettingsScreen />, { path: '/settings', answers });
  await screen.findByText('You are signed in nowhere else.');
  expect(sentTo(listSessions)).toHaveLength(1);

  for (const label of ['Present password', 'New password', 'New password again']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'long enough' } });
  }
  fireEvent.click(screen.getByText('Change the password'));

  await waitFor(() => expect(sentTo(listSessions)).toHaveLength(2));
});
