import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import type { WhyQuestion } from '@tallyhouse/shared/reporting/why/why-question';
import type { TotalView } from './total-view-in-url';

/** The figures of a report whose change is explained: against the period compared with, or the one before. */
export function whyQuestionOf(
  { period, compared, compare, basis, currency, asOf }: ReportScope,
  {
    channel,
    vertical,
    licenceId,
    brandId = null,
  }: Pick<TotalView, 'channel' | 'vertical' | 'licenceId'> & Partial<Pick<TotalView, 'brandId'>>,
): WhyQuestion {
  const before = compared ?? steppedPeriod(period, -1);
  return { period, before, compare, basis, currency, asOf, channel, vertical, licenceId, brandId };
}
