import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { Day, FigureStatus, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../domain/money/money';
import type { TaxPeriodKey } from '../../../domain/tax-period/tax-period-key';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { Paper } from '../paper';

/** Figures pinned as they were known at an instant. */
export interface PinnedVersion {
  readonly id: string;
  readonly version: number;
  readonly pinnedAt: Instant;
  readonly snapshotId: string;
  readonly rulePackVersion: string;
  readonly currency: string;
  readonly base: Money;
  readonly taxable: Money;
  readonly tax: Money;
  readonly adjustments: Money;
  readonly lossCarriedForward: Money;
  readonly figureStatus: FigureStatus;
  readonly paper: Paper;
  readonly contentHash: string;
  /** User id; empty for the soft close. */
  readonly createdBy: string;
}

/** A tax period that has a life of its own, with its figures in force. */
export interface StoredPeriod extends TaxPeriodKey {
  readonly id: string;
  /** The first of its brands: that which its row, audit and links stand under. */
  readonly brandId: string;
  /** The brands whose play and money it is made of. */
  readonly brandIds: readonly string[];
  readonly state: TaxPeriodState;
  readonly reopenedFrom: TaxPeriodState | null;
  readonly version: number;
  readonly revision: number;
  readonly ackRef: string | null;
  readonly pinned: PinnedVersion;
}

interface PeriodRow extends Omit<StoredPeriod, 'period' | 'pinned' | 'brandIds'>, Omit<PinnedVersion, 'id'> {
  /** With commas. */
  readonly brandIds: string;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly versionId: string;
}

const versionColumns = `v.version as "version", v.pinned_at as "pinnedAt", v.snapshot_id as "snapshotId",
  v.rule_pack_version as "rulePackVersion", v.currency as "currency", v.base as "base", v.taxable as "taxable",
  v.tax as "tax", v.adjustments as "adjustments", v.loss_carried_forward as "lossCarriedForward",
  v.figure_status as "figureStatus", v.paper as "paper", v.content_hash as "contentHash",
  v.created_by as "createdBy"`;

const periods = `select p.id as "id", p.brand_id as "brandId",
    p.brand_ids as "brandIds", p.entity_id as "entityId", p.jurisdiction as "jurisdiction",
    p.authority as "authority", p.code as "code", p.product_class as "productClass", p.period_from as "periodFrom",
    p.period_to as "periodTo", p.state as "state", p.reopened_from as "reopenedFrom", p.revision as "revision",
    p.ack_ref as "ackRef", v.id as "versionId", ${versionColumns}
  from tax_period p
  join tax_period_version v on v.tax_period_id = p.id and v.version = p.version and v.status = 'PINNED'`;

/** Stored periods of these brands and no others that have a day in the range, by their ends and ids. */
export async function readStoredPeriods(
  store: Queryable,
  brandIds: readonly string[],
  range: { readonly from: Day; readonly to: Day },
  options: QueryOptions = {},
): Promise<StoredPeriod[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const rows = await store.query<PeriodRow>(
    `${periods} where p.brand_id in (${params.addAll(brandIds)})
       and p.period_to >= cast(${params.add(range.from)} as date)
       and p.period_from <= cast(${params.add(range.to)} as date)
     order by p.period_to, p.id`,
    params.values,
    options,
  );
  return rows.map(periodOf).filter((period) => period.brandIds.every((id) => brandIds.includes(id)));
}

/** Stored periods of every brand in some states, by their ends and ids. */
export async function readPeriodsIn(
  store: Queryable,
  states: readonly TaxPeriodState[],
): Promise<StoredPeriod[]> {
  const params = createSqlParams();
  const rows = await store.query<PeriodRow>(
    `${periods} where p.state in (${params.addAll(states)}) order by p.period_to, p.id`,
    params.values,
  );
  return rows.map(periodOf);
}

/** One stored period; undefined while it only follows from rules and calendar. */
export async function readStoredPeriod(store: Queryable, id: string): Promise<StoredPeriod | undefined> {
  const [period] = await readPeriodsById(store, [id]);
  return period;
}

/** Those of some periods that are stored; no order. */
export async function readPeriodsById(store: Queryable, ids: readonly string[]): Promise<StoredPeriod[]> {
  if (ids.length === 0) return [];
  const params = createSqlParams();
  const rows = await store.query<PeriodRow>(
    `${periods} where p.id in (${params.addAll(ids)})`,
    params.values,
  );
  return rows.map(periodOf);
}

/** Every version of a period that was ever in force, oldest first. */
export async function readVersions(store: Queryable, id: string): Promise<PinnedVersion[]> {
  const rows = await store.query<PeriodRow>(
    `select v.id as "versionId", ${versionColumns} from tax_period_version v
     where v.tax_period_id = $1 and v.status = 'PINNED' order by v.version`,
    [id],
  );
  return rows.map(versionOf);
}

function periodOf(row: PeriodRow): StoredPeriod {
  const { id, brandId, entityId, jurisdiction, authority, code, productClass } = row;
  const { state, reopenedFrom, revision, ackRef } = row;
  const period = { from: row.periodFrom, to: row.periodTo };
  const key = { entityId, jurisdiction, authority, code, productClass, period };
  const brandIds = row.brandIds.split(',');
  return {
    ...key,
    brandId,
    brandIds,
    id,
    state,
    reopenedFrom,
    version: row.version,
    revision,
    ackRef,
    pinned: versionOf(row),
  };
}

function versionOf(row: PeriodRow): PinnedVersion {
  return {
    id: row.versionId,
    version: row.version,
    pinnedAt: row.pinnedAt,
    snapshotId: row.snapshotId,
    rulePackVersion: row.rulePackVersion,
    currency: row.currency,
    base: formatMoney(row.base),
    taxable: formatMoney(row.taxable),
    tax: formatMoney(row.tax),
    adjustments: formatMoney(row.adjustments),
    lossCarriedForward: formatMoney(row.lossCarriedForward),
    figureStatus: row.figureStatus,
    paper: row.paper,
    contentHash: row.contentHash,
    createdBy: row.createdBy,
  };
}
