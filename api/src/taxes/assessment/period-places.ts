import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import type { PeriodFigures } from './compute-period';
import { subjectsOf, type FactReader } from './fact-reader';
import type { TaxPlace } from './paper';
import type { TaxSubject } from './queries/read-subjects';
import type { TaxBrand } from './tax-brand';

/** Through which channels the class of a period is played; all of the brand's where nothing was yet. */
export function channelsOf(
  { id, channels }: TaxBrand,
  subjects: readonly TaxSubject[],
  key: TaxPeriodKey,
): readonly Channel[] {
  const own = subjects.filter(
    ({ brandId, entityId, jurisdiction, productClass }) =>
      brandId === id &&
      entityId === key.entityId &&
      jurisdiction === key.jurisdiction &&
      productClass === key.productClass,
  );
  return own.length === 0 ? channels : [...new Set(own.map(({ channel }) => channel))].sort();
}

export function placesOf({ subjects }: FactReader, key: TaxPeriodKey, { lines }: PeriodFigures): TaxPlace[] {
  const rule = lines.at(-1)?.line.rule;
  const own = rule === undefined ? [] : subjectsOf(subjects, key, rule);
  return own.map(({ brandId, licenceId, channel, vertical }) => ({ brandId, licenceId, channel, vertical }));
}
