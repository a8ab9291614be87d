import { keptCharacters, maskBody } from './mask-body';

test.each([
  ['a password', { password: 'canary' }],
  ['a token inside', { auth: { refreshToken: 'canary', user: { emails: ['canary'] } } }],
  ['a one-time code that is a number', { otp: 424_242 }],
  ['an API key', { 'X-Api-Key': 'canary' }],
  ['an address that holds a token', { webhookUrl: 'https://hooks.example/canary' }],
  ['a player', { rows: [{ player_ref: 'canary' }, { playerId: 'canary' }, { player: 'canary' }] }],
  ['an address in a sentence', { detail: 'Sent to canary@example.test today' }],
  ['a signed token in a sentence', { detail: 'Bearer eyJcanary.eyJcanary.canary' }],
  ['a player of the demo in a sentence', { detail: 'px-canary0 lost' }],
  ['a value as a name', { byPlayer: { 'px-canary0': 3 } }],
  ['a condition on a hidden field', { field: 'playerRef', op: 'in', value: ['canary'] }],
  ['a record as its source wrote it', { raw: 'b1,1,canary' }],
])('%s is hidden, by its name or by its look', (_what, body) => {
  const masked = maskBody(JSON.stringify(body)) ?? '';

  expect(masked).toContain('[hidden]');
  expect(masked).not.toMatch(/canary|424242/);
});

test.each([
  '<Bettor><Email>canary</Email></Bettor>',
  '<bettor:playerId scheme="x">canary</bettor:playerId>',
  '<Bettor email="canary"/>',
  '{"password":"canary',
  'grant=1&client_secret=canary&scope=a',
  'Authorization: Basic canary\nAccept: x',
  'mail to canary@example.test',
])('what is no JSON is masked all the same: %s', (body) => {
  const masked = maskBody(body) ?? '';

  expect(masked).toContain('[hidden]');
  expect(masked).not.toContain('canary');
});

test('figures, counts and hashes stay readable', () => {
  const body = JSON.stringify({
    ggr: '1250000.00',
    activePlayers: 12,
    playerCountry: 'MT',
    contentHash: `sha256:${'0123456789abcdef'.repeat(4)}`,
    controlNumber: '991234567890',
    otpRequired: true,
  });

  expect(maskBody(body)).toBe(body);
});

test('a long body is cut after it was masked, and one too long is not kept', () => {
  const long = maskBody(JSON.stringify({ rows: 'x'.repeat(keptCharacters * 2), password: 'canary' })) ?? '';

  expect(long.length).toBeLessThan(keptCharacters + 50);
  expect(long).toMatch(/characters in all]$/);
  // A cut in front of the masking would leave the start of a value without its name.
  expect(
    maskBody(JSON.stringify([{ pad: 'x'.repeat(keptCharacters - 30) }, { email: 'canary' }])),
  ).not.toContain('canary');
  expect(maskBody('x'.repeat(300_000))).toBeNull();
  expect(maskBody('')).toBeNull();
});

test('of a long body no more is masked than is kept, and its length is said', () => {
  const row = { day: '2026-10-01', ggr: '1250000.00', who: 'canary@example.test' };
  const body = JSON.stringify(Array.from({ length: 3000 }, () => row));
  const replaced = jest.spyOn(String.prototype, 'replace');

  const masked = maskBody(body) ?? '';
  const replacements = replaced.mock.calls.length;
  replaced.mockRestore();

  expect(masked).toMatch(new RegExp(`\\[${body.length} characters in all]$`));
  expect(masked).not.toContain('canary');
  // A row has six texts, each looked through for six looks: 200 rows at most are kept, of 3,000.
  expect(replacements).toBeLessThan(6 * 6 * 250);
});
