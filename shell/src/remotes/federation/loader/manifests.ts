import {
  remoteManifestSchema,
  type OpenedRemote,
  type RegisteredRemote,
} from '@tallyhouse/shared/contracts/registry';
import { sha384 } from '@tallyhouse/shared/registry/sha384';
import type { FileState, ReadFile } from './look-at-file';

/** What became of a manifest: it was read; it is the published one but none that this page can read; or it did not come. */
export type ManifestOutcome =
  | { readonly status: 'opened'; readonly opened: OpenedRemote }
  | { readonly status: 'unreadable' }
  | { readonly status: 'failed'; readonly reason: Exclude<FileState, 'published'> };

/** The text of a manifest that came with the page, unchecked. */
export interface BroughtManifest {
  readonly baseUrl: string;
  readonly text: string;
}

/** Manifests of the remotes of a page: bytes are compared with the registry's hash before they are parsed. */
export interface Manifests {
  /** Gives what came with the page, else fetches it; what was read is kept, what is under way is shared. Never rejects. */
  readonly read: (remote: RegisteredRemote) => Promise<ManifestOutcome>;
  /** Gives up on one that is under way, as if the network had said no: its next read asks anew. */
  readonly abandon: (remote: RegisteredRemote) => void;
}

interface ManifestsParts {
  readonly brought: () => readonly BroughtManifest[];
  readonly readFile: (url: string, hash: string, signal: AbortSignal) => Promise<ReadFile>;
}

interface Reading {
  readonly outcome: Promise<ManifestOutcome>;
  readonly giveUp: AbortController;
}

export function createManifests({ brought, readFile }: ManifestsParts): Manifests {
  const kept = new Map<string, ManifestOutcome>();
  const underWay = new Map<string, Reading>();

  async function readOnce(remote: RegisteredRemote, signal: AbortSignal): Promise<ManifestOutcome> {
    for (const { baseUrl, text } of brought()) {
      if (baseUrl !== remote.baseUrl) continue;
      const bytes = new TextEncoder().encode(text);
      // One that was altered on its way in the page may still lie whole where it was published.
      if ((await sha384(bytes)) === remote.manifest) return opened(bytes, remote);
    }
    const file = await readFile(`${remote.baseUrl}manifest.json`, remote.manifest, signal);
    return file.state === 'published' ? opened(file.bytes, remote) : { status: 'failed', reason: file.state };
  }

  return {
    read(remote) {
      const key = keyOf(remote);
      const known = kept.get(key) ?? underWay.get(key)?.outcome;
      if (known !== undefined) return Promise.resolve(known);
      const giveUp = new AbortController();
      const outcome = readOnce(remote, giveUp.signal).catch(unreachable);
      const reading = { outcome, giveUp };
      underWay.set(key, reading);
      void outcome.then((read) => {
        if (read.status !== 'failed') kept.set(key, read);
        if (underWay.get(key) === reading) underWay.delete(key);
      });
      return outcome;
    },
    abandon(remote) {
      const key = keyOf(remote);
      underWay.get(key)?.giveUp.abort();
      underWay.delete(key);
    },
  };
}

function keyOf({ baseUrl, manifest }: RegisteredRemote): string {
  return `${manifest} ${baseUrl}`;
}

/** Only for bytes whose hash was compared. */
function opened(bytes: Uint8Array, { baseUrl }: RegisteredRemote): ManifestOutcome {
  const parsed = remoteManifestSchema.safeParse(jsonOf(bytes));
  return parsed.success
    ? { status: 'opened', opened: { ...parsed.data, baseUrl } }
    : { status: 'unreadable' };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The code that compares hashes in the place of the platform did not come. */
function unreachable(): ManifestOutcome {
  return { status: 'failed', reason: 'unreachable' };
}
