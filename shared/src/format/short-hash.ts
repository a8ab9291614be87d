/** The beginning of a hash, of as many letters as there is room for, marked as cut; a name that is no longer stays whole. */
export function shortHash(hash: string, letters = 23): string {
  return hash.length > letters ? `${hash.slice(0, letters)}…` : hash;
}
