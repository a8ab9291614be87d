import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { changeExample, type ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { grantRole, revokeRole } from '@tallyhouse/shared/contracts/roles';
import {
  disableUser,
  inviteUser,
  issueInvitation,
  listUsers,
  type UserCard,
} from '@tallyhouse/shared/contracts/users';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogTitled } from '../../changes/testing/dialog-titled';
import { UsersSection } from './users-section';

const rehema: UserCard = {
  ...{ id: 'u_2', email: 'rehema@tallyhouse.test', name: 'Rehema Reporter', locale: 'sw' },
  ...{ state: 'ACTIVE', hasSecondFactor: true, mayBeInvited: false },
  ...{ createdAt: '2026-01-05T08:00:00.000Z', lastSignedInAt: null },
  assignments: [{ role: 'reporter', brandId: 'alder', jurisdictions: null, validUntil: null }],
};
const change = changeExample as ChangeDetail;
const admin = { permissions: ['administration.view', 'administration.propose'] };
const reason = 'She takes over the shops of Dar es Salaam.';

function given(user: UserCard = rehema, more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<UsersSection />, {
    path: '/settings/users',
    session: admin,
    ...more,
    answers: [
      answering(listUsers, { items: [user], page: 1, pageSize: 25, totalCount: 1 }),
      answering(listBrands, { items: [] }),
      ...(more.answers ?? []),
    ],
  });
}

async function openRehema() {
  fireEvent.click(await screen.findByRole('button', { name: 'Open Rehema Reporter' }));
  return dialogTitled('Rehema Reporter');
}

function typeReason(dialog: HTMLElement) {
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: reason } });
}

test('a role is proposed for somebody else to confirm, and nothing is sent without a reason', async () => {
  const page = given(rehema, { answers: [answering(grantRole, change)] });
  await openRehema();
  fireEvent.click(screen.getByRole('button', { name: 'Assign a role' }));
  const dialog = await dialogTitled('Assign a role to Rehema Reporter');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  expect(page.sentTo(grantRole)).toHaveLength(0);

  typeReason(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(change.summary)).toBeInTheDocument();
  expect(page.sentTo(grantRole)).toEqual([
    expect.objectContaining({
      body: {
        ...{ userId: 'u_2', role: 'viewer', brandId: 'alder', jurisdictions: null, validUntil: null },
        reason,
      },
    }),
  ]);
  expect(page.sentTo(grantRole)[0]?.headers?.['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
});

test('a role is taken away at once, and the list is read again', async () => {
  const page = given(rehema, { answers: [answering(revokeRole, undefined)] });
  await openRehema();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Reporter for alder' }));
  const dialog = await dialogTitled('Remove this role?');
  typeReason(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove the role' }));

  await waitFor(() => expect(page.sentTo(listUsers)).toHaveLength(2));
  expect(page.sentTo(revokeRole)[0]?.body).toEqual({
    ...{ userId: 'u_2', role: 'reporter', brandId: 'alder', reason },
  });
});

test('shutting an account says that it needs no second person and ends its sessions', async () => {
  const page = given(rehema, { answers: [answering(disableUser, { ...rehema, state: 'DISABLED' })] });
  await openRehema();
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate the account' }));
  const dialog = await dialogTitled('Deactivate the account of Rehema Reporter?');
  expect(dialog).toHaveTextContent(/without a second person: all sessions end/);
  typeReason(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deactivate the account' }));
  await waitFor(() =>
    expect(page.sentTo(disableUser)).toEqual([expect.objectContaining({ params: { id: 'u_2' } })]),
  );
});

test('an invitation names what is missing before it is sent, by Enter, too', async () => {
  const page = given(rehema, { answers: [answering(inviteUser, { ...change, kind: 'USER' })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
  const dialog = await dialogTitled('Invite a user');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  expect(within(dialog).getByText('Enter the name.')).toBeInTheDocument();
  expect(within(dialog).getByText('Enter an e-mail address.')).toBeInTheDocument();

  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Neema Nyota' } });
  fireEvent.change(within(dialog).getByLabelText('E-mail address'), { target: { value: 'neema@x.test' } });
  typeReason(dialog);
  fireEvent.keyDown(within(dialog).getByLabelText('E-mail address'), { key: 'Enter' });
  await waitFor(() => expect(page.sentTo(inviteUser)).toHaveLength(1));
  expect(page.sentTo(inviteUser)[0]?.body).toMatchObject({
    ...{ name: 'Neema Nyota', email: 'neema@x.test', locale: 'en' },
    assignment: { role: 'viewer', brandId: 'alder' },
  });
});

test('the link of a confirmed invitation is shown once, and is gone with its dialog', async () => {
  const page = given(
    { ...rehema, state: 'INVITED', mayBeInvited: true },
    {
      answers: [
        answering(issueInvitation, { invitationToken: 'thi_secret', expiresAt: '2026-11-05T08:00:00.000Z' }),
      ],
    },
  );
  await openRehema();
  expect(screen.queryByRole('button', { name: 'Reset password by link' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Create a password link' }));
  const dialog = await dialogTitled('Link for Rehema Reporter');
  expect(page.sentTo(issueInvitation)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await within(dialog).findByText(/\/login\?invitation=thi_secret$/)).toBeInTheDocument();

  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/thi_secret/)).not.toBeInTheDocument());
});

test('who only reads the list is told who changes it, and is offered nothing', async () => {
  given(rehema, { session: { permissions: ['administration.view'] } });
  await openRehema();
  expect(screen.getByText(/Administrators propose changes here/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Assign a role' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Deactivate the account' })).not.toBeInTheDocument();
});

test('nobody changes their own account here', async () => {
  given({ ...rehema, id: 'user-1' });
  await openRehema();
  expect(screen.getByText(/This is your own account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign a role' })).not.toBeInTheDocument();
});
