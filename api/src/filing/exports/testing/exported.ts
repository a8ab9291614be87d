import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { TestCaller } from '../../../app/testing/test-app';

/** A file in JSON. */
export interface ExportedFile {
  readonly head: readonly { readonly label: string; readonly text: string }[];
  readonly columns: readonly { readonly field: string }[];
  readonly rows: readonly (readonly unknown[])[];
  readonly totals: readonly unknown[];
  readonly note: string | null;
}

/** Orders an export for a brand, waits until it is made, and fetches it. */
export async function exported(
  call: TestCaller,
  order: { readonly source: object; readonly format: string; readonly language?: string },
  brand = 'alder',
): Promise<{ readonly job: Job; readonly file: Buffer }> {
  const answer = await call('POST', '/api/Exports', { brand, body: { ...order } });
  expect([answer.statusCode, answer.body]).toEqual([202, expect.any(String)]);
  let job = answer.json<Job>();
  while (job.endedAt === null) {
    await new Promise((done) => setTimeout(done, 10));
    job = (await call('GET', `/api/Jobs/${job.id}`)).json<Job>();
  }
  expect(job).toMatchObject({ state: 'DONE', done: job.total });
  return { job, file: (await call('GET', `/api/Jobs/${job.id}/result`)).rawPayload };
}
