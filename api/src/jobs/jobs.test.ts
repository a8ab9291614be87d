import { NotFound } from '../problems';
import { createJobs, type JobRun } from './jobs';

let now = new Date('2026-03-15T10:00:00Z');
const failures: unknown[] = [];
const createRunner = () =>
  createJobs(
    () => now,
    (error) => failures.push(error),
  );

/** Work that goes on until told. */
function givenWork() {
  let finish: (value: string) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  let run: JobRun | undefined;
  const ended = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const work = (given: JobRun) => {
    run = given;
    given.signal.addEventListener('abort', () => fail(given.signal.reason));
    return ended;
  };
  return {
    work,
    finish: (value: string) => finish(value),
    fail: (error: unknown) => fail(error),
    run: () => run!,
  };
}
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  now = new Date('2026-03-15T10:00:00Z');
  failures.length = 0;
});

test('tells how far the work is, then its result', async () => {
  const { work, finish, run } = givenWork();
  const jobs = createRunner();
  const { id, resultWithin } = jobs.start({ kind: 'simulation', owner: 'u_1', work });
  await settle();
  run().progress(2, 5, 'Summing');

  expect(jobs.read(id, 'u_1')).toMatchObject({
    state: 'RUNNING',
    done: 2,
    total: 5,
    step: 'Summing',
    endedAt: null,
  });
  finish('rows');
  expect(await resultWithin(1000)).toEqual({ value: 'rows' });
  await settle();
  expect(jobs.read(id, 'u_1')).toMatchObject({
    state: 'DONE',
    result: 'rows',
    endedAt: '2026-03-15T10:00:00.000Z',
  });
});

test('work that takes longer than the caller waits goes on', async () => {
  const { work, finish } = givenWork();
  const jobs = createRunner();
  const job = jobs.start({ kind: 'simulation', owner: 'u_1', work });

  expect(await job.resultWithin(5)).toBeUndefined();
  finish('late');
  await settle();
  expect(job.read()).toMatchObject({ state: 'DONE', result: 'late' });
});

test('cancelling aborts the work; what it still says is ignored', async () => {
  const { work, run } = givenWork();
  const jobs = createRunner();
  const { id } = jobs.start({ kind: 'simulation', owner: 'u_1', work });
  await settle();
  jobs.cancel(id, 'u_1');
  run().progress(5, 5, 'Done');
  await settle();

  expect(run().signal.aborted).toBe(true);
  expect(jobs.read(id, 'u_1')).toMatchObject({ state: 'CANCELLED', done: 0 });
  expect(failures).toEqual([]);
});

test('a refusal is told to the owner, a fault only to the log', async () => {
  const refused = givenWork();
  const broken = givenWork();
  const jobs = createRunner();
  const first = jobs.start({ kind: 'simulation', owner: 'u_1', work: refused.work });
  const second = jobs.start({ kind: 'simulation', owner: 'u_1', work: broken.work });
  refused.fail(new NotFound('report'));
  broken.fail(new Error('select * from secret'));
  await settle();

  expect(first.read()).toMatchObject({ state: 'FAILED', problem: { code: 'NOT_FOUND', traceId: first.id } });
  expect(second.read()).toMatchObject({ state: 'FAILED', problem: { code: 'INTERNAL' } });
  expect(JSON.stringify(second.read())).not.toContain('secret');
  expect(failures).toEqual([new Error('select * from secret')]);
});

test('two run at once for one user; a third is refused, another user is not', async () => {
  const jobs = createRunner();
  const first = givenWork();
  jobs.start({ kind: 'simulation', owner: 'u_1', work: first.work });
  jobs.start({ kind: 'simulation', owner: 'u_1', work: givenWork().work });

  expect(() => jobs.start({ kind: 'simulation', owner: 'u_1', work: givenWork().work })).toThrow(
    'Too many attempts',
  );
  jobs.start({ kind: 'simulation', owner: 'u_2', work: givenWork().work });
  first.finish('');
  await settle();
  jobs.start({ kind: 'simulation', owner: 'u_1', work: givenWork().work });
  await jobs.close();
});

test("others' jobs look like none, and a day after its end a job is forgotten", async () => {
  const { work, finish } = givenWork();
  const jobs = createRunner();
  const { id } = jobs.start({ kind: 'simulation', owner: 'u_1', work });
  finish('');
  await settle();

  expect(() => jobs.read(id, 'u_2')).toThrow('no such job');
  now = new Date('2026-03-16T10:00:01Z');
  jobs.start({ kind: 'simulation', owner: 'u_1', work: () => Promise.resolve('') });
  expect(() => jobs.read(id, 'u_1')).toThrow('no such job');
});
