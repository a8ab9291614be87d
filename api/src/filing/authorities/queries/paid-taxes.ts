import type { Question } from '../../../store/ask-together';
import type { PlannedDeadline } from '../../../taxes/obligations/plan-deadlines';

interface TaxPeriodRow {
  readonly entity_id: string;
  readonly authority: string;
  readonly code: string;
  readonly product_class: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly is_met: boolean;
}

/**
 * Whether each tax period of the deadline is paid, or filed with nothing to pay; null when there is none here. A correction
 * that is under way does not undo that.
 */
export type AreTaxesPaid = (deadline: PlannedDeadline) => boolean | null;

/** The tax periods of the brands, and of companies with other brands beside these, and whether they are met. */
export function taxesOfCompanies(brandIds: readonly string[]): Question<TaxPeriodRow> {
  return {
    columns: ['entity_id', 'authority', 'code', 'product_class', 'period_from', 'period_to', 'is_met'],
    ask(params) {
      const brands = params.addAll(brandIds);
      return `select p.entity_id, p.authority, p.code, p.product_class, p.period_from, p.period_to,
       (p.stood = 'PAID' or (p.stood = 'FILED' and v.tax + v.adjustments <= 0)) as is_met
     from (select *, coalesce(reopened_from, state) as stood from tax_period) p
     join tax_period_version v on v.tax_period_id = p.id and v.version = p.version and v.status = 'PINNED'
     where p.brand_id in (${brands}) or p.entity_id in (
       select l.entity_id from licence l join licence_brand c on c.licence_id = l.id where c.brand_id in (${brands}))`;
    },
  };
}

/** Tells of deadlines whether their taxes are met. */
export function paidTaxes(rows: readonly TaxPeriodRow[]): AreTaxesPaid {
  return ({ licence, authority, obligation: { fulfilledBy }, period }) => {
    if (fulfilledBy.kind !== 'TAX_PERIOD') return null;
    const { taxCode, productClasses } = fulfilledBy;
    const own = rows.filter(
      (row) =>
        row.entity_id === licence.entityId &&
        row.authority === authority.id &&
        row.code === taxCode &&
        row.period_from === period.from &&
        row.period_to === period.to &&
        (productClasses === null || productClasses.includes(row.product_class)),
    );
    return own.length === 0 ? null : own.every((row) => row.is_met);
  };
}
