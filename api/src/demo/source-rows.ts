import type { SourceProfile } from './brand-profile';
import { createBucketRow, type BucketRow } from './hour-buckets';

/** Movements and balances come once a day. */
const dailyHours = 24;

/** A row of periods for each kind that a source sends. */
export function bucketRowsOf(source: SourceProfile, index: number): BucketRow[] {
  const ofBets = [
    createBucketRow(index, 'BETS', source.hours),
    createBucketRow(index, 'SETTLEMENTS', source.hours),
    createBucketRow(index, 'PAYMENTS', source.paymentHours),
  ];
  if (source.channel === 'RETAIL') return [...ofBets, createBucketRow(index, 'DRAWERS', source.hours)];
  const daily = (['CASH_MOVEMENTS', 'JACKPOTS', 'BALANCES'] as const).map((kind) =>
    createBucketRow(index, kind, dailyHours),
  );
  return [...ofBets, ...daily];
}
