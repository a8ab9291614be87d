import { readNotificationPreferences } from '@tallyhouse/shared/contracts/notifications';
import { changePassword, listSessions } from '@tallyhouse/shared/contracts/sessions';
import { listChanges } from '@tallyhouse/shared/contracts/changes';
import {
  brandSettingsSchema,
  readBrandSettings,
  readProfile,
  readUserSettings,
  userSettingsSchema,
} from '@tallyhouse/shared/contracts/settings';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SettingsScreen } from './settings-screen';

const profile = {
  ...{ id: 'user-1', name: 'Rehema Reporter', email: 'reporter@tallyhouse.test', locale: 'en' as const },
  ...{ roles: ['admin'], hasSecondFactor: false, otpAtLogin: false, createdAt: '2026-01-05T08:00:00.000Z' },
  ...{ otpDemanded: false, recoveryCodesLeft: 0 },
};
const answers = [
  answering(readProfile, profile),
  answering(readUserSettings, userSettingsSchema.parse({})),
  answering(readBrandSettings, {
    ...brandSettingsSchema.parse({}),
    ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
  }),
  answering(listSessions, { items: [] }),
  answering(changePassword, undefined),
  answering(readNotificationPreferences, () => readNotificationPreferences.example?.answer),
];

test('the sections are listed and lead to their anchors', async () => {
  renderRemote(<SettingsScreen />, { path: '/settings', answers });
  await screen.findByText('You are not signed in anywhere else.');

  const contents = screen.getByRole('navigation', { name: 'Sections' });

  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Profile', '/settings#profile'],
    ['Preferences', '/settings#preferences'],
    ['Second factor', '/settings#secondFactor'],
    ['Sessions', '/settings#sessions'],
    ['Password', '/settings#password'],
    ['Notifications', '/settings#notifications'],
    ['Your data', '/settings#ownData'],
    ['Brand', '/settings/brand#brand'],
    ['Brand notifications', '/settings/brand#brandChannels'],
    ['Columns, online', '/settings/columns#blacklist-online'],
    ['Columns, retail', '/settings/columns#blacklist-retail'],
    ['Retail filters', '/settings/filters'],
  ]);
  expect(screen.getByRole('region', { name: 'Password' })).toHaveAttribute('id', 'password');
});

test('the account is told its roles by their names, not by their codes', async () => {
  renderRemote(<SettingsScreen />, { path: '/settings', answers });

  expect(await screen.findByText('reporter@tallyhouse.test, Reporter')).toBeVisible();
});

test.each([
  ['/settings/brand', 'Brand'],
  ['/settings/columns', 'Columns, online'],
])('at %s the section that is current is %s', (path, name) => {
  renderRemote(<SettingsScreen />, { path, answers });

  const contents = screen.getByRole('navigation', { name: 'Sections' });
  expect(within(contents).getByRole('link', { current: true })).toHaveTextContent(name);
});

test.each([
  ['/settings', 'SettingsYour account, reporter@tallyhouse.test'],
  ['/settings/brand', 'SettingsFor everyone at Alder'],
  ['/settings/columns', 'Settings'],
  ['/settings/users', 'Settings'],
])('at %s the title says no more than is true of the whole page', (path, words) => {
  renderRemote(<SettingsScreen />, { path, answers });

  const title = screen.getByRole('heading', { level: 1 });
  expect(title.closest('header')?.textContent).toBe(words);
});

test('without a brand its page is for nobody in particular', () => {
  renderRemote(<SettingsScreen />, { path: '/settings/brand', session: { brand: null }, answers });

  expect(screen.queryByText(/^For everyone at/)).not.toBeInTheDocument();
});

test('nothing of it needs a brand or a permission', async () => {
  renderRemote(<SettingsScreen />, {
    path: '/settings',
    session: { brand: null, permissions: [] },
    answers,
  });

  expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
  expect(screen.getByText('Change the password')).toBeVisible();
});

test('a change of the password reads the sessions again, since it ends the others', async () => {
  const { sentTo } = renderRemote(<SettingsScreen />, { path: '/settings', answers });
  await screen.findByText('You are not signed in anywhere else.');
  expect(sentTo(listSessions)).toHaveLength(1);

  for (const label of ['Current password', 'New password', 'Repeat new password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'long enough' } });
  }
  fireEvent.click(screen.getByText('Change the password'));

  await waitFor(() => expect(sentTo(listSessions)).toHaveLength(2));
});

test('an anchor of a section that stands on another page leads there', async () => {
  const { router } = renderRemote(<SettingsScreen />, { path: '/settings#brand', answers });

  expect(await screen.findByRole('region', { name: 'Brand' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/brand');
});

test('administration is offered to who may look at it, and refused in words to who may not', async () => {
  const { unmount } = renderRemote(<SettingsScreen />, {
    path: '/settings/changes',
    session: { permissions: ['administration.view'] },
    answers: [answering(listChanges, { items: [], page: 1, pageSize: 20, totalCount: 0 })],
  });
  expect(await screen.findByText('Nothing is pending')).toBeVisible();
  expect(screen.getByRole('link', { name: 'API keys' })).toHaveAttribute('href', '/settings/api-keys');
  unmount();

  renderRemote(<SettingsScreen />, { path: '/settings/changes' });
  expect(screen.getByText('Your role does not include this page')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'API keys' })).not.toBeInTheDocument();
});
