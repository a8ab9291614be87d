import {
  issueApiKey,
  listApiKeys,
  requestApiKey,
  revokeApiKey,
  type ApiKey,
} from '@tallyhouse/shared/contracts/api-keys';
import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogTitled } from '../../changes/testing/dialog-titled';
import { ApiKeysSection } from './api-keys-section';

const platform: ApiKey = {
  ...{ id: 'key_1', brandId: 'alder', name: 'Platform', prefix: 'thk_5f0c', scopes: ['loads.ingest'] },
  ...{ state: 'READY', createdBy: 'Adam Admin', createdAt: '2026-01-05T08:00:00.000Z' },
  ...{ expiresAt: '2027-01-05T08:00:00.000Z', lastUsedAt: null, revokedAt: null },
};
const admin = { permissions: ['administration.view', 'administration.propose'] };

function given(more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<ApiKeysSection />, {
    path: '/settings/api-keys',
    session: admin,
    ...more,
    answers: [
      answering(listApiKeys, { items: [platform], page: 1, pageSize: 25, totalCount: 1 }),
      answering(listBrands, { items: [] }),
      ...(more.answers ?? []),
    ],
  });
}

test('the secret is asked for on purpose, shown once, and gone with its dialog', async () => {
  const page = given({
    answers: [
      answering(issueApiKey, { secret: 'thk_5f0c_verysecret', key: { ...platform, state: 'ACTIVE' } }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Issue the secret of Platform' }));
  const dialog = await dialogTitled('Secret of “Platform”');
  expect(page.sentTo(issueApiKey)).toHaveLength(0);

  fireEvent.click(within(dialog).getByRole('button', { name: 'Show the secret' }));
  expect(await within(dialog).findByText('thk_5f0c_verysecret')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  expect(within(dialog).getByText('thk_5f0c_verysecret')).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByText('thk_5f0c_verysecret')).not.toBeInTheDocument());
  await waitFor(() => expect(page.sentTo(listApiKeys)).toHaveLength(2));
});

test('a secret that was handed out before is refused in words', async () => {
  given({
    answers: [
      answering(issueApiKey, () => {
        throw problem(409, 'SECRET_ISSUED', 'It was handed out already');
      }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Issue the secret of Platform' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show the secret' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/No secret was issued.*handed out already/);
});

test('a key is ended at once with a reason', async () => {
  const page = given({ answers: [answering(revokeApiKey, { ...platform, state: 'REVOKED' })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Platform' }));
  const dialog = await dialogTitled('Revoke the key “Platform”?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke the key' }));
  expect(page.sentTo(revokeApiKey)).toHaveLength(0);
  fireEvent.change(within(dialog).getByLabelText('Reason'), {
    target: { value: 'The machine was replaced.' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke the key' }));
  await waitFor(() => expect(page.sentTo(revokeApiKey)).toHaveLength(1));
});

test('a proposal says what is missing, and sends nothing', async () => {
  const page = given({ session: { ...admin, brand: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a key' }));
  const dialog = await dialogTitled('Propose an API key');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));

  expect(within(dialog).getByText('Enter a name.')).toBeInTheDocument();
  expect(within(dialog).getByText('Choose a brand.')).toBeInTheDocument();
  expect(within(dialog).getByText('Choose the last day.')).toBeInTheDocument();
  expect(within(dialog).getByText('Enter at least 10 characters.')).toBeInTheDocument();
  expect(page.sentTo(requestApiKey)).toHaveLength(0);
});

test('who only reads the list is offered nothing', async () => {
  given({ session: { permissions: ['administration.view'] } });
  expect(await screen.findByText('Platform')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke|Issue|Propose/ })).not.toBeInTheDocument();
});
