import { login } from '../contracts/auth';
import type { Endpoint } from '../contracts/endpoint';
import { cancelJob, downloadJobFile, listJobs, readJob } from '../contracts/jobs';
import { answering, fakeHttp } from '../testing/fake-http';
import { limitedClient } from './limited-client';

const remote = { name: 'remote-retail', calls: ['GET /api/Jobs', 'GET /api/Jobs/:id/result'] };
const file = { bytes: new ArrayBuffer(1), contentType: 'text/csv', fileName: 'a.csv' };

function setUp() {
  const fake = fakeHttp([answering(listJobs, { items: [] }), answering(downloadJobFile, file)]);
  return { ...fake, limited: limitedClient(fake.http, remote) };
}

test('calls that the manifest names are made', async () => {
  const { limited, sentTo } = setUp();

  await expect(limited.call(listJobs)).resolves.toEqual({ items: [] });
  await expect(limited.download(downloadJobFile, { params: { id: 'j1' } })).resolves.toEqual(file);
  expect(sentTo(downloadJobFile)).toEqual([{ params: { id: 'j1' } }]);
});

test.each<[string, Endpoint]>([
  ['another call', readJob],
  ['another method of the same address', { ...cancelJob, path: listJobs.path }],
  ['the session', login],
  ['an address elsewhere', { ...listJobs, path: 'https://evil.example/api/Jobs' }],
  ['one that is named like a named one only', { ...listJobs, path: '/api/Jobs/' }],
])('%s is refused with words and never sent', async (_, endpoint) => {
  const { limited, calls } = setUp();

  for (const attempt of [limited.call(endpoint, {} as never), limited.download(endpoint, {} as never)])
    await expect(attempt).rejects.toMatchObject({
      name: 'ApiError',
      problem: {
        code: 'CALL_NOT_NAMED',
        detail: `The manifest of remote-retail does not name ${endpoint.method} ${endpoint.path}, so it was not sent.`,
      },
    });
  expect(calls).toEqual([]);
});

test('an endpoint that answers otherwise the second time is sent as it was compared, or not at all', async () => {
  const { limited, calls } = setUp();
  let reads = 0;
  const turning = {
    ...listJobs,
    get path() {
      reads += 1;
      return reads === 1 ? '/api/Jobs' : '/api/Users';
    },
  };
  const posing = { ...listJobs, path: { toString: () => '/api/Jobs', replaceAll: () => '/api/Users' } };

  await limited.call(turning);
  await expect(limited.call(posing as unknown as Endpoint)).rejects.toMatchObject({ name: 'ApiError' });
  expect(calls.map(({ endpoint }) => endpoint.path)).toEqual(['/api/Jobs']);
});

test('nothing of the client beside these two is in reach', () => {
  expect(Object.keys(setUp().limited).sort()).toEqual(['call', 'download']);
});
