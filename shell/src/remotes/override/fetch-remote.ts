import { announcementOf, remoteManifestSchema } from '@tallyhouse/shared/contracts/registry';
import { sha384 } from '@tallyhouse/shared/registry/sha384';
import type { OverriddenRemote, OverrideRefusal, RequestedOverride } from '../federation/remote-override';

/** A page waits this long for the machine of a developer, then goes on with what is published. */
const budgetMs = 4000;

/** Asks the machine of a developer for the remote's manifest. Never rejects; sends neither cookie nor token. */
export async function fetchRemote({
  name,
  origin,
}: RequestedOverride): Promise<OverriddenRemote | OverrideRefusal> {
  const text = await textOf(`${origin}/manifest.json`);
  if (text === null) return 'unreachable';
  const parsed = remoteManifestSchema.safeParse(jsonOf(text));
  if (!parsed.success) return 'damaged';
  if (parsed.data.name !== name) return 'other-remote';
  // From here on it is what it would be in the registry: the loader reads the manifest by its hash.
  const { version, owner } = parsed.data;
  const manifest = await sha384(new TextEncoder().encode(text));
  return {
    ...announcementOf(parsed.data),
    ...{ name, version, owner, manifest, baseUrl: `${origin}/`, overriddenFrom: origin },
  };
}

async function textOf(address: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(budgetMs);
    const answer = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal,
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
