/**
 * `sha384-…` of bytes, as manifests and registries write it.
 *
 * Pages that came over plain HTTP from another machine have no digests of the platform: there a script does it, which
 * is fetched only then.
 */
export async function sha384(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // The type says that it is always there.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest =
    subtle === undefined
      ? (await import('./check-by-script')).sha384ByScript(bytes)
      : new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
