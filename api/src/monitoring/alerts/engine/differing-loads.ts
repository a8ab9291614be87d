import type { ActiveBrand } from '../../../platform/auth/current-user';
import { addDays } from '../../../domain/periods/calendar';
import { brandReads } from '../../../figures/brand-reads';
import { gamingDaysOf } from '../../../domain/periods/gaming-day';
import { readTransfers } from '../../../reporting/totals/reconciliation/read-transfers';
import type { Queryable } from '../../../store/store';
import type { Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface BrandRow extends Omit<ActiveBrand, 'channels'> {
  readonly channels: string;
}

/** Kind of the object of such an alert. */
export const transfer = 'reconciliation';
/** Gaming days that are looked at again: the files of older ones do not change unnoticed. */
export const daysLookedAt = 7;

async function readBrands(store: Queryable): Promise<ActiveBrand[]> {
  const rows = await store.query<BrandRow>(
    'select id, name, country, currency, zone, cutoff, channels from brand order by id',
  );
  return rows.map(({ channels, ...brand }) => ({ ...brand, channels: channels.split(',') }));
}

/** Sources whose control totals of one of the last days are not what is in the store or refused. */
export async function findDifferingLoads(store: Queryable, { now }: Look): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const brand of await readBrands(store)) {
    const reads = brandReads(store, [brand.id]);
    const today = gamingDaysOf(brand.zone, brand.cutoff).dayOf(now.getTime());
    for (let back = 1; back <= daysLookedAt; back += 1) {
      const day = addDays(today, -back);
      const scope = { brand, day, asOf: now.toISOString() };
      const transfers = await readTransfers(store, [scope], {}, reads);
      findings.push(
        ...transfers
          .filter(({ status }) => status === 'MISMATCH')
          .map(({ source, kind, words, currency, difference }) => ({
            brandId: brand.id,
            object: { kind: transfer, id: `${source} ${kind}` },
            period: { from: day, to: day },
            cause: { kind: 'source', id: source },
            severity: 'HIGH' as const,
            ...worded('LOAD_DIFFERS', { source, day, kind, currency, ...difference }),
            at: now,
            occurrence: words,
          })),
      );
    }
  }
  return findings;
}
