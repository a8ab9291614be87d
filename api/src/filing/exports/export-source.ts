import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { Forbidden } from '../../platform/http/problems';
import { accessOf } from '../../reporting/retail/retail-pack/pack-lists';
import type { Store } from '../../store/store';
import type { FileWords } from '../../reporting/export-files/words/file-words';
import type { ExportDocument } from '../../reporting/export-files/export-document';
import { openDataExceptions } from './sources/data-exceptions';
import { inWholeReport, inWholeReports, type WhichReport } from '../../reporting/reports/in-whole-report';
import { openDrilledFacts, openFigure } from './sources/drilled-facts';
import { openLoadBatches } from './sources/load-batches';
import { openReportList } from './sources/report-list';
import { openReportRows } from './sources/report-rows';
import { openRetailFigures } from './sources/retail-figures';
import { openRetailList, openRetailPack } from './sources/retail-pack';
import { openStatusReports } from './sources/status-reports';
import { openTanzanianSummaries, openTanzanianTotals } from './sources/tanzanian-figures';
import { openSummaries, openTotals } from './sources/total-figures';
import { openWithholdingRegister } from './sources/withholding-register';

/** Who exports, for which brand, and the instant that the file is about. */
export interface ExportContext {
  readonly store: Store;
  readonly brand: ActiveBrand;
  /** Of a list of reports: brands beside it whose returns it may share; left out: none. */
  readonly heldIds?: readonly string[] | undefined;
  readonly user: CurrentUser;
  /** When it was ordered: what came to be known later is not in it. */
  readonly orderedAt: Date;
  readonly signal: AbortSignal;
  /** How the file says things. */
  readonly words: FileWords;
}

type SourceOf<Kind extends ExportSource['kind']> = Extract<ExportSource, { kind: Kind }>;
type Handed<Kind extends 'alerts' | 'api-calls'> = (
  query: SourceOf<Kind>['query'],
  context: ExportContext,
) => Promise<ExportDocument>;

/** Sources of rooms above this one, which are handed in. */
export interface HandedSources {
  readonly alerts: Handed<'alerts'>;
  readonly 'api-calls': Handed<'api-calls'>;
}

/** What a source gives. A new one is a member of the contract's union, a file in `sources/` and a line here. */
export function openSource(
  source: ExportSource,
  context: ExportContext,
  handed: HandedSources,
): Promise<ExportDocument> {
  switch (source.kind) {
    case 'alerts':
      return handed.alerts(source.query, context);
    case 'api-calls':
      return handed['api-calls'](source.query, context);
    case 'report':
      return openReportRows(source, context);
    case 'online-reports':
      return openReportList('ONLINE', source.query, context);
    case 'retail-reports':
      return openReportList('RETAIL', source.query, context);
    case 'retail-figures':
      return openRetailFigures(source.query, context);
    case 'retail-pack':
      return openRetailPack(source.query, context);
    case 'retail-list':
      return openRetailList(source.query, context);
    case 'data-exceptions':
      return openDataExceptions(source.query, context);
    case 'load-batches':
      return openLoadBatches(source.query, context);
    case 'status-reports':
      return openStatusReports(source.query, context);
    case 'totals':
      return openTotals(source.query, context);
    case 'summaries':
      return openSummaries(source, context);
    case 'tanzanian-totals':
      return openTanzanianTotals(source.query, context);
    case 'tanzanian-summaries':
      return openTanzanianSummaries(source.query, context);
    case 'withholding-register':
      return openWithholdingRegister(source.query, context);
    case 'drill':
      return openDrilledFacts(source, context);
  }
}

/**
 * Does `work` in the scope of all brands that a source is about: those of a return of several, and in lists of reports
 * those that share one.
 *
 * Errors: `RETURN_SPANS_BRANDS` (403).
 */
export async function inSourceBrands<T>(
  source: ExportSource,
  context: ExportContext,
  work: (context: ExportContext) => Promise<T>,
): Promise<T> {
  const { store, user, brand: asked } = context;
  const call = { user, brandIds: [asked.id] };
  const access = accessTo(source);
  switch (source.kind) {
    case 'online-reports':
    case 'retail-reports':
    case 'status-reports':
      return inWholeReports(call, { access }, ({ heldIds }) => work({ ...context, heldIds }));
    case 'report':
    case 'drill':
      return inWholeReport(store, call, { of: await reportOf(source, context), access }, (brand = asked) =>
        work({ ...context, brand }),
      );
    default:
      return work(context);
  }
}

async function reportOf(
  source: Extract<ExportSource, { kind: 'report' | 'drill' }>,
  context: ExportContext,
): Promise<WhichReport> {
  if (source.kind === 'report') return { reportId: source.reportId };
  const { cell } = await openFigure(context.store, source.token, context);
  return 'contentId' in cell ? { contentId: cell.contentId } : {};
}

/** Errors: `Forbidden` where the user may not see what the source shows. */
export function requireSource(source: ExportSource, user: CurrentUser, brand: ActiveBrand): void {
  const access = accessTo(source);
  if (!isAllowed(user, access, brand.id)) {
    throw new Forbidden(`It needs the permission ${access} for ${brand.name}.`);
  }
}

function accessTo(source: ExportSource): Permission {
  switch (source.kind) {
    case 'drill':
    case 'report':
    case 'retail-pack':
      return 'reports.view-detail';
    case 'retail-list':
      return accessOf(source.query.list);
    case 'alerts':
      return 'alerts.view';
    case 'data-exceptions':
    case 'load-batches':
      return 'loads.view';
    case 'api-calls':
    case 'status-reports':
      return 'logs.view';
    // With what was paid for each class.
    case 'tanzanian-totals':
    case 'tanzanian-summaries':
    case 'withholding-register':
      return 'tax.view';
    default:
      return 'reports.view';
  }
}
