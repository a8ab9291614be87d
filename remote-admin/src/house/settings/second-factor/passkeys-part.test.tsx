import { addPasskey, listPasskeys, removePasskey, startPasskey } from '@tallyhouse/shared/contracts/passkeys';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { givenPasskeys, madePasskey } from '@tallyhouse/shared/testing/given-passkeys';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PasskeysPart } from './passkeys-part';

const passkey = {
  ...{ id: 'pk_1', name: 'Work laptop', isSynced: true },
  ...{ createdAt: '2026-03-15T08:00:00.000Z', lastUsedAt: null },
};
const begun = {
  passkeyToken: 'p1',
  options: {
    ...{ challenge: 'AAEC', rp: { id: 'localhost', name: 'Tallyhouse' }, pubKeyCredParams: [] },
    user: { id: 'AAEC', name: 'rehema@tallyhouse.test', displayName: 'Rehema' },
  },
};

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('a device makes one, after a first try that the person refused, and it is listed', async () => {
  givenPasskeys([null, madePasskey()]);
  const page = renderRemote(<PasskeysPart hasFactor />, {
    answers: [
      answering(listPasskeys, { items: [] }),
      answering(startPasskey, begun),
      answering(addPasskey, { items: [passkey] }),
    ],
  });
  expect(await screen.findByText('No passkey yet.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(screen.getByLabelText('Name of the new passkey')).toHaveFocus();
  expect(screen.getByLabelText('Name of the new passkey')).toHaveAccessibleDescription('Name the passkey');
  type('Name of the new passkey', ' Work laptop ');
  type('Current password for passkeys', 'four words nobody guesses');
  type('Code of your authenticator for a passkey', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser’s dialog was closed');
  expect(page.sentTo(addPasskey)).toEqual([]);
  expect(screen.getByLabelText('Code of your authenticator for a passkey')).toHaveValue('');

  type('Code of your authenticator for a passkey', '654321');
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Work laptop')).toBeVisible();
  expect(screen.getByText(/15 Mar 2026, 11:00 EAT · never used · synced between devices/)).toBeVisible();
  expect(page.sentTo(startPasskey)[1]?.body).toEqual({
    ...{ currentPassword: 'four words nobody guesses', otp: '654321' },
  });
  expect(page.sentTo(addPasskey)[0]?.body).toEqual({
    ...{ passkeyToken: 'p1', name: 'Work laptop' },
    credential: {
      ...{ id: 'AAEC', rawId: 'AAEC', type: 'public-key' },
      response: { clientDataJSON: 'AAEC', attestationObject: 'AAEC', transports: ['usb'] },
    },
  });
});

test('one is removed with the password, and a wrong one keeps it', async () => {
  givenPasskeys([]);
  const refusals = [problem(403, 'BAD_CREDENTIALS', 'Your present password is wrong')];
  const page = renderRemote(<PasskeysPart hasFactor />, {
    answers: [
      answering(listPasskeys, { items: [passkey] }),
      answering(removePasskey, () => {
        const refusal = refusals.pop();
        if (refusal !== undefined) throw refusal;
        return { items: [] };
      }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the passkey “Work laptop”?' });
  const remove = within(dialog).getByRole('button', { name: 'Remove' });
  fireEvent.click(remove);
  expect(within(dialog).getByLabelText('Current password')).toHaveFocus();
  expect(within(dialog).getByLabelText('Current password')).toHaveAccessibleDescription(
    'Enter your current password',
  );
  fireEvent.change(within(dialog).getByLabelText('Current password'), { target: { value: 'secret' } });
  fireEvent.click(remove);
  expect(await within(dialog).findByText('The passkey was not removed')).toBeVisible();
  expect(screen.getByText('Work laptop')).toBeInTheDocument();
  fireEvent.click(remove);

  expect(await screen.findByText('No passkey yet.')).toBeInTheDocument();
  expect(page.sentTo(removePasskey)[1]?.body).toEqual({ currentPassword: 'secret' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without an authenticator none is offered, and the words say why', async () => {
  givenPasskeys([]);
  renderRemote(<PasskeysPart hasFactor={false} />, { answers: [answering(listPasskeys, { items: [] })] });
  expect(await screen.findByText(/Set up an authenticator first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
