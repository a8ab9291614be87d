import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp } from '../../app/testing/test-app';
import { unkeptTexts } from './characters';

test.each([
  [{ name: '\ud83d' }, ['name']],
  [{ name: '\ude00\ud83d' }, ['name']],
  [{ names: ['a', 'b\0'] }, ['names.1']],
  [{ options: { 'a\0': 1 } }, ['options']],
  ['\0', ['']],
  [{ name: '😀' }, []],
  [{ name: String.raw`a path: \ud83d and \0` }, []],
])('of %j the texts that not every store can keep are %j', (value, fields) => {
  expect(unkeptTexts(value).map(({ field }) => field)).toEqual(fields);
});

test('half a character and a NUL are refused by the name of their field, and nothing is asked of the store', async () => {
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
    errors: [{ field: 'name', code: 'UNKEPT_CHARACTER' }],
  });
  const asked = await admin('GET', '/api/Jobs/%00');
  expect(asked.json()).toMatchObject({
    code: 'VALIDATION',
    errors: [{ field: 'id', code: 'UNKEPT_CHARACTER' }],
  });
  await app.close();
});
