import { randomUUID } from 'node:crypto';
import type { Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../domain/money/money';
import { askAlone, type Question } from '../../../store/ask-together';
import type { Queryable } from '../../../store/store';

/** What was paid of a tax period under one control number. */
export interface TaxPayment {
  readonly id: string;
  readonly periodId: string;
  readonly controlNumber: string;
  readonly paidAt: Instant;
  readonly amount: Money;
  readonly penalties: Money;
  readonly bankRef: string;
  readonly recordedBy: string;
  readonly recordedAt: Instant;
}

/** Payments of the periods, in the order in which they were recorded; amounts as the store writes them. */
export function paymentsOf(periodIds: readonly string[]): Question<TaxPayment> {
  return {
    columns: [
      ...['id', 'periodId', 'controlNumber', 'paidAt', 'amount', 'penalties', 'bankRef', 'recordedBy'],
      'recordedAt',
    ] as (keyof TaxPayment)[],
    ask: (
      params,
    ) => `select id as "id", tax_period_id as "periodId", control_number as "controlNumber", paid_at as "paidAt",
       amount as "amount", penalties as "penalties", bank_ref as "bankRef", recorded_by as "recordedBy",
       recorded_at as "recordedAt"
     from tax_payment where tax_period_id in (${params.addAll(periodIds)}) order by recorded_at, paid_at, id`,
  };
}

/** Payments with their amounts as they are told. */
export function paymentsInMoney(rows: readonly TaxPayment[]): TaxPayment[] {
  return rows.map((row) => ({
    ...row,
    amount: formatMoney(row.amount),
    penalties: formatMoney(row.penalties),
  }));
}

/** Payments of the periods, in the order in which they were recorded. */
export async function readPayments(store: Queryable, periodIds: readonly string[]): Promise<TaxPayment[]> {
  return periodIds.length === 0 ? [] : paymentsInMoney(await askAlone(store, paymentsOf(periodIds)));
}

/** Writes a payment; null when the brand has one under that control number. */
export async function insertPayment(
  tx: Queryable,
  payment: Omit<TaxPayment, 'id'> & { readonly brandId: string; readonly currency: string },
): Promise<string | null> {
  const [written] = await tx.query<{ id: string }>(
    `insert into tax_payment (id, brand_id, tax_period_id, control_number, paid_at, amount, penalties, currency,
       bank_ref, recorded_by, recorded_at)
     values ($1, $2, $3, $4, cast($5 as timestamp), cast($6 as decimal(38,4)), cast($7 as decimal(38,4)), $8, $9, $10,
       cast($11 as timestamp))
     on conflict (brand_id, control_number) do nothing returning id as "id"`,
    [
      `txm_${randomUUID()}`,
      payment.brandId,
      payment.periodId,
      payment.controlNumber,
      payment.paidAt,
      payment.amount,
      payment.penalties,
      payment.currency,
      payment.bankRef,
      payment.recordedBy,
      payment.recordedAt,
    ],
  );
  return written?.id ?? null;
}
