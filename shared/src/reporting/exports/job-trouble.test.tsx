import { render, screen } from '@testing-library/react';
import type { Job } from '../../contracts/jobs';
import { setLocale } from '../../i18n/locale';
import { MemoryRouter } from '../../kit/router';
import { JobTrouble } from './job-trouble';

const failed: Job = {
  ...{ id: 'job_1', kind: 'export.write', state: 'FAILED', done: 0, total: 1, step: '' },
  ...{ createdAt: '2026-03-01T08:00:00Z', startedAt: '2026-03-01T08:00:00Z' },
  ...{ endedAt: '2026-03-01T08:01:00Z', expiresAt: null },
  problem: {
    ...{ type: 'about:blank', title: 'A PDF holds at most 5,000 rows', status: 413, code: 'TOO_MANY_ROWS' },
    ...{ detail: 'Export a workbook or CSV.', traceId: 'trace-1' },
  },
};
const download = { state: { kind: 'idle' } as const, start: () => undefined };

afterEach(() => setLocale('en'));

test('a refused job says why and what to do, and is not to be started again as it is', () => {
  const { container } = render(<JobTrouble job={failed} download={download} />, { wrapper: MemoryRouter });

  expect(container).toHaveTextContent(
    /^The job failed ?A PDF holds at most 5,000 rows\. Export a workbook or CSV\./,
  );
  expect(container).not.toHaveTextContent('Start it again');
});

test('in Swahili a failed job tells its cause in Swahili', () => {
  setLocale('sw');
  render(<JobTrouble job={failed} download={download} />, { wrapper: MemoryRouter });

  expect(screen.getByText(/Safu mlalo ni nyingi mno/)).toBeVisible();
});
