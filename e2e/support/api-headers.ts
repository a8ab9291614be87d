import { demoPassword, type Role } from './sessions';

const json = { 'Content-Type': 'application/json' };

/** Headers of a session of its own for calls about Alder, past the pages. */
export async function apiHeaders(origin: string, role: Role): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: `${role}@tallyhouse.test`, password: demoPassword });
  const entered = await fetch(`${origin}/api/Auth/login`, { method: 'POST', headers: json, body });
  const { token } = (await entered.json()) as { token: string };
  const mark = /XSRF-TOKEN=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return {
    ...json,
    Authorization: `Bearer ${token}`,
    Brand: 'alder',
    Cookie: `XSRF-TOKEN=${mark}`,
    'X-XSRF-TOKEN': mark,
  };
}
