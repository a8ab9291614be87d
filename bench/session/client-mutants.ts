import type { Mutant } from './mutants';

const client = 'shared/src/http/http-client.ts';
const headers = 'shared/src/http/call-headers.ts';
const request = 'shared/src/http/request-of.ts';
const problems = 'shared/src/http/answer-problem.ts';

/** What a call carries, when it is repeated, and what its caller is told. */
export const clientMutants: readonly Mutant[] = [
  {
    file: client,
    find: 'environment.after(refreshTimeoutMs, () => alone.abort())',
    replace: '() => undefined',
    guards: 'a refresh that is never answered ends',
    noticedBy: ['A10'],
  },
  {
    file: client,
    find: 'token: z.string().check(z.minLength(1)) });',
    replace: 'token: z.optional(z.string()) });',
    guards: 'a refresh answered without a token is a failure',
    noticedBy: ['A16'],
  },
  {
    file: client,
    find: "endpoint.access === 'public' || !isUnauthorised(error)",
    replace: '!isUnauthorised(error)',
    guards: 'a refused login is an answer',
    noticedBy: ['A13'],
  },
  {
    file: client,
    find: ' || !isUnauthorised(error);',
    replace: ';',
    guards: 'only a 401 leads to a refresh',
    noticedBy: ['A12'],
  },
  {
    file: client,
    find: '(await abortable(renewal.renew(as, error), input.signal))',
    replace: '(await renewal.renew(as, error))',
    guards: 'who gives up during a refresh is let go at once',
    noticedBy: ['B08'],
  },
  {
    file: client,
    find: '{ ...currentCaller(), brand: caller.brand }',
    replace: 'currentCaller()',
    guards: 'a repeated call is for the brand it was made for',
    noticedBy: ['C06'],
  },
  {
    file: client,
    find: 'const mostRefreshes = 2;',
    replace: 'const mostRefreshes = 1;',
    guards: 'a call whose new token ran out on the way is renewed once more',
    noticedBy: ['X50'],
  },
  {
    file: client,
    find: 'const mostRefreshes = 2;',
    replace: 'const mostRefreshes = 3;',
    guards: 'a server that refuses what it gave is not asked for ever',
    noticedBy: ['A11'],
  },
  {
    file: client,
    find: " === 'refreshed') refreshes += 1;",
    replace: " !== '') refreshes += 1;",
    guards: 'a token that another tab renewed costs a call none of its refreshes',
    noticedBy: ['X51'],
  },
  {
    file: client,
    find: 'isNobodyStored(session) ? { ...caller, token: null } : caller',
    replace: 'caller',
    guards: 'while the storage names nobody, no call carries the old token',
    noticedBy: ['X55'],
  },
  {
    file: client,
    find: `    followStorage(session);
    return {`,
    replace: '    return {',
    guards: 'the storage is read before every call',
    noticedBy: ['F06'],
  },
  {
    file: client,
    find: `        requireSame(caller, endpoint);
        const response`,
    replace: '        const response',
    guards: 'nothing is sent for another brand than the tab’s',
    noticedBy: ['X24'],
  },
  {
    file: client,
    find: `        requireSame(caller, endpoint);
        return response;`,
    replace: '        return response;',
    guards: 'nobody gets the answer to a call of the user or brand before',
    noticedBy: ['X25', 'X26'],
  },
  {
    file: client,
    find: '    renewal.requireSame(caller);',
    replace: '',
    guards: 'the answer for the user before is not given to the next one',
    noticedBy: ['X26'],
  },
  {
    file: client,
    find: 'cookies: environment.cookies() };',
    replace: 'cookies: (request.cookies ??= environment.cookies()) };',
    guards: 'the anti-forgery value is read again for the repetition',
    noticedBy: ['C05'],
  },
  {
    file: headers,
    find: 'if (target.origin !== api.origin) return headers;',
    replace: '',
    guards: 'no token goes to another origin',
    noticedBy: ['C04'],
  },
  {
    file: headers,
    find: 'new URL(place.baseUrl + request.url, page)',
    replace: '(/^[a-z]+:/i.test(request.url) ? new URL(request.url) : page)',
    guards: 'addresses that look relative are resolved before they are trusted',
    noticedBy: ['C03', 'C04'],
  },
  {
    file: headers,
    find: "request.method !== 'GET'",
    replace: 'true',
    guards: 'a GET carries no anti-forgery value',
    noticedBy: ['C02'],
  },
  {
    file: headers,
    find: 'givenRelative && ',
    replace: '',
    guards: 'only calls to a relative address carry an anti-forgery value',
    noticedBy: ['X23'],
  },
  {
    file: headers,
    find: 'if (caller.token !== null) headers',
    replace: 'headers',
    guards: 'no “Bearer null”',
    noticedBy: ['F01'],
  },
  {
    file: request,
    find: 'if (!(request.body instanceof ReadableStream)) return request;',
    replace: 'return request;',
    guards: 'a stream is kept for the repetition',
    noticedBy: ['X20'],
  },
  {
    file: request,
    find: 'body instanceof Blob ||',
    replace: '',
    guards: 'a blob is not made JSON',
    noticedBy: ['B03'],
  },
  {
    file: request,
    find: ` ||
    body instanceof FormData;`,
    replace: ';',
    guards: 'a form is not made JSON',
    noticedBy: ['B02'],
  },
  {
    file: request,
    find: "endpoint.method === 'POST' ?",
    replace: 'false ?',
    guards: 'a POST carries a key under which it is run once',
    noticedBy: ['X21'],
  },
  {
    file: request,
    find: '{ ...key, ...input.headers }',
    replace: '{ ...input.headers, ...key }',
    guards: 'the caller’s own key goes before a made one',
    noticedBy: ['B05'],
  },
  {
    file: problems,
    find: 'isBytes(body) ? new TextDecoder().decode(body) : body',
    replace: 'body',
    guards: 'the problem answered to a call for a file is readable',
    noticedBy: ['B07'],
  },
  {
    file: problems,
    find: 'if (error.code === AxiosError.ERR_CANCELED)',
    replace: 'if (false)',
    guards: 'an abort is told as an abort',
    noticedBy: ['X22'],
  },
  {
    file: 'shared/src/http/repeats.ts',
    find: '!call.isHarmless || ',
    replace: '',
    guards: 'a call that could do its work twice is made once',
    noticedBy: ['B10'],
  },
];
