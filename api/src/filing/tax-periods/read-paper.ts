import type { FactSplit } from '@tallyhouse/shared/contracts/tax-papers';
import { NotFound } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import { createFactReader, type FactReader } from '../../taxes/assessment/fact-reader';
import { findPeriod, type FindScope } from './find-period';
import { joinReaders } from '../../taxes/assessment/join-readers';
import { lawsOf } from './paper-laws';
import { presentFigures, presentLines, proveLines } from './present-paper';
import { adjustmentsOf } from './present-period';
import { readAdjustments } from '../../taxes/assessment/queries/adjustments';
import { sealLine, type LineSeal } from './seal-line';
import {
  readVersions,
  type PinnedVersion,
  type StoredPeriod,
} from '../../taxes/assessment/queries/period-rows';

/**
 * How a tax period comes to what it comes to: its lines as pinned, the facts behind them read again as they were known
 * then, and the laws that both keep together.
 *
 * Errors: `NotFound`, also for a version that there is not.
 */
export async function readPaper(
  store: Queryable,
  scope: FindScope,
  asked: {
    readonly id: string;
    /** Left out: the one in force. */
    readonly version?: number | undefined;
    readonly split: readonly FactSplit[];
    readonly seal: Omit<LineSeal, 'offered'>;
  },
  options: QueryOptions = {},
) {
  const { period, subjects } = await findPeriod(store, scope, asked.id, options);
  const version = await requireVersion(store, period, asked.version);
  const reader = pinnedReader(store, period, version, options);
  const lines = await proveLines(reader, period, version.paper.lines, asked.split);
  const isInForce = version.version === period.version;
  const adjustments = isInForce
    ? adjustmentsOf(period, await readAdjustments(store, { bearerIds: [period.id] }))
    : version.adjustments;
  const shown = {
    hypothetical: false,
    lines: await presentLines(store, period.brandIds, lines, (line) =>
      sealLine({ ...asked.seal, offered: subjects }, period, version, line),
    ),
    adjustments,
  };
  return {
    ...presentFigures(period, version, shown),
    contentHash: version.contentHash,
    checks: lawsOf(lines, version.tax),
  };
}

/** Errors: `NotFound`. */
export async function requireVersion(
  store: Queryable,
  period: StoredPeriod,
  wanted: number | undefined,
): Promise<PinnedVersion> {
  if (wanted === undefined || wanted === period.version) return period.pinned;
  const version = (await readVersions(store, period.id)).find((one) => one.version === wanted);
  if (version === undefined) throw new NotFound('version of this tax period');
  return version;
}

/** Reads facts as they were known when figures were pinned, and of the play that was taxed then. */
export function pinnedReader(
  store: Queryable,
  period: StoredPeriod,
  { pinnedAt, paper }: PinnedVersion,
  options: QueryOptions,
): FactReader {
  const { brandId, brandIds, entityId, jurisdiction, productClass } = period;
  const subjects = paper.places.map((place) => ({
    ...place,
    brandId: place.brandId ?? brandId,
    entityId,
    jurisdiction,
    productClass,
    from: period.period.from,
    to: null,
  }));
  return joinReaders(
    brandIds.map((id) => createFactReader(store, { brandId: id, asOf: pinnedAt, subjects }, options)),
  );
}
