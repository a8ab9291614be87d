import { openTestStore } from '../store/testing/open-test-store';
import { startTestApp } from '../testing/test-app';
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

test('half a character is refused in words before anything is asked of the store', async () => {
  const app = await startTestApp(await openTestStore());
  const payload = String.raw`{"email":"\ud83d@example.test","password":"whatever"}`;

  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/Auth/login',
    headers: { 'content-type': 'application/json' },
    payload,
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION',
    title: 'The request has half a character in it',
  });
  await app.close();
});
