/** Words that make a name one of a secret or of a person, alone or in a longer name: `refreshToken`, `X-Api-Key`. */
const hiddenWords = new Set([
  'password',
  'passwords',
  'passphrase',
  'secret',
  'secrets',
  'token',
  'tokens',
  'otp',
  'totp',
  'pin',
  'cvv',
  'authorization',
  'cookie',
  'cookies',
  'credential',
  'credentials',
  'email',
  'emails',
  'mail',
  'phone',
  'msisdn',
  'iban',
]);

/** Pairs of words that do so. */
const hiddenPairs = new Set([
  'api key',
  'private key',
  'e mail',
  'player ref',
  'player refs',
  'player id',
  'player ids',
  'player name',
  'customer id',
  'customer ids',
  'customer ref',
  'otpauth url',
  // Addresses of many services hold a token.
  'webhook url',
  'recovery code',
  'recovery codes',
]);

/** Names that do so only as a whole: `activePlayers` is a count, and `raw` is a record as a source wrote it. */
const hiddenNames = new Set(['player', 'players', 'customer', 'customers', 'pan', 'raw']);

/** Whether what stands under `name` must not be seen: a secret, or what tells who a person is. */
export function isHiddenName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (hiddenNames.has(words.join(' '))) return true;
  return words.some(
    (word, index) => hiddenWords.has(word) || hiddenPairs.has(`${word} ${words[index + 1] ?? ''}`),
  );
}
