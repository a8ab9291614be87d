import { logout } from '@tallyhouse/shared/contracts/auth';
import { alder, drawn, hostOf, probed, summary, useMockHost, useShellHost } from '../../testing/held-host';

test.each([
  ['a brand', alder],
  ['all brands', null],
])('a remote finds the same alone as in the shell: every probe, for %s', async (_, brand) => {
  const inShell = await probed(useShellHost, brand);
  const alone = await probed(useMockHost, brand);

  expect(alone).toEqual(inShell);
  expect(Object.keys(inShell).length).toBeGreaterThan(15);
});

test('the probes look where they should', async () => {
  expect(await probed(useShellHost, alder)).toMatchObject({
    'who is signed in': {
      user: { id: 'asha', email: 'asha@tallyhouse.test', name: 'asha' },
      roles: ['reporter'],
      permissions: ['reports.view', 'dashboard.view'],
      brand: { id: 'alder' },
    },
    'no secret in reach': [],
    'a call that is named': Object.keys(summary).sort(),
    'a call that is not named': { name: 'ApiError', code: 'CALL_NOT_NAMED', status: 403 },
    'a download that is not named': { code: 'CALL_NOT_NAMED' },
    'a call about the session': { code: 'CALL_NOT_NAMED' },
    'a call that asks for nothing there is': { name: 'ApiError', code: 'NOT_FOUND', status: 404 },
    'the title of the window': ['Probe · Alder · Tallyhouse', 'Probe · Alder · Oct 2026'],
    'what is kept': { query: { probe: 1 } },
    'more than may be kept': { name: 'RangeError' },
    'another place': '/probe?probed=1',
    'words to the user': 1,
  });
});

test('another language is another host, alone as in the shell', async () => {
  const inShell = await probed(useShellHost, null, 'sw');
  const alone = await probed(useMockHost, null, 'sw');

  expect(inShell['language and theme']).toEqual(['sw', 'light']);
  expect(alone).toEqual(inShell);
});

test.each([
  ['the shell', useShellHost],
  ['alone', useMockHost],
])('signing out in %s tells the server and ends the session', async (_, useHost) => {
  const { host, api, session } = await hostOf(useHost, alder);

  await drawn(() => host.signOut());

  expect(api.sentTo(logout.path)).toHaveLength(1);
  expect(session.auth.getState().token).toBeNull();
});
