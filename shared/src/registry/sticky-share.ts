/**
 * Where a user stands in a trial, from 0 up to but not including 100, in hundredths: below the percentage is in.
 *
 * It depends on the trial and the user alone, so it is the same in every browser and on the server, today and
 * tomorrow; another trial puts the users into another order.
 */
export function stickyShare(remote: string, cohort: string, userId: string): number {
  return (spread(`${remote}\n${cohort}\n${userId}`) % 10_000) / 100;
}

/** FNV-1a over the text's code units, then the last step of MurmurHash3, without which near ids stay near each other. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
