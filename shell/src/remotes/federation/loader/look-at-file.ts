import { sha384 } from '@tallyhouse/shared/registry/sha384';

/** What lies at the address of a file. */
export type FileState =
  /** The bytes that were published. */
  | 'published'
  | 'altered'
  /** The server says that there is no such file, or answers with a page in its place. */
  | 'gone'
  /** No answer, or one that says to come again. */
  | 'unreachable'
  /** It leads elsewhere, which nobody allowed. */
  | 'moved';

export type ReadFile =
  | { readonly state: 'published'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly state: Exclude<FileState, 'published'> };

/** Fetches a file past every cache. `hash` is `sha384-…`, as the registry has it. Never rejects. */
export async function readFile(
  url: string,
  hash: string | undefined,
  signal: AbortSignal | null = null,
): Promise<ReadFile> {
  const options = { cache: 'no-store', credentials: 'omit', redirect: 'manual', signal } as const;
  const answer = await fetch(url, options).catch(() => null);
  if (answer === null) return { state: 'unreachable' };
  if (answer.type === 'opaqueredirect') return { state: 'moved' };
  if (answer.status === 404 || answer.status === 410) return { state: 'gone' };
  if (!answer.ok) return { state: 'unreachable' };
  if ((answer.headers.get('Content-Type') ?? '').includes('text/html')) return { state: 'gone' };
  const bytes = await answer.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) return { state: 'unreachable' };
  return hash === undefined || (await sha384(bytes)) === hash
    ? { state: 'published', bytes }
    : { state: 'altered' };
}

/** The browser does not say why a script failed, so its file is looked at. */
export async function lookAtFile(url: string, hash: string | undefined): Promise<FileState> {
  return (await readFile(url, hash)).state;
}
