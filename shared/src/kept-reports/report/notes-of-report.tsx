import type { ReportHeader } from '../../contracts/reports';
import { ReportNotes } from '../../reporting/notes/report-notes';
import { gridColumnOf } from '../rows/grid-columns';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';

interface NotesOfReportProps {
  readonly report: ReportHeader;
  readonly zone: string;
}

/** The notes of a report, for whoever may see its rows. */
export function NotesOfReport({ report, zone }: NotesOfReportProps) {
  const { fields } = useReportFields(report.type);
  const columns = fields.map((field) => gridColumnOf(field, { currency: report.currency }));
  return useSessionMay('reports.view-detail') ? (
    <ReportNotes reportId={report.id} columns={columns} zone={zone} />
  ) : null;
}
