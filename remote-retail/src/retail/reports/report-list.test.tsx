import { listKeptRetailReports } from '@tallyhouse/shared/contracts/kept-retail-reports';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetailScreen } from '../retail-screen';
import { quietAnswers } from '../testing/given-retail';

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });

test('kept reports are narrowed by their states, in the address too, and the way back is one click', async () => {
  const page = renderRemote(<RetailScreen />, {
    path: '/retail/reports?status=SEND_FAILED',
    answers: [
      answering(listKeptRetailReports, { items: [], page: 1, pageSize: 50, totalCount: 0 }),
      ...quietAnswers,
    ],
  });
  const asked = () => page.sentTo(listKeptRetailReports).at(-1)?.query;

  expect(await screen.findByRole('button', { name: 'Sending failed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(asked()).toMatchObject({ status: ['SEND_FAILED'] });
  await user.click(screen.getByRole('button', { name: 'Expired' }));
  await waitFor(() => expect(asked()).toMatchObject({ status: ['SEND_FAILED', 'EXPIRED'] }));
  await user.click(await screen.findByRole('button', { name: 'Clear filter' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('status'));
});

test('who may not create reports is told which permission is lacking, and led back', async () => {
  renderRemote(<RetailScreen />, {
    ...{ path: '/retail/reports/new', session: { permissions: ['reports.view'] }, answers: quietAnswers },
  });

  expect(await screen.findByText('Your role does not include this page')).toBeVisible();
  expect(screen.getByText(/reports\.simulate/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the dashboard' })).toBeVisible();
});
