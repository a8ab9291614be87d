/** What lies at the address of a file, seen after it could not be run. */
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

/** The browser does not say why a script failed, so its file is looked at. `hash` is `sha384-…`, as the registry has it. */
export async function lookAtFile(url: string, hash: string | undefined): Promise<FileState> {
  const answer = await fetch(url, { cache: 'no-store', credentials: 'omit', redirect: 'manual' }).catch(
    () => null,
  );
  if (answer === null) return 'unreachable';
  if (answer.type === 'opaqueredirect') return 'moved';
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (!answer.ok) return 'unreachable';
  if ((answer.headers.get('Content-Type') ?? '').includes('text/html')) return 'gone';
  const bytes = await answer.arrayBuffer().catch(() => null);
  if (bytes === null) return 'unreachable';
  return hash === undefined || (await sha384(bytes)) === hash ? 'published' : 'altered';
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
