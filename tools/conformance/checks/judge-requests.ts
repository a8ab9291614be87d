import type { Seen } from '../rules';
import type { SentRequest } from '../stage/watch';
import { listed } from './judge-leaks';

export interface Origins {
  readonly page: string;
  readonly module: string | null;
  readonly api: string;
}

/** Judges where the token went, and what was fetched from elsewhere. */
export function judgeRequests(
  sent: readonly SentRequest[],
  tokens: readonly string[],
  origins: Origins,
): Seen[] {
  const bearers = sent
    .filter(({ url }) => originOf(url) === origins.api)
    .flatMap(({ headers }) => headers['authorization']?.replace(/^Bearer /, '') ?? []);
  const known = [...new Set([...tokens, ...bearers])].filter((token) => token !== '');
  const carries = ({ url, headers, body }: SentRequest) => {
    const all = [decodeURIComponent(url), body, ...Object.values(headers)].join('\n');
    return known.some((token) => all.includes(token)) || 'authorization' in headers;
  };
  const carried = sent.filter(carries);
  const astray = carried.filter(({ url }) => originOf(url) !== origins.api);
  const inAddress = carried.filter(({ url }) =>
    known.some((token) => decodeURIComponent(url).includes(token)),
  );
  const wrong = [...new Set([...astray, ...inAddress])].map(({ method, url }) => `${method} ${bare(url)}`);
  const expected = [origins.page, origins.module === null ? '' : originOf(origins.module), origins.api];
  const others = [...new Set(sent.map(({ url }) => originOf(url)))].filter(
    (origin) => origin !== 'null' && !expected.includes(origin),
  );
  return [
    known.length === 0
      ? { id: 'capability.token', isGood: false, measured: 'no request carried a token' }
      : {
          id: 'capability.token',
          isGood: wrong.length === 0,
          measured:
            wrong.length === 0
              ? `${carried.length} of ${sent.length} requests, all to ${origins.api}`
              : listed(wrong),
        },
    {
      id: 'capability.origins',
      isGood: others.length === 0,
      measured: others.length === 0 ? `${sent.length} requests` : listed(others),
    },
  ];
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

/** Without its query, which may hold what nobody else is to read. */
function bare(url: string): string {
  return url.replace(/\?.*/, '?…');
}
