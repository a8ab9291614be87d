import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExport } from '../../contracts/exports';
import { listJobs, type Job } from '../../contracts/jobs';
import { answering, problem } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { ExportButton } from './export-button';

const job: Job = {
  id: 'job_1',
  kind: 'export',
  state: 'RUNNING',
  done: 100,
  total: 400,
  step: 'Writing rows',
  createdAt: '2026-11-20T08:00:00.000Z',
  startedAt: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  expiresAt: null,
};
const source = { kind: 'report', channel: 'ONLINE', reportId: 'rep_1' } as const;
const about = {
  title: 'Online daily',
  period: { from: '2026-10-01', to: '2026-10-31' },
  rowCount: 48_212,
  columnCount: 14,
};

test('the dialog says what is written before anything is, and starts the job of the chosen format', async () => {
  const user = userEvent.setup();
  const page = renderRemote(<ExportButton source={source} about={about} />, {
    answers: [answering(createExport, job), answering(listJobs, { items: [job] })],
  });

  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export Online daily' });
  expect(dialog).toHaveTextContent(/Rows48,212/);
  expect(dialog).toHaveTextContent(/Columns14/);
  expect(dialog).toHaveTextContent(/Period1 – 31 Oct 2026/);
  expect(page.sentTo(createExport)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /CSV for Excel/ }));
  await user.click(screen.getByRole('button', { name: 'Start the export' }));

  await waitFor(() => expect(screen.getByText(/Writing rows · 100 of 400 rows/)).toBeVisible());
  expect(page.sentTo(createExport)).toEqual([
    expect.objectContaining({ body: { source, format: 'csv-excel', language: 'en' } }),
  ]);
});

test('a refusal is told in words, and trying again carries the same key', async () => {
  const user = userEvent.setup();
  const page = renderRemote(<ExportButton source={source} about={about} />, {
    answers: [
      answering(createExport, () => {
        throw problem(409, 'QUOTA_EXCEEDED', 'Delete some of them.');
      }),
      answering(listJobs, { items: [] }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Start the export' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Delete some of them.');

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(page.sentTo(createExport)).toHaveLength(2));
  const keys = page
    .sentTo(createExport)
    .map((input) => (input as { headers: Record<string, string> }).headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

test('a PDF holds fewer rows, and the dialog says what to take instead', async () => {
  const user = userEvent.setup();
  renderRemote(<ExportButton source={source} about={{ ...about, rowCount: 50_001 }} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const start = await screen.findByRole('button', { name: 'Start the export' });
  expect(start).toBeEnabled();

  await user.click(screen.getByRole('radio', { name: /PDF document/ }));

  expect(screen.getByText(/at most 50,000 rows. Choose a workbook or CSV/)).toBeVisible();
  expect(start).toBeDisabled();
});

test('what does not fit into a file cannot be started, and the dialog says why', async () => {
  const user = userEvent.setup();
  renderRemote(<ExportButton source={source} about={{ ...about, rowCount: 1_000_001 }} />);

  await user.click(screen.getByRole('button', { name: 'Export' }));

  await waitFor(() => expect(screen.getByText(/at most 1,000,000 rows/)).toBeVisible());
  expect(screen.getByRole('button', { name: 'Start the export' })).toBeDisabled();
});
