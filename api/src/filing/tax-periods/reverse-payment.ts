import { personInWords } from '@tallyhouse/shared/contracts/people';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { moveTaxPeriod } from '../../domain/tax-period/tax-period-machine';
import { readNamedPeople } from '../../platform/auth/named-people';
import { NotFound, ProblemError, VersionConflict } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { readAdjustments } from '../../taxes/assessment/queries/adjustments';
import { readStoredPeriod, type StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { readBalance } from './pay';
import { requirePeriod, type PeriodEditor } from './period-editor';
import { markReversed, readPaymentHistory, type KeptPayment } from './queries/payments';
import { readProposals } from './queries/proposals';
import { movePeriod, touchPeriod } from './queries/write-period';
import { proposalPending } from './tax-problems';

/**
 * Takes back a payment that was recorded by mistake: it stays in the history, counts no more, and a period that is not paid
 * in full without it is FILED again. One person does it, as one records it (docs/decisions/0104).
 *
 * Errors: `NotFound`; `PAYMENT_REVERSED` (409); `PERIOD_STATE`, `PROPOSAL_PENDING` (409) while the period is reopened, or
 * about to be; `PAYMENT_CARRIED` (409) where a later period that is closed bears a difference of this one; `VersionConflict`.
 */
export async function reversePayment(
  store: Store,
  editor: PeriodEditor,
  asked: {
    readonly id: string;
    readonly paymentId: string;
    readonly reason: string;
    /** Revision that was seen. */
    readonly expected: number;
  },
): Promise<void> {
  const { user, now, brandId } = editor;
  const { period } = await requirePeriod(store, editor, asked.id);
  const payment = (await readPaymentHistory(store, period.id)).find(({ id }) => id === asked.paymentId);
  if (payment === undefined) throw new NotFound('payment');
  if (payment.reversedAt !== null) throw await reversedBefore(store, payment);
  if (period.revision !== asked.expected) throw new VersionConflict();
  await requireAtRest(store, period);
  await requireNotCarried(store, period);
  const { reason } = asked;
  await store.tx(async (tx) => {
    if (!(await touchPeriod(tx, period, now))) throw new VersionConflict();
    if (!(await markReversed(tx, { id: payment.id, userId: user.id, at: now, reason }))) {
      throw new VersionConflict();
    }
    const { controlNumber, amount, penalties } = payment;
    await appendAuditEvent(tx, {
      at: now,
      action: 'TAX_PAYMENT_REVERSED',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId,
      object: { kind: 'tax-period', id: period.id },
      // Whoever reads the audit of one brand may not be one who may see what several owe together.
      detail:
        period.brandIds.length > 1
          ? { controlNumber, reason }
          : { controlNumber, amount, penalties, currency: period.pinned.currency, reason },
    });
    await unsettlePeriod(tx, period.id, { actorId: user.id, at: now, reason });
  });
}

/** Moves a paid period back to FILED when something is owed of it again. */
async function unsettlePeriod(
  tx: Queryable,
  id: string,
  by: { readonly actorId: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const { period, balance } = await readBalance(tx, id);
  const { state, version, reopenedFrom } = period;
  const event = { kind: 'unsettle', balance, reason: by.reason } as const;
  const move = moveTaxPeriod(state, event, { version, reopenedFrom });
  if (move.kind === 'MOVED') await movePeriod(tx, period, move, by);
}

/** Errors: `PERIOD_STATE`, `PROPOSAL_PENDING`: a correction under way leads back to the state that the payments made. */
async function requireAtRest(store: Queryable, { id, state }: StoredPeriod): Promise<void> {
  if (state === 'REOPENED') {
    throw new ProblemError(409, 'PERIOD_STATE', 'The period is reopened: its figures are being corrected', {
      detail: 'Finish the correction first, then reverse the payment.',
    });
  }
  const proposals = await readProposals(store, [id]);
  if (proposals.some((one) => one.state === 'PENDING')) throw proposalPending();
}

/** Errors: `PAYMENT_CARRIED` where a closed period bears what was carried out of this one. */
async function requireNotCarried(store: Queryable, { id }: StoredPeriod): Promise<void> {
  for (const { bearerId } of await readAdjustments(store, { ofPeriodIds: [id] })) {
    const bearer = await readStoredPeriod(store, bearerId);
    if (bearer === undefined || bearer.version === 0 || bearer.state === 'REOPENED') continue;
    const { from, to } = bearer.period;
    throw new ProblemError(
      409,
      'PAYMENT_CARRIED',
      `A difference of this period was carried into ${from} – ${to}, which is closed with it`,
      { detail: `Have the period ${from} – ${to} reopened first, then reverse the payment.` },
    );
  }
}

async function reversedBefore(store: Queryable, payment: KeptPayment): Promise<ProblemError> {
  const { controlNumber, reversedBy, reversedAt } = payment;
  const person = await readNamedPeople(store, reversedBy === null ? [] : [reversedBy]);
  const { name, account } = person(reversedBy ?? '');
  return new ProblemError(409, 'PAYMENT_REVERSED', `The payment ${controlNumber} has already been reversed`, {
    detail: `${personInWords(name, account)} reversed it at ${reversedAt ?? ''}. Reload the period.`,
  });
}
