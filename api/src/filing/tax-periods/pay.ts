import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import Big from 'big.js';
import type { Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { formatMoney } from '../../domain/money/money';
import { moveTaxPeriod } from '../../domain/tax-period/tax-period-machine';
import { ProblemError, ValidationFailed, VersionConflict } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { requirePeriod, type PeriodEditor } from './period-editor';
import { balanceOf } from './present-period';
import { findReturn } from './filed-reports';
import { readAdjustments } from '../../taxes/assessment/queries/adjustments';
import { insertPayment, readPayments } from './queries/payments';
import { readStoredPeriod, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { movePeriod, touchPeriod } from './queries/write-period';
import { taxProblem } from './tax-problems';

/** Money that went to the authority. */
export interface GivenPayment {
  readonly controlNumber: string;
  readonly paidAt: Instant;
  readonly amount: Money;
  /** The part of the amount that is interest or penalty. */
  readonly penalties: Money;
  readonly bankRef: string;
  /** Whoever records it knows that it is more than is owed. */
  readonly acceptExcess?: boolean | undefined;
}

/**
 * Records a payment, whole or in part; a filed period that nothing is owed of any more is PAID from then on.
 *
 * Errors: `NotFound`; `PERIOD_OPEN` (409) before the period is closed; `CONTROL_NUMBER_TAKEN` (409);
 * `PAYMENT_EXCEEDS` (422) for more than is owed, unless that is accepted; `ValidationFailed` for a payment of the future, a
 * part of a cent, or a penalty above the amount.
 */
export async function payPeriod(
  store: Store,
  editor: PeriodEditor,
  id: string,
  { acceptExcess = false, ...payment }: GivenPayment,
): Promise<void> {
  const { user, now, brandId } = editor;
  const { period } = await requirePeriod(store, editor, id);
  requireSound(payment, { now, currency: period.pinned.currency });
  requireClosed(period);
  await store.tx(async (tx) => {
    if (!(await touchPeriod(tx, period, now))) throw new VersionConflict();
    const before = await readBalance(tx, id);
    const written = await insertPayment(tx, {
      ...payment,
      amount: formatMoney(payment.amount),
      penalties: formatMoney(payment.penalties),
      brandId,
      periodId: id,
      currency: period.pinned.currency,
      recordedBy: user.id,
      recordedAt: now.toISOString(),
    });
    if (written === null) throw controlNumberTaken(payment.controlNumber);
    if (!acceptExcess) requireOwed(payment, before);
    await appendAuditEvent(tx, {
      at: now,
      action: 'TAX_PAID',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId,
      object: { kind: 'tax-period', id },
      // Whoever reads the audit of one brand may not be one who may see what several owe together.
      detail:
        period.brandIds.length > 1
          ? { controlNumber: payment.controlNumber, paidAt: payment.paidAt }
          : { ...payment, currency: period.pinned.currency },
    });
    await settlePeriod(tx, id, { actorId: user.id, at: now });
  });
}

/**
 * Attaches the authority's answer to a return that was filed by hand. Errors: `NotFound`, `PERIOD_STATE` (409);
 * `INVARIANT_FAILED` (422) where the authority has a return from here that states something else.
 */
export async function fileByHand(
  store: Store,
  editor: PeriodEditor,
  id: string,
  ackRef: string,
): Promise<void> {
  const { user, now } = editor;
  const { period } = await requirePeriod(store, editor, id);
  if ((await findReturn(store, period))?.isTheSame === false) throw otherReturn();
  await store.tx((tx) => filePeriod(tx, period, { ackRef, actorId: user.id, at: now }));
}

/** Files a closed period, and settles it where nothing is owed. Errors: `PERIOD_STATE`, `VersionConflict`. */
export async function filePeriod(
  tx: Queryable,
  period: StoredPeriod,
  by: { readonly ackRef: string; readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  const { state, version, reopenedFrom } = period;
  const move = moveTaxPeriod(state, { kind: 'file', ackRef: by.ackRef }, { version, reopenedFrom });
  if (move.kind === 'REFUSED') throw taxProblem(move);
  if (!(await movePeriod(tx, period, move, { ...by, reason: null }))) throw new VersionConflict();
  await settlePeriod(tx, period.id, by);
}

/** Moves a filed period to PAID when nothing is owed of it any more. */
export async function settlePeriod(
  tx: Queryable,
  id: string,
  by: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  const { period, balance } = await readBalance(tx, id);
  const { state, version, reopenedFrom } = period;
  const move = moveTaxPeriod(state, { kind: 'settle', balance }, { version, reopenedFrom });
  if (move.kind === 'MOVED') await movePeriod(tx, period, move, { ...by, reason: null });
}

/** A stored period as it is now, and what is owed of it after the payments that count. */
export async function readBalance(
  tx: Queryable,
  id: string,
): Promise<{ readonly period: StoredPeriod; readonly balance: Money }> {
  const period = await readStoredPeriod(tx, id);
  if (period === undefined) throw new Error(`the tax period ${id} is gone`);
  const payments = await readPayments(tx, [id]);
  const adjustments = await readAdjustments(tx, { bearerIds: [id] });
  return { period, balance: balanceOf(period, { payments, adjustments }) };
}

const payable: readonly TaxPeriodState[] = ['CLOSED', 'FILED', 'PAID', 'REOPENED', 'AMENDED'];

function requireClosed({ state }: StoredPeriod): void {
  if (payable.includes(state)) return;
  throw new ProblemError(409, 'PERIOD_OPEN', 'The period is not closed: its amount may still change', {
    detail: 'Have it closed first, then record the payment.',
  });
}

function requireSound(
  { paidAt, amount, penalties }: GivenPayment,
  { now, currency }: { readonly now: Date; readonly currency: string },
): void {
  for (const [field, value] of Object.entries({ amount, penalties })) {
    if (new Big(value).eq(new Big(value).round(2))) continue;
    const message = `It has parts that ${currency} does not have: enter two decimals at most`;
    throw new ValidationFailed([{ field, code: 'TOO_PRECISE', message }]);
  }
  if (Date.parse(paidAt) > now.getTime()) {
    const message = 'It lies in the future';
    throw new ValidationFailed([{ field: 'paidAt', code: 'IN_FUTURE', message }]);
  }
  if (new Big(penalties).gt(amount)) {
    const message = 'It exceeds the total amount';
    throw new ValidationFailed([{ field: 'penalties', code: 'ABOVE_AMOUNT', message }]);
  }
}

/** Errors: `PAYMENT_EXCEEDS` for more than a cent beyond what is owed; interest and penalties are owed as they are paid. */
function requireOwed(
  { amount, penalties }: GivenPayment,
  { period, balance }: { readonly period: StoredPeriod; readonly balance: Money },
): void {
  const owed = new Big(balance).gt(0) ? balance : '0';
  const excess = new Big(amount).minus(penalties).minus(owed);
  if (excess.lte('0.01')) return;
  const words = `${formatMoney(excess)} ${period.pinned.currency}`;
  throw new ProblemError(422, 'PAYMENT_EXCEEDS', `The payment exceeds what is owed by ${words}`, {
    detail:
      'Check amount, control number and period. If as much was paid, record it with `acceptExcess: true`; what of it is interest or penalty belongs in `penalties`.',
    errors: [
      {
        field: 'acceptExcess',
        code: 'REQUIRED',
        message: `Confirm that ${words} more than is owed was paid`,
      },
    ],
  });
}

function otherReturn(): ProblemError {
  return new ProblemError(422, 'INVARIANT_FAILED', 'The return that was sent states other figures', {
    detail:
      'The period was closed with other figures than those of the return that the authority has: correct the return, which then files the period, or reopen the period.',
  });
}

function controlNumberTaken(controlNumber: string): ProblemError {
  return new ProblemError(
    409,
    'CONTROL_NUMBER_TAKEN',
    `A payment with the control number ${controlNumber} already exists`,
    { detail: 'Each payment has its own control number: check whether this one has already been recorded.' },
  );
}
