import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { nameColumns } from '../../../platform/auth/named-people';

/** A report as lists show it, with the brand it belongs to. */
export interface StoredReport extends ReportHeader {
  readonly brandId: string;
  readonly family: Channel;
  readonly contentId: string;
}

/** All brands that a report is of, the one that it stands under first. */
export function brandsOf({
  brandId,
  brandIds = [brandId],
}: Pick<StoredReport, 'brandId' | 'brandIds'>): readonly string[] {
  return brandIds;
}

/** How a header comes out of the store. */
export interface HeaderRow {
  readonly id: string;
  readonly brandId: string;
  readonly family: Channel;
  readonly contentId: string;
  readonly type: string;
  readonly title: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly basis: ReportHeader['basis'];
  readonly version: number;
  readonly replaces: string | null;
  readonly state: ReportHeader['state'];
  readonly figureStatus: ReportHeader['figureStatus'];
  readonly rowCount: number;
  readonly currency: string;
  readonly stakes: string | null;
  readonly ggr: string | null;
  readonly tax: string | null;
  readonly preparedBy: string;
  readonly preparedByAccount: string | null;
  readonly preparedAt: string;
  readonly confirmedBy: string | null;
  readonly confirmedByAccount: string | null;
  readonly sentAt: string | null;
  readonly ackRef: string | null;
  readonly contentHash: string;
  /** With commas; null for a report of one brand. */
  readonly brandIds: string | null;
  /** Of a return: the play that it declares. */
  readonly offers: readonly { readonly channel: Channel }[] | null;
}

/** SELECT of report headers; people stand in it by name, so that lists can be read. */
export const selectHeaders = `select r.id as "id", r.brand_id as "brandId", r.family as "family", r.content_id as "contentId", r.type as "type",
    r.title as "title", r.period_from as "periodFrom", r.period_to as "periodTo", r.basis as "basis",
    r.version as "version", r.replaces as "replaces", r.state as "state", r.figure_status as "figureStatus",
    c.row_count as "rowCount", c.currency as "currency", r.stakes as "stakes", r.ggr as "ggr", r.tax as "tax",
    ${nameColumns('preparedBy', { user: 'preparer', id: 'r.prepared_by' })}, r.prepared_at as "preparedAt",
    ${nameColumns('confirmedBy', { user: 'confirmer', id: 'r.confirmed_by' })}, r.sent_at as "sentAt", r.ack_ref as "ackRef",
    c.content_hash as "contentHash", r.brand_ids as "brandIds", c.offers as "offers"
  from report r
  join report_content c on c.id = r.content_id
  left join app_user preparer on preparer.id = r.prepared_by
  left join app_user confirmer on confirmer.id = r.confirmed_by`;
