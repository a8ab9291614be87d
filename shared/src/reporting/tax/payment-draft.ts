import type { Day, Money } from '../../contracts/scalars';
import { compareAmounts, differenceOf, signOf } from '../../format/exact-amount';
import { instantInZone } from '../../format/instant-in-zone';

/** A payment as it is typed: words, not values. */
export interface PaymentDraft {
  readonly controlNumber: string;
  /** `YYYY-MM-DD`, local to the brand. */
  readonly paidOn: string;
  /** `HH:mm`, local to the brand. */
  readonly paidAtTime: string;
  readonly amount: string;
  readonly penalties: string;
  readonly bankRef: string;
}

export type DraftField = keyof PaymentDraft;

/** What is recorded. */
export interface Payment {
  readonly controlNumber: string;
  readonly paidAt: string;
  readonly amount: Money;
  readonly penalties: Money;
  readonly bankRef: string;
  /** That it is more than is owed is known. */
  readonly acceptExcess?: true;
}

interface DraftContext {
  readonly zone: string;
  readonly today: Day;
}

/** The payment that is typed, or the fields that are no value yet, in their order on the form. */
export function paymentOf(
  draft: PaymentDraft,
  { zone, today }: DraftContext,
): { readonly payment: Payment } | { readonly wrong: readonly DraftField[] } {
  const amount = moneyTyped(draft.amount);
  const penalties = draft.penalties.trim() === '' ? '0.00' : moneyTyped(draft.penalties);
  const paidAt = instantInZone(draft.paidOn, draft.paidAtTime, zone);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(draft.paidOn) && draft.paidOn <= today;
  const wrong: DraftField[] = [];
  if (!/^[A-Za-z0-9/-]{1,60}$/.test(draft.controlNumber.trim())) wrong.push('controlNumber');
  if (!isDay) wrong.push('paidOn');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(draft.paidAtTime)) wrong.push('paidAtTime');
  if (amount === null || signOf(amount) <= 0) wrong.push('amount');
  if (penalties === null || (amount !== null && compareAmounts(penalties, amount) > 0))
    wrong.push('penalties');
  if (draft.bankRef.trim() === '' || draft.bankRef.trim().length > 100) wrong.push('bankRef');
  if (wrong.length > 0 || amount === null || penalties === null || paidAt === null) return { wrong };
  return {
    payment: {
      controlNumber: draft.controlNumber.trim(),
      paidAt,
      amount,
      penalties,
      bankRef: draft.bankRef.trim(),
    },
  };
}

/** By how much a payment exceeds what is owed; null for no more than a cent, and while amounts are no values yet. */
export function excessOf(
  { amount, penalties }: Pick<PaymentDraft, 'amount' | 'penalties'>,
  balance: Money,
): Money | null {
  const paid = moneyTyped(amount);
  const penalty = penalties.trim() === '' ? '0.00' : moneyTyped(penalties);
  if (paid === null || penalty === null) return null;
  const owed = signOf(balance) > 0 ? balance : '0.00';
  const excess = differenceOf(differenceOf(paid, penalty), owed);
  return compareAmounts(excess, '0.01') > 0 ? excess : null;
}

/** `594,536.00` → `594536.00`; null for anything but an amount of zero or more. */
function moneyTyped(typed: string): Money | null {
  const plain = typed.trim().replaceAll(/[\s,]/g, '');
  return /^\d{1,15}(\.\d{1,4})?$/.test(plain) ? plain : null;
}
