import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';
import type { Commit, Place, ReleaseFolder } from './place';

/** A running server: reads what every page reads, and commits with the token of the deployment. */
export function httpPlace(address: string, token: string | undefined): Place {
  const origin = new URL(address).origin;
  return {
    async readRegistry() {
      const answer = await ask(`${origin}/registry.json`);
      if (answer.status === 404) return null;
      if (!answer.ok)
        throw new SentenceError(`${origin} answered ${answer.status} for its registry: try again.`);
      return answer.text();
    },
    async readManifest(baseUrl) {
      const url = new URL(`${baseUrl}manifest.json`, origin);
      const answer = await ask(url.href);
      if (!answer.ok)
        throw new SentenceError(`There is no ${url.pathname} at ${origin}: its files were deleted.`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async commit({ from, registry, releases, audit }: Commit) {
      if (token === undefined)
        throw new SentenceError('Name the token of the deployment: --token, or DEPLOYMENT_TOKEN.');
      const body = JSON.stringify({
        from,
        registry,
        audit,
        releases: await Promise.all(releases.map(readRelease)),
      });
      const answer = await ask(`${origin}/deployments`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body,
      });
      if (answer.status === 401)
        throw new SentenceError(
          'The server does not take this token: name the one that it was started with.',
        );
      if (!answer.ok) throw new SentenceError(await refusalText(answer));
    },
  };
}

async function readRelease({ name, version, folder }: ReleaseFolder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const bytes = await Promise.all(
    files.map(async (file) => [relative(folder, file), (await readFile(file)).toString('base64')]),
  );
  return { name, version, files: Object.fromEntries(bytes) as Record<string, string> };
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new SentenceError(
      `${new URL(url).origin} cannot be reached: check the address, and that the server runs.`,
    );
  }
}

/** The server says its refusals as a problem with words. */
async function refusalText(answer: Response): Promise<string> {
  const problem: unknown = await answer.json().catch(() => null);
  const detail =
    typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail) : '';
  return detail === '' ? `The server refused it with ${answer.status}.` : detail;
}
