import type { Job } from '../../contracts/jobs';
import { pollAfterMs } from './poll-after';
import { secondsLeft } from './time-left';

const createdAt = '2026-11-20T08:00:00.000Z';
const startMs = Date.parse(createdAt);

function jobIn(state: Job['state']): Job {
  return {
    id: 'job_1',
    kind: 'export',
    state,
    done: 0,
    total: 100,
    step: '',
    createdAt,
    startedAt: null,
    endedAt: null,
    expiresAt: null,
  };
}

test.each([
  ['no job', [], false],
  ['jobs that have ended', [jobIn('DONE'), jobIn('FAILED'), jobIn('CANCELLED')], false],
  ['a young one', [jobIn('RUNNING')], 700],
  ['one that waits', [jobIn('QUEUED'), jobIn('DONE')], 700],
] as const)('with %s the next question is in %s ms', (_, jobs, expected) => {
  expect(pollAfterMs(jobs, startMs + 1000)).toBe(expected);
});

test('a job of minutes is asked about less often', () => {
  expect(pollAfterMs([jobIn('RUNNING')], startMs + 60_000)).toBe(2000);
  expect(pollAfterMs([jobIn('RUNNING')], startMs + 600_000)).toBe(5000);
});

test('the time left is the pace seen so far; nothing is said before two seconds or without progress', () => {
  const running = { state: 'RUNNING', done: 40, total: 100 } as const;

  expect(secondsLeft(running, { done: 20, atMs: 0 }, 10_000)).toBe(30);
  expect(secondsLeft(running, { done: 20, atMs: 0 }, 1000)).toBeNull();
  expect(secondsLeft(running, { done: 40, atMs: 0 }, 10_000)).toBeNull();
  expect(secondsLeft({ ...running, state: 'DONE' }, { done: 20, atMs: 0 }, 10_000)).toBeNull();
});
