import { readProfile } from '@tallyhouse/shared/contracts/settings';
import { exampleTaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-examples';
import { findHiddenToo } from '@tallyhouse/shared/testing/find-hidden-too';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { ProfileSection } from './house/settings/account/profile-section';
import { PeriodSteps } from './tax-reporting/steps/period-steps';

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
findHiddenToo();

const question = 'Leave without saving?';
const press = (words: string) => user.click(screen.getByRole('button', { name: words }));

async function openPayment() {
  const period = { ...exampleTaxPeriodDetail, state: 'FILED' as const, proposal: null, checks: [] };
  renderRemote(<PeriodSteps period={period} name="Gaming tax" />, {
    session: { permissions: ['tax.view', 'tax.propose'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  return screen.findByLabelText('Bank reference');
}

test('Escape loses nothing typed in a dialog unasked, nor does its own Cancel', async () => {
  const field = await openPayment();
  await user.type(field, 'NMB-7');

  await user.keyboard('{Escape}');
  await screen.findByText(question);
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(field).toHaveValue('NMB-7');

  await press('Cancel');
  await screen.findByText(question);
  await press('Leave without saving');
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

test('a dialog in which nothing was typed closes unasked', async () => {
  await openPayment();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByLabelText('Bank reference')).toBeNull());
  expect(screen.queryByText(question)).toBeNull();
});

test('another screen is opened over changed settings only after a question', async () => {
  const { router } = renderRemote(<ProfileSection />, {
    path: '/settings',
    answers: [answering(readProfile, () => readProfile.example?.answer)],
  });
  await user.type(await screen.findByLabelText('Name'), ' Two');

  await act(() => router.navigate('/tax-reporting'));
  await screen.findByText(question);
  expect(router.state.location.pathname).toBe('/settings');
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toMatch(/ Two$/);

  await act(() => router.navigate('/tax-reporting'));
  await screen.findByText(question);
  await press('Leave without saving');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tax-reporting'));
});

test('settings that were not changed, or whose changes were discarded, are left unasked', async () => {
  const { router } = renderRemote(<ProfileSection />, {
    path: '/settings',
    answers: [answering(readProfile, () => readProfile.example?.answer)],
  });
  await user.type(await screen.findByLabelText('Name'), ' Two');
  await press('Discard changes');

  await act(() => router.navigate('/tax-reporting'));

  expect(router.state.location.pathname).toBe('/tax-reporting');
  expect(screen.queryByText(question)).toBeNull();
});
