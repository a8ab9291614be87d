import { readConfig } from './config';

test('an empty environment gives the defaults of npm start', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 4300,
    dataDir: './data',
    databaseUrl: undefined,
    isProduction: false,
    webDir: './dist/web',
    logLevel: 'info',
    remoteOrigins: [],
    portalOrigins: [],
    remoteOverrideOrigins: [],
    callLimitSeconds: 30,
    readSeconds: 3,
    drainSeconds: 1,
    exportQuotaMb: 2000,
    mail: { smtpUrl: undefined, from: 'Tallyhouse <no-reply@localhost>' },
    pdfSigning: { file: undefined, passphrase: undefined, passphraseFile: undefined },
    authorities: { hosts: [], timeoutSeconds: 30, keysDir: 'data/authority-keys', simulatorPort: 4390 },
    sessions: { accessTokenSeconds: 600, graceSeconds: 10, idleMinutes: 60, absoluteHours: 12 },
  });
});

test('a session never outlives a week, nor an access token a quarter of an hour', () => {
  const tooLong = {
    ACCESS_TOKEN_SECONDS: '901',
    REFRESH_GRACE_SECONDS: '31',
    SESSION_IDLE_MINUTES: '0',
    SESSION_ABSOLUTE_HOURS: '169',
  };

  expect(() => readConfig(tooLong)).toThrow(
    /ACCESS_TOKEN_SECONDS=901.*REFRESH_GRACE_SECONDS=31.*SESSION_IDLE_MINUTES=0.*SESSION_ABSOLUTE_HOURS=169/,
  );
});

test('every fault is named in one message', () => {
  const faulty = {
    PORT: '70000',
    DATABASE_URL: 'mysql://me:secret@localhost/x',
    LOG_LEVEL: 'loud',
    REMOTE_ORIGINS: "https://a.example 'unsafe-eval'",
  };

  expect(() => readConfig(faulty)).toThrow(
    /PORT=70000 is not a whole number from 0 to 65535; DATABASE_URL is not an address[^;]*; LOG_LEVEL=loud is none of .*; REMOTE_ORIGINS=/,
  );
});

test('a fault in the address of the store does not give its password away', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://me:secret@localhost/x' });

  expect(read).toThrow('DATABASE_URL is not an address');
  expect(read).not.toThrow('secret');
});

test.each(['ftp://api.example', 'https://api.example/', 'https://a.example;script-src *', 'api.example'])(
  '%s is no address of an API',
  (address) => {
    expect(() => readConfig({ API_BASE_URL: address })).toThrow('API_BASE_URL');
  },
);

test('remote origins are split at commas', () => {
  expect(readConfig({ REMOTE_ORIGINS: 'http://127.0.0.1:4301,http://127.0.0.1:4302' }).remoteOrigins).toEqual(
    ['http://127.0.0.1:4301', 'http://127.0.0.1:4302'],
  );
});

test('hosts of authorities are names, split at commas', () => {
  const hosts = (text: string) => readConfig({ AUTHORITY_HOSTS: text }).authorities.hosts;
  expect(hosts('returns.authority.example,b.example')).toEqual(['returns.authority.example', 'b.example']);
  for (const wrong of [
    'https://a.example',
    'a.example/x',
    'A.example',
    'a.example, b.example',
    '*.example',
  ]) {
    expect(() => hosts(wrong)).toThrow('AUTHORITY_HOSTS');
  }
});

test('signing keys lie beside the data, unless they are put elsewhere', () => {
  expect(readConfig({ DATA_DIR: '/srv/tallyhouse' }).authorities.keysDir).toBe(
    '/srv/tallyhouse/authority-keys',
  );
  expect(readConfig({ AUTHORITY_KEYS_DIR: '/run/keys' }).authorities.keysDir).toBe('/run/keys');
});

const overrides = { REMOTE_OVERRIDE_ORIGINS: 'http://127.0.0.1:4305' };

test('a deployment that says so lets remotes come from developers', () => {
  expect(readConfig(overrides).remoteOverrideOrigins).toEqual(['http://127.0.0.1:4305']);
});

test.each([
  ['in production', { NODE_ENV: 'production' }, 'NODE_ENV=production'],
  ['where returns are sent', { AUTHORITY_HOSTS: 'returns.authority.example' }, 'AUTHORITY_HOSTS'],
])('%s no remote comes from a developer', (_case, setting, name) => {
  expect(() => readConfig({ ...overrides, ...setting })).toThrow(`does not go with ${name}`);
  expect(readConfig(setting).remoteOverrideOrigins).toEqual([]);
});

test.each([
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8,fd00::/8,192.0.2.4', ['10.0.0.0/8', 'fd00::/8', '192.0.2.4']],
])('TRUST_PROXY=%s names proxies by how many or where they are', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustedProxies).toEqual(trusted);
});

test.each(['true', '0', '10', 'proxy.internal', '10.0.0.0/33', '0.0.0.0/0', '::/0', '127.0.0.1, 10.0.0.1'])(
  'TRUST_PROXY=%s is refused, for it would trust nobody or everybody',
  (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
      `TRUST_PROXY=${text} is neither a number of proxies from 1 to 9 nor a list of addresses and networks`,
    );
  },
);
