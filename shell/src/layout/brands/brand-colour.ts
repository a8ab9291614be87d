// Each at least 3 : 1 against white and against the dark background.
const colours = ['#0E7C86', '#C2410C', '#7C5CFC', '#2E8540', '#B4367A', '#8A6D00', '#3D7DD8', '#A65628'];

/** The colour of a brand's stripe: always the same for the same brand. Its name stands beside it everywhere. */
export function brandColour(brandId: string): string {
  // FNV-1a; its high bits are the better mixed ones.
  let hash = 0x811c9dc5;
  for (const letter of brandId) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return colours[(hash >>> 16) % colours.length] ?? '#0E7C86';
}
