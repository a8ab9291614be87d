import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { windowOfDays, gamingDaysOf } from '../../domain/periods/gaming-day';
import type { HeadLine } from './export-head';
import type { FileWords } from './words/file-words';

/** Whether the files reach over all days of a period, where they do not; zeros beyond them mean that nothing is known. */
export function completenessInWords(
  { completeFrom, completeTo, period }: Pick<ListMeta, 'completeFrom' | 'completeTo' | 'period'>,
  { say, instant }: FileWords,
): HeadLine[] {
  const { from, to } = windowOfDays([gamingDaysOf(period.zone, period.cutoff)], period);
  const lines: string[] = [];
  if (typeof completeFrom === 'string' && from < Date.parse(completeFrom)) {
    const moment = instant(completeFrom, period.zone);
    lines.push(say('None before {{moment}}: nothing is known of earlier days', { moment }));
  }
  if (completeTo === null) lines.push(say('None within a week'));
  else if (completeTo !== undefined && Date.parse(completeTo) < to) {
    lines.push(say('Complete to {{moment}}', { moment: instant(completeTo, period.zone) }));
  }
  return lines.map((line, index) => [index === 0 ? 'Files' : '', line]);
}
