import type { Environment } from '../session/environment';
import { fakeBrowser } from '../testing/fake-environment';
import { problem } from '../testing/fake-http';
import { ApiError } from './api-error';
import { createRepeats } from './repeats';

/** A browser whose pauses pass at once and are written down; chance gives the longest pause. */
function patientBrowser() {
  const { environment, clock } = fakeBrowser();
  const pauses: number[] = [];
  const patient: Environment = {
    ...environment,
    random: () => 1,
    after: (ms, then) => {
      pauses.push(ms);
      clock.nowMs += ms;
      then();
      return () => undefined;
    },
  };
  return { repeats: createRepeats(patient), pauses, clock };
}

function failing(times: number, error: Error) {
  const attempts = { count: 0 };
  const attempt = () => {
    attempts.count += 1;
    return attempts.count <= times ? Promise.reject(error) : Promise.resolve('answer');
  };
  return { attempt, attempts };
}

const harmless = { isHarmless: true, signal: undefined };
const lost = problem(0, 'UNAVAILABLE');

test.each([0, 429, 502, 503, 504])('status %i is tried again, after a pause that grows', async (status) => {
  const { repeats, pauses } = patientBrowser();
  const { attempt } = failing(2, problem(status, 'UNAVAILABLE'));

  await expect(repeats.run(harmless, attempt)).resolves.toBe('answer');

  expect(pauses).toEqual([300, 600]);
});

test('a third failure is the answer', async () => {
  const { repeats } = patientBrowser();
  const { attempt, attempts } = failing(3, lost);

  await expect(repeats.run(harmless, attempt)).rejects.toBe(lost);

  expect(attempts.count).toBe(3);
});

test.each([400, 401, 403, 404, 409, 422, 500])('status %i is the answer', async (status) => {
  const { repeats } = patientBrowser();
  const { attempt, attempts } = failing(1, problem(status, 'INTERNAL'));

  await expect(repeats.run(harmless, attempt)).rejects.toThrow();

  expect(attempts.count).toBe(1);
});

test('a call that could do its work twice is made once', async () => {
  const { repeats } = patientBrowser();
  const { attempt, attempts } = failing(1, lost);

  await expect(repeats.run({ ...harmless, isHarmless: false }, attempt)).rejects.toBe(lost);

  expect(attempts.count).toBe(1);
});

test('the server’s Retry-After is kept to, and one beyond ten seconds is left to the user', async () => {
  const busy = (retryAfterSeconds: number) =>
    new ApiError(problem(429, 'RATE_LIMIT').problem, { retryAfterSeconds });
  const { repeats, pauses } = patientBrowser();

  await expect(repeats.run(harmless, failing(1, busy(7)).attempt)).resolves.toBe('answer');
  expect(pauses).toEqual([7000]);
  await expect(repeats.run(harmless, failing(1, busy(11)).attempt)).rejects.toMatchObject({
    name: 'ApiError',
  });
  expect(pauses).toEqual([7000]);
});

test('a minute of failures brings ten repetitions, or a tenth of the calls, and the next minute again', async () => {
  const { repeats, pauses, clock } = patientBrowser();
  for (let call = 0; call < 20; call += 1) {
    await repeats.run(harmless, failing(3, lost).attempt).catch(() => undefined);
  }
  expect(pauses).toHaveLength(10);

  clock.nowMs += 60_001;
  await repeats.run(harmless, failing(1, lost).attempt);
  expect(pauses).toHaveLength(11);
});

test('a caller who gives up during the pause is not kept', async () => {
  const { environment } = fakeBrowser();
  const repeats = createRepeats({ ...environment, after: () => () => undefined });
  const caller = new AbortController();
  const call = repeats.run({ isHarmless: true, signal: caller.signal }, failing(1, lost).attempt);
  await Promise.resolve();
  caller.abort();

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
