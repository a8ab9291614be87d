import type { Period } from '../contracts/scalars';
import { shortDayText } from './day';

/** A day, or the days of a week or month, short for axes and narrow columns: `5 Nov`, `2 Nov – 8 Nov`. */
export function shortBucketText({ from, to }: Period): string {
  return from === to ? shortDayText(from) : `${shortDayText(from)} – ${shortDayText(to)}`;
}
