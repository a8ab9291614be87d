import type { BrandModel } from './brand-model';
import type { SourceProfile } from './brand-profile';
import { createBucketRow, type BucketRow } from './buckets';
import { hoursFor, periodsOf } from './periods';

/** Movements and balances come once a day. */
const dailyHours = 24;

/** A row of periods for each kind that a source of the brand sends. */
export function bucketRowsOf(model: BrandModel, source: SourceProfile, index: number): BucketRow[] {
  const betsPerDay = model.betsPerDay(source.channel);
  const row = (kind: BucketRow['kind'], hours: number) =>
    createBucketRow(index, kind, periodsOf(hours, model.clock));
  const { longestHours: longest } = source;
  const hours = hoursFor(betsPerDay, { shortest: source.hours, longest });
  const paymentHours = hoursFor(betsPerDay, { shortest: source.paymentHours, longest });
  const ofBets = [row('BETS', hours), row('SETTLEMENTS', hours), row('PAYMENTS', paymentHours)];
  if (source.channel === 'RETAIL') return [...ofBets, row('DRAWERS', hours)];
  return [
    ...ofBets,
    ...(['CASH_MOVEMENTS', 'JACKPOTS', 'BALANCES'] as const).map((kind) => row(kind, dailyHours)),
  ];
}
