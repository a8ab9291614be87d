import type { SentRequest } from '../stage/watch';
import { judgeRequests } from './judge-requests';

const origins = {
  page: 'https://portal.example',
  module: 'https://files.example/mount.js',
  api: 'https://api.example',
};
const sent = (url: string, changes: Partial<SentRequest> = {}): SentRequest => ({
  ...{ url, method: 'GET', headers: {}, body: '' },
  ...changes,
});
const bearing = { headers: { authorization: 'Bearer secret' } };
const good = sent('https://api.example/api/Profile', bearing);
const judged = (requests: readonly SentRequest[]) =>
  Object.fromEntries(judgeRequests(requests, ['secret'], origins).map((seen) => [seen.id, seen]));

test('a token that goes to the API alone is where it belongs', () => {
  const seen = judged([sent(origins.module), sent('https://portal.example/'), good]);

  expect(seen['capability.token']).toMatchObject({ isGood: true });
  expect(seen['capability.origins']).toMatchObject({ isGood: true, measured: '3 requests' });
});

test.each([
  ['in a header for another origin', sent('https://portal.example/log', bearing)],
  ['in a body for another origin', sent('https://portal.example/log', { body: '{"t":"secret"}' })],
  ['in an address of the API', sent('https://api.example/api?token=secret')],
])('a token %s is told', (_case, request) => {
  expect(judged([good, request])['capability.token']).toMatchObject({ isGood: false });
});

test('a foreign origin is told, and the query of an address is not repeated', () => {
  const seen = judged([good, sent('https://fonts.example/a.woff2?t=secret')]);

  expect(seen['capability.origins']).toMatchObject({ isGood: false, measured: 'https://fonts.example' });
  expect(JSON.stringify(seen)).not.toContain('secret');
});

test('where no token was seen nothing is proven', () => {
  expect(judgeRequests([sent(origins.module)], [], origins)[0]).toMatchObject({ isGood: false });
});
