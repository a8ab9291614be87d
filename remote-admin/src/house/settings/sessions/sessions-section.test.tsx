import {
  listSessions,
  revokeSession,
  revokeSessions,
  type Session,
} from '@tallyhouse/shared/contracts/sessions';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { SessionsSection } from './sessions-section';

// Looking up styles for every click and every role is most of the time of a test.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
findHiddenToo();

const here: Session = {
  id: 's-1',
  createdAt: '2026-11-21T05:00:00Z',
  renewedAt: '2026-11-21T08:00:00Z',
  idleEndsAt: '2026-11-21T09:00:00Z',
  endsAt: '2026-11-21T17:00:00Z',
  address: '192.0.2.10',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
  isCurrent: true,
};
const phone: Session = {
  ...here,
  id: 's-2',
  address: '198.51.100.7',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  isCurrent: false,
};

function open(...more: Parameters<typeof answering>[]) {
  const answers = more.map(([endpoint, answer]) => answering(endpoint, answer));
  return renderRemote(<SessionsSection />, {
    answers: [answering(listSessions, { items: [here, phone] }), ...answers],
  });
}

const rowOf = async (device: string) => (await screen.findByText(device)).closest('tr') as HTMLElement;

test('say the device in words, from where, and which one is this', async () => {
  open();

  const own = await rowOf('Chrome on Windows');

  expect(within(own).getByText('This device')).toBeVisible();
  expect(within(own).getByText('192.0.2.10')).toBeVisible();
  expect(within(await rowOf('Safari on iPhone')).queryByText('This device')).toBeNull();
});

test('times are those of the brand', async () => {
  open();

  expect(await rowOf('Chrome on Windows')).toHaveTextContent('21 Nov 2026, 08:00 EAT');
});

test('one is ended after a question, and the list is read again', async () => {
  let items = [here, phone];
  const { sentTo, notices } = open(
    [listSessions, () => ({ items })],
    [
      revokeSession,
      () => {
        items = [here];
      },
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'End Safari on iPhone' }));
  expect(sentTo(revokeSession)).toEqual([]);

  const dialog = screen.getByRole('dialog', { name: 'End this session?' });
  expect(dialog).toHaveTextContent('Safari on iPhone at 198.51.100.7');
  await user.click(within(dialog).getByRole('button', { name: 'End the session' }));

  expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
  expect(sentTo(revokeSession)).toEqual([{ params: { id: 's-2' } }]);
  expect(notices).toEqual([{ kind: 'success', text: 'The session has ended' }]);
});

test('one that had ended already is no failure', async () => {
  const { notices } = open([
    revokeSession,
    () => {
      throw problem(404, 'NOT_FOUND');
    },
  ]);

  await user.click(await screen.findByRole('button', { name: 'End Safari on iPhone' }));
  await user.click(screen.getByRole('button', { name: 'End the session' }));

  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'The session has ended' }]));
});

test('a refusal is said in the question, which stays', async () => {
  open([
    revokeSessions,
    () => {
      throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
    },
  ]);

  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The store does not answer.');
});

test('signing out everywhere ends the others first, then this one as the menu does', async () => {
  const { sentTo, visited } = open([revokeSessions, undefined]);

  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));

  await waitFor(() => expect(visited).toEqual(['signed out']));
  expect(sentTo(revokeSessions)).toHaveLength(1);
});

test('this device signs out without a question', async () => {
  const { visited } = open();

  await user.click(within(await rowOf('Chrome on Windows')).getByRole('button', { name: 'Sign out' }));

  expect(visited).toEqual(['signed out']);
});

test('a failed list can be asked for again', async () => {
  let failing = true;
  open([
    listSessions,
    () => {
      if (failing) throw problem(503, 'UNAVAILABLE');
      return { items: [here] };
    },
  ]);
  expect(await screen.findByText('Your sessions could not be loaded')).toBeVisible();

  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await rowOf('Chrome on Windows')).toBeVisible();
});
