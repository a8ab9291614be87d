import { readFreshness, type Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { listLoadBatches } from '@tallyhouse/shared/contracts/load-data';
import { listExpectedBatches, type ExpectedBatch } from '@tallyhouse/shared/contracts/load-handling';
import { fileSigns } from '@tallyhouse/shared/format/file-signs';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { LoadDataScreen } from './load-data-screen';

const skipped: ExpectedBatch = {
  ...{ id: 'gap-9002', brandId: 'alder', source: 'sportsbook', channel: 'ONLINE', kind: 'BETS', seq: 9002 },
  ...{ periodFrom: '2026-11-20T07:00:00Z', periodTo: '2026-11-20T08:00:00Z', explanation: null },
  ...{ expectedBy: '2026-11-20T09:00:00Z', lateSeconds: 7325, state: 'SKIPPED' },
};
const source: Freshness = {
  ...{ source: 'sportsbook', brandId: 'alder', channel: 'ONLINE', lagSeconds: 1800, missing: 1, rejected: 0 },
  ...{ lastEventAt: '2026-11-20T06:59:56Z', lastLoadedAt: '2026-11-20T07:05:40Z' },
  hours: [
    { from: '2026-11-20T05:00:00Z', state: 'LATE', records: 900 },
    { from: '2026-11-20T06:00:00Z', state: 'MISSING', records: 0 },
  ],
};

test('no two states have the same sign', () => {
  const signs = Object.values(fileSigns);
  expect(new Set(signs).size).toBe(signs.length);
});

test('a state has one sign in the hours, their legend, the chips and the list of expected files', async () => {
  const pages = { page: 1, pageSize: 20, totalCount: 2 };
  renderRemote(<LoadDataScreen />, {
    path: '/load-data',
    answers: [
      answering(readFreshness, { items: [source], now: '2026-11-20T07:30:00Z' }),
      answering(listExpectedBatches, {
        ...pages,
        items: [skipped, { ...skipped, id: 'gap-9004', seq: 9004, state: 'OVERDUE' }],
      }),
      answering(listLoadBatches, {
        ...{ ...pages, items: [], sources: ['sportsbook'] },
        states: { LATE: 3, MISSING: 2, REJECTED: 1 },
      }),
    ],
  });
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr');
  const chips = await screen.findByLabelText('State of the batches');
  const hour = (words: RegExp) => screen.getByLabelText(words).textContent;
  const inLegend = (word: string) =>
    screen
      .getAllByText(word)
      .map((found) => found.parentElement?.textContent)
      .filter((words) => words?.length === word.length + 1);

  expect(await rowOf('Bets no. 9002 of sportsbook')).toHaveTextContent('∅ Missing');
  expect(await rowOf('Bets no. 9004 of sportsbook')).toHaveTextContent('! Overdue');
  expect(within(chips).getByRole('button', { name: 'Missing 2' })).toHaveTextContent('∅Missing');
  expect(within(chips).getByRole('button', { name: 'Late 3' })).toHaveTextContent('–Late');
  expect(within(chips).getByRole('button', { name: 'Rejected 1' })).toHaveTextContent('✕Rejected');
  expect(hour(/09:00: Missing/)).toBe('∅');
  expect(hour(/08:00: Late/)).toBe('–');
  expect(inLegend('Overdue')).toContain('!Overdue');
  expect(screen.getByText('Missing files')).toHaveTextContent('∅ Missing files');
});
