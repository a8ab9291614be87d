import { readDashboardSummary } from '../contracts/dashboard';
import type { Endpoint } from '../contracts/endpoint';
import { readJob } from '../contracts/jobs';
import type { RemoteHost } from '../contracts/remote';

/** The calls that a remote must name to be probed. */
export const probedCalls = ['GET /api/Dashboard/summary', 'GET /api/Jobs/:id'];

// Written out: a build takes the endpoints of the contracts for calls that the remote makes.
const about = { tag: 'Probe', summary: '', access: 'signed-in', status: 200 } as const;
const listUsers: Endpoint = { ...about, method: 'GET', path: '/api/Users' };
const logout: Endpoint = { ...about, method: 'POST', path: '/api/Auth/logout' };

/** The page around the host, as far as a probe looks at it. */
export interface ProbedPage {
  /** Path and query at which the page is. */
  readonly place: () => string;
  /** Does what draws the page anew; resolves when it is drawn. */
  readonly action: (does: () => void) => Promise<void>;
  /** How often the words stand on the page. */
  readonly saysWords: (words: string) => number;
}

type Probe = (host: RemoteHost, page: ProbedPage) => unknown;

/**
 * Everything that a remote can find out about the page that holds it, a probe each. What they give for the shell's host
 * they must give for every other: a remote that works alone then works in the shell.
 */
const probes: Readonly<Record<string, Probe>> = {
  'what there is': (host) => shapeOf(host),
  'who is signed in': ({ session }) => session,
  'language and theme': ({ locale, theme }) => [locale, theme],
  'no secret in reach': (host) => secretsIn(host),
  'a call that is named': async ({ http }) => Object.keys(await http.call(readDashboardSummary)).sort(),
  'a call that is not named': ({ http }) => failure(http.call(listUsers)),
  'a download that is not named': ({ http }) => failure(http.download(listUsers)),
  'a call about the session': ({ http }) => failure(http.call(logout)),
  'a call that asks for nothing there is': ({ http }) =>
    failure(http.call(readJob, { params: { id: 'no-such-job' } })),
  'a call that leaves its address': ({ http }) => failure(http.call(readJob, { params: { id: '..' } })),
  'a call that is ended': ({ http }) =>
    failure(http.call(readDashboardSummary, { signal: AbortSignal.abort() })),
  'an endpoint that changes as it is read': ({ http }) => failure(http.call(shiftyEndpoint())),
  'the title of the window': (host) => {
    host.setTitle('Probe');
    const plain = document.title;
    host.setTitle('Probe', 'Oct 2026');
    return [plain, document.title];
  },
  'what is kept': ({ main }) => {
    main.save({ query: { probe: 1 } });
    return main.read();
  },
  'more than may be kept': ({ main }) => failure(Promise.resolve().then(() => main.save({ data: [[1]] }))),
  'another place': async ({ navigate }, { action, place }) => {
    const from = place();
    await action(() => navigate(`${from.split('?')[0] ?? ''}?probed=1`));
    return place();
  },
  'words to the user': async ({ notify }, { action, saysWords }) => {
    await action(() => notify({ kind: 'info', text: 'The probe speaks' }));
    return saysWords('The probe speaks');
  },
};

/** What each probe found, by its name, as plain data. */
export async function probeHost(host: RemoteHost, page: ProbedPage): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, probe] of Object.entries(probes)) found[name] = await probe(host, page);
  return JSON.parse(JSON.stringify(found, (_, value: unknown) => value ?? null)) as Record<string, unknown>;
}

/** Kinds of values, by their names, two levels deep. */
function shapeOf(value: object, depth = 2): Record<string, unknown> {
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, kindOf(Reflect.get(value, name), depth)]));
}

function kindOf(part: unknown, depth: number): unknown {
  if (Array.isArray(part)) return 'list';
  if (part === null) return 'null';
  return typeof part === 'object' && depth > 1 ? shapeOf(part, depth - 1) : typeof part;
}

/** Names of fields, at any depth, that speak of tokens. */
function secretsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (((typeof value !== 'object' || value === null) && typeof value !== 'function') || seen.has(value))
    return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((key) => [
    ...(/token|password|secret/i.test(String(key)) ? [String(key)] : []),
    ...secretsIn(Reflect.getOwnPropertyDescriptor(value, key)?.value, seen),
  ]);
}

/** How a call was refused, without what differs each time. */
async function failure(call: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: typeof (await call) };
  } catch (error) {
    const { name, message, problem } = error as Error & { problem?: { code: string; status: number } };
    return { name, message, code: problem?.code, status: problem?.status };
  }
}

/** Named when it is looked at first, another one afterwards. */
function shiftyEndpoint(): typeof readDashboardSummary {
  let reads = 0;
  const paths = [readDashboardSummary.path, '/api/Users'] as const;
  return Object.defineProperty({ ...readDashboardSummary }, 'path', {
    enumerable: true,
    get: () => paths[Math.min(reads++, 1)],
  });
}
