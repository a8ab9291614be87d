import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Job } from '../contracts/jobs';
import type {
  deleteOnlineReport,
  downloadReportExcel,
  exploreReportRows,
  listOnlineReports,
  listReportFields,
  readOnlineReport,
  readReportRows,
} from '../contracts/online-reports';
import type { CallInput, HttpClient } from '../contracts/remote';
import type { readReportChanges } from '../contracts/report-changes';
import type { ReportHeader, Simulation } from '../contracts/reports';
import type { simulateRetailReport } from '../contracts/retail-reports';
import type { TermKey } from '../contracts/terms/term';
import { useRemoteHost } from '../host/remote-host';
import type { ColumnFamily } from '../reporting/hidden-columns';

/** What is simulated: of the most that a family takes. */
export type SimulationOrder = Omit<CallInput<typeof simulateRetailReport>['body'], 'wait'>;

/** What a family chooses in its builder beside what every report has. */
export interface BuilderMore {
  readonly order: Pick<SimulationOrder, 'appliedSetId' | 'criteria'>;
  /** A further step; null without one. */
  readonly step: ReactNode;
}

/** Kept reports of one channel: where they are found, what is called for them, and what only they have. */
export interface ReportFamily {
  readonly name: 'online' | 'retail';
  readonly paths: {
    readonly list: string;
    readonly create: string;
    readonly simulation: (jobId: string) => string;
    readonly report: (id: string) => string;
  };
  readonly calls: {
    readonly list: typeof listOnlineReports;
    readonly fields: typeof listReportFields;
    readonly read: typeof readOnlineReport;
    readonly explore: typeof exploreReportRows;
    readonly changes: typeof readReportChanges;
    readonly remove: typeof deleteOnlineReport;
    /** Rows exactly as kept; left out where the explorable ones are all there is. */
    readonly filedRows?: typeof readReportRows;
    /** The explorable rows as a workbook at once; left out where only jobs write files. */
    readonly excel?: typeof downloadReportExcel;
  };
  readonly simulate: (http: HttpClient, order: SimulationOrder) => Promise<Simulation | Job>;
  readonly keep: (
    http: HttpClient,
    simulation: Simulation,
    title: string | undefined,
  ) => Promise<ReportHeader>;
  readonly columns: ColumnFamily;
  /** Figures that have another term here than elsewhere. */
  readonly terms: Readonly<Partial<Record<string, TermKey>>>;
  readonly useBuilderMore: () => BuilderMore;
  /** Parameters of the builder's address that a template keeps for that. */
  readonly moreNames: readonly string[];
  /** Stands below the title of the list. */
  readonly ListTabs?: ComponentType;
  /** Further actions of the list. */
  readonly ListActions?: ComponentType;
}

const FamilyContext = createContext<ReportFamily | null>(null);

interface ReportFamilyProviderProps {
  readonly family: ReportFamily;
  readonly children: ReactNode;
}

export function ReportFamilyProvider({ family, children }: ReportFamilyProviderProps) {
  return <FamilyContext value={family}>{children}</FamilyContext>;
}

export function useReportFamily(): ReportFamily {
  const family = use(FamilyContext);
  if (family === null) throw new Error('Kept reports are shown within a ReportFamilyProvider.');
  return family;
}

/** Through what the reports of a family are asked for, and of which brand. */
export interface ReportClient {
  readonly http: HttpClient;
  readonly family: ReportFamily;
  /** Null in the group view. */
  readonly brandId: string | null;
}

export function useReportClient(): ReportClient {
  const family = useReportFamily();
  const { http, session } = useRemoteHost();
  return { http, family, brandId: session.brand?.id ?? null };
}
