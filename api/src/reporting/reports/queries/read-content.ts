import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import type { Check, ReportDefinition } from '@tallyhouse/shared/contracts/reports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { DeclaredOffer } from './fact-sums';
import type { Queryable } from '../../../store/store';

/** What a report or a simulation holds, without its rows. */
export interface StoredContent {
  readonly id: string;
  /** The brand that it stands under. */
  readonly brandId: string;
  /** All brands that it is of, that one first. */
  readonly brandIds: readonly string[];
  readonly family: Channel;
  readonly definition: ReportDefinition;
  readonly columns: readonly Column[];
  readonly totals: Readonly<Record<string, Cell>>;
  readonly meta: ListMeta;
  readonly checks: readonly Check[];
  readonly rowCount: number;
  readonly currency: string;
  readonly contentHash: string;
  /** Null for contents of before rules were named. */
  readonly rulePackVersion: string | null;
  /** Of a return: the play that it declares; null for any other, and for returns of before classes were declared. */
  readonly offers: readonly DeclaredOffer[] | null;
  /** Rules were changed to see what would be. */
  readonly isHypothetical: boolean;
  readonly tax: readonly TaxLine[];
  /** When it was computed. */
  readonly createdAt: string;
}

/** Columns of `ContentRow`, of `report_content c`. */
export const contentColumns = `c.id as "id", c.brand_id as "brandId",
  coalesce(c.brand_ids, c.brand_id) as "brandIds", c.family as "family", c.definition as "definition", c.columns as "columns",
  c.totals as "totals", c.meta as "meta", c.checks as "checks", c.row_count as "rowCount", c.currency as "currency",
  c.content_hash as "contentHash", c.rule_pack_version as "rulePackVersion",
  c.offers as "offers", coalesce(c.is_hypothetical, false) as "isHypothetical", coalesce(c.tax, cast('[]' as json)) as "tax",
  c.created_at as "createdAt"`;

/** As it comes out of the store: brands with commas between. */
export type ContentRow = Omit<StoredContent, 'brandIds'> & { readonly brandIds: string };

export function contentOf<Row extends ContentRow>(row: Row): Omit<Row, 'brandIds'> & StoredContent {
  return { ...row, brandIds: row.brandIds.split(',') };
}

/** A content of the brand; undefined when it has none of that id. */
export async function readContent(
  store: Queryable,
  brandId: string,
  id: string,
): Promise<StoredContent | undefined> {
  const [row] = await store.query<ContentRow>(
    `select ${contentColumns} from report_content c where c.brand_id = $1 and c.id = $2`,
    [brandId, id],
  );
  return row === undefined ? undefined : contentOf(row);
}

/** A simulation that can still be used, with its content. */
export interface StoredSimulation {
  readonly id: string;
  readonly expiresAt: string;
  readonly content: StoredContent;
}

/** The brand's simulation; undefined when there is none of that id, or when its 24 hours are over. */
export async function readSimulation(
  store: Queryable,
  brandId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<StoredSimulation | undefined> {
  const [row] = await store.query<ContentRow & { expiresAt: string }>(
    `select ${contentColumns}, s.expires_at as "expiresAt" from simulation s join report_content c on c.id = s.content_id
     where s.brand_id = $1 and s.id = $2 and s.expires_at > cast($3 as timestamp)`,
    [brandId, id, now.toISOString()],
  );
  if (row === undefined) return undefined;
  const { expiresAt, ...content } = contentOf(row);
  return { id, expiresAt, content };
}
