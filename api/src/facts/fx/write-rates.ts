import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { OfficialRate } from '../../domain/money/official-rate';
import { csvOf } from '../../store/csv';
import type { Queryable } from '../../store/store';
import { makeTemporaryFolder } from '../../store/temporary-folder';

/** A published rate and since when the store knows it. */
export interface KnownRate extends OfficialRate {
  readonly knownAt: Instant;
}

const columns = ['currency_from', 'currency_to', 'rate_date', 'rate', 'source', 'published_at', 'known_at'];

/**
 * Adds official rates; one that is there already, same pair, day and publication, stays as it was known.
 *
 * Gives the number of rates that are new.
 */
export async function writeRates(tx: Queryable, rates: readonly KnownRate[]): Promise<number> {
  if (rates.length === 0) return 0;
  const folder = await makeTemporaryFolder('rates');
  try {
    const path = join(folder, 'fx_rate.csv');
    const rows = rates.map((one) => [
      one.from,
      one.to,
      one.rateDate,
      one.rate,
      one.source,
      one.publishedAt,
      one.knownAt,
    ]);
    await writeFile(path, csvOf(columns, rows));
    await tx.query('create temp table staged_fx_rate as select * from fx_rate limit 0');
    await tx.loadFile('staged_fx_rate', path);
    const added = await tx.query(
      `insert into fx_rate (${columns.join(', ')}) select ${columns.join(', ')} from staged_fx_rate
       where true on conflict (currency_from, currency_to, rate_date, published_at) do nothing
       returning currency_from`,
    );
    await tx.query('drop table staged_fx_rate');
    return added.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
