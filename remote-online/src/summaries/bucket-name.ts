import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { Granularity } from '@tallyhouse/shared/contracts/total-reports';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import type { SummariesText } from '../i18n/use-summaries-text';
import { weekNumberOf } from '../tanzania/period-kind';

/** Name of a bucket in full: a day, a week with its number, or the days of a month. */
export function bucketName(bucket: Period, granularity: Granularity, text: SummariesText): string {
  switch (granularity) {
    case 'day':
      return dayText(bucket.from);
    case 'week':
      return `${text('bucket.weekName', { number: weekNumberOf(bucket.to) })}: ${periodText(bucket)}`;
    case 'month':
      return periodText(bucket);
  }
}
