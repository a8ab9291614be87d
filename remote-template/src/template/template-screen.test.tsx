import { readDashboardSummary, type DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { answerCall, problemResponse } from '@tallyhouse/shared/testing/contract-handlers';
import { networkClient } from '@tallyhouse/shared/testing/network-client';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import calls from '../../calls.json';
import { figuresExample } from './figures-example';
import { TemplateScreen } from './template-screen';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** Opens the screen over a network on which the API gives `answer`. */
function openScreen(answer: () => DashboardSummary | Response | Promise<Response>) {
  network.use(answerCall(readDashboardSummary, answer));
  return renderRemote(<TemplateScreen />, {
    path: '/template',
    http: networkClient('remote-template', calls),
  });
}

test('a line per gaming day and channel, the newest first, amounts to the cent', async () => {
  const { titles } = openScreen(() => figuresExample);

  const table = await screen.findByRole('table', { name: 'Figures per gaming day' });
  const [, newest, oldest] = within(table).getAllByRole('row');
  expect(newest).toHaveTextContent('20 Nov 2026Retail2,100.501,204.25');
  expect(oldest).toHaveTextContent('19 Nov 2026Online100−25.50');
  expect(screen.getByText(/TZS, settled, per gaming day, data as of 21 Nov 2026, 08:00 EAT/)).toBeVisible();
  expect(screen.getByText('Provisional')).toBeVisible();
  expect(titles).toEqual([screen.getByRole('heading', { level: 1 }).querySelector('span')?.textContent]);
});

test('what is on its way is said to be', () => {
  openScreen(() => new Promise<Response>(() => undefined));

  expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
});

test('no figures are told with the reason', async () => {
  openScreen(() => ({ ...figuresExample, daily: [] }));

  expect(await screen.findByText('No figures in the last 35 gaming days')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a refusal is told in words, and trying again brings the figures', async () => {
  let asked = 0;
  openScreen(() => {
    asked += 1;
    return asked === 1 ? problemResponse(500, 'INTERNAL', 'Something broke') : figuresExample;
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('who may not see figures asks for none', async () => {
  renderRemote(<TemplateScreen />, {
    path: '/template',
    http: networkClient('remote-template', calls),
    session: { permissions: [] },
  });

  expect(await screen.findByText('You do not have access to these figures')).toBeVisible();
});
