import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../auth/current-user';
import { Forbidden } from '../problems';
import type { Store } from '../store/store';
import type { ExportDocument } from './export-document';
import { openOnlineReportList } from './sources/online-report-list';
import { openReportRows } from './sources/report-rows';
import { openRetailFigures } from './sources/retail-figures';

/** Who exports, for which brand, and the instant that the file is about. */
export interface ExportContext {
  readonly store: Store;
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  /** When it was ordered: what came to be known later is not in it. */
  readonly orderedAt: Date;
  readonly signal: AbortSignal;
}

/** What a source gives. A new one is a member of the contract's union, a file in `sources/` and a line here. */
export function openSource(source: ExportSource, context: ExportContext): Promise<ExportDocument> {
  switch (source.kind) {
    case 'report':
      return openReportRows(source, context);
    case 'online-reports':
      return openOnlineReportList(source.query, context);
    case 'retail-figures':
      return openRetailFigures(source.query, context);
  }
}

/** Errors: `Forbidden` where the user may not see what the source shows. */
export function requireSource({ kind }: ExportSource, user: CurrentUser, brand: ActiveBrand): void {
  const access: Permission = kind === 'report' ? 'reports.view-detail' : 'reports.view';
  if (!isAllowed(user, access, brand.id)) {
    throw new Forbidden(`It needs the permission ${access} for ${brand.name}.`);
  }
}
