import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Channel, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { reasonText, type FigureReason } from '../../../domain/status/figure-reasons';
import { judgeTexts } from '../../../domain/status/figure-status';
import { otherDaysInWords } from '../../../figures/brand-under';
import { readPeriodStatus } from '../../../figures/period-status';
import { readCompleteFrom, readCompleteTo, readSnapshotId } from '../../../figures/snapshot';
import { brandReads } from '../../../figures/brand-reads';
import type { Store } from '../../../store/store';
import { filterWords, type TotalQuestion } from './total-question';

/** What figures of a brand say about themselves; `reasons` are those that the facts do not give. */
export async function readMeta(
  store: Store,
  brand: ActiveBrand,
  asked: {
    readonly question: TotalQuestion;
    readonly asOf: Instant;
    /** Left out: it is not known yet whether there is any. */
    readonly hasFacts?: boolean;
    readonly reasons?: readonly FigureReason[];
    /** By the loads, where it was read before. */
    readonly status?: Status;
  },
  reads = brandReads(store, [brand.id]),
): Promise<ListMeta> {
  const { question, asOf, hasFacts = true, reasons = [] } = asked;
  const period = { from: question.from, to: question.to };
  const channels = channelsOf(question);
  const scope = { brandId: brand.id, asOf, channels };
  const [completeFrom, completeTo, snapshotId, status] = await Promise.all([
    readCompleteFrom(store, scope, reads),
    readCompleteTo(store, scope, reads),
    readSnapshotId(store, brand.id, asOf, reads),
    asked.status ?? readPeriodStatus(store, brand, { period, asOf, channels }, reads),
  ]);
  return {
    period: { ...period, zone: brand.zone, cutoff: brand.cutoff },
    basis: question.basis,
    asOf,
    completeFrom,
    completeTo,
    snapshotId,
    ...worsened(status, reasons),
    filtersText: [...filterWords(question), ...otherDaysInWords(brand)],
    noActivity: !hasFacts,
  };
}

/** Those that a question is about. */
export function channelsOf({ channel }: TotalQuestion): readonly Channel[] {
  return channel === undefined ? ['ONLINE', 'RETAIL'] : [channel];
}

type Status = Pick<ListMeta, 'status' | 'statusReasons'>;

/** The status with more reasons against it. */
export function worsened(told: Status, reasons: readonly FigureReason[]): Status {
  if (reasons.length === 0) return told;
  return judgeTexts([...told.statusReasons, ...reasons.map(reasonText)]);
}
