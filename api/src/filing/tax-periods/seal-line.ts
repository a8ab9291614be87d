import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { playerCountryOf } from '../../domain/tax/product-class';
import type { DrillTokens } from '../../platform/auth/drill-token';
import type { PeriodLine } from '../../taxes/assessment/compute-period';
import type { TaxPlace } from '../../taxes/assessment/paper';
import type { PinnedVersion, StoredPeriod } from '../../taxes/assessment/queries/period-rows';

/** Who may open the facts behind a line, and what else the brand offers. */
export interface LineSeal {
  readonly tokens: DrillTokens;
  readonly userId: string;
  readonly offered: readonly TaxPlace[];
}

/**
 * A token that opens the facts behind a line, down to tickets and loads; null where no cell of facts is the line: for
 * machines, for prizes nobody claimed, and where licences, channels and verticals do not set it apart.
 */
export function sealLine(
  { tokens, userId, offered }: LineSeal,
  period: StoredPeriod,
  { pinnedAt, snapshotId, paper: { places } }: Omit<PinnedVersion, 'id'>,
  line: PeriodLine,
): string | null {
  const { base, basis } = line.line.rule;
  // A cell is of one brand.
  if (period.brandIds.length > 1) return null;
  if (basis === 'CASH' || base === 'MACHINES' || base === 'UNCLAIMED' || places.length === 0) return null;
  const licences = distinct(places.map(({ licenceId }) => licenceId));
  const channels = distinct(places.map(({ channel }) => channel));
  const verticals = distinct(places.map(({ vertical }) => vertical));
  const opened = offered.filter(
    ({ licenceId, channel, vertical }) =>
      licences.includes(licenceId) && channels.includes(channel) && verticals.includes(vertical),
  );
  if (opened.length !== places.length) return null;
  const country = playerCountryOf(period.productClass);
  const conditions: Condition[] = [
    { field: 'licence', op: 'in', value: licences },
    ...(country === null ? [] : [{ field: 'playerCountry', op: 'eq', value: country } as const]),
  ];
  const cell = { ...line.period, channels, verticals, basis, asOf: pinnedAt, conditions };
  return tokens.seal({ userId, brandId: period.brandId, snapshotId, cell })?.token ?? null;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}
