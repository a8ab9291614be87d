import { useMatch } from '@tallyhouse/shared/kit/router';
import { ReportBuilder } from '@tallyhouse/shared/kept-reports/builder/report-builder';
import { ReportList } from '@tallyhouse/shared/kept-reports/list/report-list';
import { ReportFamilyProvider } from '@tallyhouse/shared/kept-reports/report-family';
import { ReportPage } from '@tallyhouse/shared/kept-reports/report/report-page';
import { SimulationPage } from '@tallyhouse/shared/kept-reports/simulation/simulation-page';
import { LastReportsPage } from './archive/last-reports-page';
import { onlineFamily } from './online-family';
import { onlinePaths } from './online-paths';

/** Everything below `/online`. Matched by whole paths, so that it works wherever a page mounts it. */
export function OnlineScreen() {
  return (
    <ReportFamilyProvider family={onlineFamily}>
      <OnlinePages />
    </ReportFamilyProvider>
  );
}

function OnlinePages() {
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
