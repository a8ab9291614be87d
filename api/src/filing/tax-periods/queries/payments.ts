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

/** A payment as the history has it; one that was reversed counts nowhere. */
export interface KeptPayment extends TaxPayment {
  readonly reversedBy: string | null;
  readonly reversedAt: Instant | null;
  readonly reversalReason: string | null;
}

const columns = `id as "id", tax_period_id as "periodId", control_number as "controlNumber", paid_at as "paidAt",
       amount as "amount", penalties as "penalties", bank_ref as "bankRef", recorded_by as "recordedBy",
       recorded_at as "recordedAt"`;
const inOrder = 'order by recorded_at, paid_at, id';

/**
 * Payments of the periods that count, in the order in which they were recorded; amounts as the store writes them. All that
 * adds up payments reads them here: those reversed are left out.
 */
export function paymentsOf(periodIds: readonly string[]): Question<TaxPayment> {
  return {
    columns: [
      ...['id', 'periodId', 'controlNumber', 'paidAt', 'amount', 'penalties', 'bankRef', 'recordedBy'],
      'recordedAt',
    ] as (keyof TaxPayment)[],
    ask: (params) => `select ${columns}
     from tax_payment where tax_period_id in (${params.addAll(periodIds)}) and reversed_at is null ${inOrder}`,
  };
}

/** Payments with their amounts as they are told. */
export function paymentsInMoney<Row extends TaxPayment>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({
    ...row,
    amount: formatMoney(row.amount),
    penalties: formatMoney(row.penalties),
  }));
}

/** Every payment that was ever recorded of a period, with those reversed, in the order in which they were recorded. */
export async function readPaymentHistory(store: Queryable, periodId: string): Promise<KeptPayment[]> {
  return paymentsInMoney(
    await store.query<KeptPayment>(
      `select ${columns}, reversed_by as "reversedBy", reversed_at as "reversedAt",
         reversal_reason as "reversalReason"
       from tax_payment where tax_period_id = $1 ${inOrder}`,
      [periodId],
    ),
  );
}

/** Payments of the periods that count, in the order in which they were recorded. */
export async function readPayments(store: Queryable, periodIds: readonly string[]): Promise<TaxPayment[]> {
  return periodIds.length === 0 ? [] : paymentsInMoney(await askAlone(store, paymentsOf(periodIds)));
}

/** Writes a payment; null when the brand has one that counts under that control number. */
export async function insertPayment(
  tx: Queryable,
  payment: Omit<TaxPayment, 'id'> & { readonly brandId: string; readonly currency: string },
): Promise<string | null> {
  const [written] = await tx.query<{ id: string }>(
    `insert into tax_payment (id, brand_id, tax_period_id, control_number, taken_number, paid_at, amount, penalties, currency,
       bank_ref, recorded_by, recorded_at)
     values ($1, $2, $3, $4, $4, cast($5 as timestamp), cast($6 as decimal(38,4)), cast($7 as decimal(38,4)), $8, $9, $10,
       cast($11 as timestamp))
     on conflict (brand_id, taken_number) do nothing returning id as "id"`,
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

/** Marks a payment as reversed, which frees its control number; false when it was reversed before. */
export async function markReversed(
  tx: Queryable,
  reversal: { readonly id: string; readonly userId: string; readonly at: Date; readonly reason: string },
): Promise<boolean> {
  const marked = await tx.query(
    `update tax_payment set taken_number = null, reversed_by = $1, reversed_at = cast($2 as timestamp),
       reversal_reason = $3
     where id = $4 and reversed_at is null returning id`,
    [reversal.userId, reversal.at.toISOString(), reversal.reason, reversal.id],
  );
  return marked.length > 0;
}
