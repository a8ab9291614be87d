import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { combinedMeta } from '@tallyhouse/shared/reporting/combined-meta';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';

/**
 * What an answer over one or more brands says about itself; undefined before it is there.
 *
 * Taxes have a status of their own: a rule that nobody verified marks the whole answer that they stand in.
 */
export function metaOfBrands(
  answer: { readonly brands: readonly BrandTotal[] } | undefined,
): ListMeta | undefined {
  if (answer === undefined || answer.brands.length === 0) return undefined;
  return combinedMeta(answer.brands.map(metaWithTaxes));
}

const worst = ['FINAL', 'PROVISIONAL', 'ESTIMATED', 'UNVERIFIED_RULE'] as const;

function metaWithTaxes({ meta, taxes }: BrandTotal): ListMeta {
  if (taxes === null) return meta;
  const status = worst[Math.max(worst.indexOf(meta.status), worst.indexOf(taxes.status))] ?? meta.status;
  return { ...meta, status, statusReasons: [...new Set([...meta.statusReasons, ...taxes.statusReasons])] };
}
