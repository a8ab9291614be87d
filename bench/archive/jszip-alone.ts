import JSZip from 'jszip';

/** What this worker's program uses of its global. */
interface Scope {
  onmessage: ((event: { readonly data: ArrayBuffer }) => void) | null;
  postMessage(answer: { readonly kind: string; readonly reason: string }): void;
}

// Program of a worker that opens an archive as the library's own guide does: every entry as text, nothing limited.
const scope = globalThis as unknown as Scope;
scope.onmessage = ({ data }) => {
  void textsOf(data).then(
    () => scope.postMessage({ kind: 'opened', reason: '' }),
    (error: unknown) => scope.postMessage({ kind: 'refused', reason: String(error) }),
  );
};

async function textsOf(bytes: ArrayBuffer): Promise<void> {
  const zip = await JSZip.loadAsync(bytes);
  for (const file of Object.values(zip.files)) await file.async('string');
}
