/** The version that a writer has seen, from `If-Match`; 0 without the header, -1 for what is no version. */
export function versionOf(ifMatch: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch ?? '0')?.[1];
  return digits === undefined ? -1 : Number(digits);
}
