import { periodSchema, type Period } from '@tallyhouse/shared/contracts/scalars';

/** Which tax of which period: one authority and code, one product class, one company. */
export interface TaxPeriodKey {
  /** The company that owes it; one named as the brand for play under a licence that nobody knows. */
  readonly entityId: string;
  readonly jurisdiction: string;
  readonly authority: string;
  readonly code: string;
  readonly productClass: string;
  readonly period: Period;
}

const separator = '~';

/** The id of a tax period: the same before it is stored as after. */
export function taxPeriodId({
  entityId,
  jurisdiction,
  authority,
  code,
  productClass,
  period,
}: TaxPeriodKey): string {
  return [entityId, jurisdiction, authority, code, productClass, period.from, period.to].join(separator);
}

/** Undoes `taxPeriodId`; null for a text that is none. */
export function keyOfTaxPeriodId(id: string): TaxPeriodKey | null {
  const parts = id.split(separator);
  const [entityId, jurisdiction, authority, code, productClass, from, to] = parts;
  if (parts.length !== 7 || !entityId || !jurisdiction || !authority || !code || !productClass) return null;
  const period = periodSchema.safeParse({ from, to });
  return period.success
    ? { entityId, jurisdiction, authority, code, productClass, period: period.data }
    : null;
}

/** The key alone of something that has one. */
export function keyOf({
  entityId,
  jurisdiction,
  authority,
  code,
  productClass,
  period,
}: TaxPeriodKey): TaxPeriodKey {
  return { entityId, jurisdiction, authority, code, productClass, period };
}
