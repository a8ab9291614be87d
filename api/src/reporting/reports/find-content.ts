import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { coveredBy } from '../../figures/brands-as-one';
import { NotFound } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { readContent, readSimulation, type StoredContent } from './queries/read-content';
import { readLastReports, readReport } from './queries/read-reports';
import type { StoredReport } from './queries/report-headers';
import { requireShown } from '../../platform/access/blind/blindness';
import { withheldChannels } from '../../platform/access/blind/withheld-channels';

/** Whose rows: exactly one of the three is given. */
export interface RowsOf {
  readonly reportId?: string | undefined;
  readonly type?: string | undefined;
  readonly simulationId?: string | undefined;
}

/** The content asked for, with the report that it belongs to; null for a simulation. */
export interface FoundContent {
  readonly report: StoredReport | null;
  readonly content: StoredContent;
}

/** Errors: `NotFound`, also for what other brands and families have and for simulations that are over; as `requireShownContent`. */
export async function findContent(
  store: Queryable,
  family: Channel,
  of: RowsOf & { readonly brand: ActiveBrand; readonly now: Date },
): Promise<FoundContent> {
  if (of.simulationId !== undefined) {
    const simulation = await readSimulation(store, of.brand.id, { id: of.simulationId, now: of.now });
    if (simulation?.content.family !== family) throw new NotFound('simulation');
    requireShownContent(simulation.content);
    return { report: null, content: simulation.content };
  }
  const report =
    of.reportId === undefined
      ? (await readLastReports(store, family, { brandIds: coveredBy(of.brand) })).find(
          ({ type }) => type === of.type,
        )
      : await readReport(store, { family, brandIds: coveredBy(of.brand), id: of.reportId });
  if (report === undefined) throw new NotFound('report');
  const content = await requireContent(store, report);
  requireShownContent(content);
  return { report, content };
}

/** Errors: `FIGURES_WITHHELD` where the content would tell the caller what they are to find out. */
export function requireShownContent(content: StoredContent): void {
  const { brandIds, definition } = content;
  const play = { channels: withheldChannels(content), period: definition.period };
  for (const brandId of brandIds) requireShown({ brandId, ...play });
}

/** The content of a report. Errors: a report without content is a broken store, so a plain error. */
export async function requireContent(store: Queryable, report: StoredReport): Promise<StoredContent> {
  const content = await readContent(store, report.brandId, report.contentId);
  if (content === undefined) throw new Error(`report ${report.id} has no content`);
  return content;
}
