import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { reportFieldsQuery, reportListQuery } from '@tallyhouse/shared/kept-reports/report-queries';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { useTotalsText } from '../i18n/use-totals-text';
import { onlineFamily } from '../online/online-family';
import { onlinePaths } from '../online/online-paths';

/** What no longer stands for its period. */
const gone = ['EXPIRED', 'DELETED'];

interface SubmissionReturnsProps {
  readonly brandId: string;
  readonly month: Period;
}

/** The returns of a month: what is kept of each, or else the way to simulate it. */
export function SubmissionReturns({ brandId, month }: SubmissionReturnsProps) {
  const text = useTotalsText();
  const spoken = useSpoken();
  const client = { http: useRemoteHost().http, family: onlineFamily, brandId };
  const fields = useQuery(reportFieldsQuery(client));
  const kept = useQuery(reportListQuery(client, { ...month, pageSize: 100 }));
  if (fields.isPending || kept.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  // What no authority asks for stays where it is made.
  const returns = (fields.data?.types ?? []).filter(({ periodKind }) => periodKind !== 'CUSTOM');
  if (returns.length === 0) return text('submission.none');
  const keptOf = (type: string) =>
    kept.data?.answer.items.find(
      (one) =>
        one.type === type &&
        one.period.from <= month.from &&
        one.period.to >= month.to &&
        !gone.includes(one.state),
    );
  return (
    <>
      <p>{text('submission.explain', { period: periodText(month) })}</p>
      <ul className="th-list">
        {returns.map(({ type, title }) => {
          const report = spoken(title);
          const known = keptOf(type);
          return (
            <li key={type}>
              {known === undefined ? (
                <Link to={`${onlinePaths.create}?${new URLSearchParams({ type, ...month }).toString()}`}>
                  {text('submission.open', { report })}
                </Link>
              ) : (
                <>
                  <Link to={onlinePaths.report(known.id)}>
                    {text('submission.kept', { report, version: known.version })}
                  </Link>{' '}
                  <ReportStateTag state={known.state} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
