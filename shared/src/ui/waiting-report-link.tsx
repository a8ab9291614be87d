import type { WithholdingReport } from '../contracts/reports';
import { Link } from '../kit/router';

/** The way to confirm or return a report that awaits its reader. */
export function WaitingReportLink({ report }: { readonly report: WithholdingReport }) {
  const address = `/double-confirmation?${new URLSearchParams({ id: report.id }).toString()}`;
  return (
    <Link to={address}>
      <bdi>{report.title}</bdi>
    </Link>
  );
}
