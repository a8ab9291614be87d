import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import { onlineReports } from '../../reporting/reports/families/online-family';

/** Taxes that an obligation is about. */
interface ObligedTaxes {
  /** Left out: whoever takes them. */
  readonly authority?: string;
  readonly code: string;
  /** Null: all. */
  readonly productClasses: readonly string[] | null;
}

/** Taxes that fulfil an obligation, or that its return states; null where it is about none. */
export function taxesOf(authority: string, { fulfilledBy }: Obligation): ObligedTaxes | null {
  if (fulfilledBy.kind === 'TAX_PERIOD') {
    const { taxCode: code, productClasses } = fulfilledBy;
    return { authority, code, productClasses };
  }
  if (fulfilledBy.kind !== 'REPORT') return null;
  const { declares } = onlineReports.types.find(({ type }) => type === fulfilledBy.reportType) ?? {};
  if (declares === undefined || declares.taxCode === null) return null;
  return { code: declares.taxCode, productClasses: declares.productClasses };
}
