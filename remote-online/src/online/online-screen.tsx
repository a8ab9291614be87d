import { useMatch } from '@tallyhouse/shared/kit/router';
import { LastReportsPage } from './archive/last-reports-page';
import { ReportBuilder } from './builder/report-builder';
import { ReportList } from './list/report-list';
import { onlinePaths } from './online-paths';
import { ReportPage } from './report/report-page';
import { SimulationPage } from './simulation/simulation-page';

/** Everything below `/online`. Matched by whole paths, so that it works wherever a page mounts it. */
export function OnlineScreen() {
  const isCreate = useMatch(onlinePaths.create) !== null;
  const isArchive = useMatch(onlinePaths.archive) !== null;
  const jobId = useMatch('/online/simulations/:jobId')?.params.jobId;
  const reportId = useMatch('/online/:id')?.params.id;
  if (isCreate) return <ReportBuilder />;
  if (isArchive) return <LastReportsPage />;
  if (jobId !== undefined) return <SimulationPage key={jobId} jobId={jobId} />;
  if (reportId !== undefined) return <ReportPage key={reportId} id={reportId} />;
  return <ReportList />;
}
