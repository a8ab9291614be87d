import { openTestStore } from '../store/testing/open-test-store';
import { givenBrand, startTestApp } from '../testing/test-app';
import { hasHalfCharacter } from './half-characters';

test.each([
  [String.raw`{"name":"\ud83d"}`, true],
  [String.raw`{"name":"\udE00 and more"}`, true],
  [String.raw`{"name":"\ude00\ud83d"}`, true],
  [String.raw`{"name":"\ud83d\ude00"}`, false],
  [String.raw`{"name":"a path: \\ud83d"}`, false],
  ['{"name":"😀"}', false],
])('%s: %s', (text, expected) => {
  expect(hasHalfCharacter(text)).toBe(expected);
});

test('half a character is refused in words, and nothing is asked of the store', async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder' });
  const app = await startTestApp(store);
  const admin = await app.signIn({ role: 'admin', brandIds: '*' });

  const answer = await admin('POST', '/api/ApiKeys', {
    body: String.raw`{"brandId":"alder","name":"\ud83d","scopes":["loads.ingest"],"expiresAt":"2026-07-05T08:00:00Z","reason":"The platform sends its bets by itself."}`,
    headers: { 'content-type': 'application/json' },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION',
    title: 'The request has half a character in it',
  });
  await app.close();
});
