import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { raiseAlert } from '../../house/alerting/raise-alert';
import { worded } from '../../house/alerting/worded';
import { isAllowed } from '../../platform/auth/current-user';
import { createTurns } from '../../platform/idempotency/in-turn';
import { readNamedPeople } from '../../platform/auth/named-people';
import { requireSecondFactor } from '../../platform/auth/require-second-factor';
import {
  moveTaxPeriod,
  type TaxPeriodEvent,
  type TaxPeriodMove,
} from '../../domain/tax-period/tax-period-machine';
import { Forbidden, NotFound, ProblemError, VersionConflict } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { readClosingChecks } from './closing-checks';
import { planCorrection } from './correct';
import type { FoundPeriod } from './find-period';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { settlePeriod } from './pay';
import { requirePeriod, type PeriodEditor } from './period-editor';
import { hashOfReopening, requireChecks } from './propose';
import { insertAdjustment } from '../../taxes/assessment/queries/adjustments';
import { decideProposal, readProposals, type StoredProposal } from './queries/proposals';
import { decideVersion, movePeriod } from './queries/write-period';
import { proposalDecided, staleProposal, taxProblem } from './tax-problems';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/**
 * Confirms what another person proposed, and does it, in one transaction.
 *
 * Errors: `NotFound`; `SELF_CONFIRMATION` (403, in the audit and as an alert); `PROPOSAL_DECIDED`, `PAYLOAD_CHANGED`,
 * `STALE_PROPOSAL` (409); `CLOSING_REFUSED` (422) where something came up since; `SECOND_FACTOR_REQUIRED` (403).
 */
export async function confirmProposal(
  store: Store,
  editor: PeriodEditor,
  given: GivenConfirmation,
): Promise<void> {
  // Of several at once each looks once the one before is done: what it finds decided takes no code of anybody.
  await inTurn(given.id, () => confirmInTurn(store, editor, given));
}

const inTurn = createTurns();

interface GivenConfirmation {
  readonly id: string;
  readonly proposalId: string;
  readonly contentHash: string;
  readonly otp: string;
}

async function confirmInTurn(store: Store, editor: PeriodEditor, given: GivenConfirmation): Promise<void> {
  const { user, now } = editor;
  const found = await requirePeriod(store, editor, given.id);
  const proposal = await requireProposal(store, given);
  if (proposal.proposedBy === user.id) throw await selfConfirmation(store, editor, found, proposal);
  if (given.contentHash !== proposal.contentHash) throw payloadChanged();
  await requireCurrent(store, editor, found, proposal);
  const move = requireMove(found, eventOf(proposal, user.id));
  await requireSecondFactor(store, user.id, { code: given.otp, now }).catch(async (error: unknown) => {
    // Another process may have taken the code, for this very proposal: then that is what is to be said.
    await requireProposal(store, given);
    throw error;
  });
  await store.tx((tx) => carryOut(tx, editor, { found, proposal, move }));
}

/**
 * Sends a proposal back, or takes back one's own.
 *
 * Errors: `NotFound`, `PROPOSAL_DECIDED`; `Forbidden` for who neither made it nor may confirm it.
 */
export async function returnProposal(
  store: Store,
  editor: PeriodEditor,
  given: { readonly id: string; readonly proposalId: string; readonly reason: string },
): Promise<void> {
  const { user, now, brandId } = editor;
  const { period } = await requirePeriod(store, editor, given.id);
  const proposal = await requireProposal(store, given);
  const isOwn = proposal.proposedBy === user.id;
  if (!isOwn && !isAllowed(user, 'tax.confirm', brandId)) {
    throw new Forbidden('Only the proposer, or a user who can confirm it, can return a proposal.');
  }
  const state = isOwn ? 'WITHDRAWN' : 'RETURNED';
  await store.tx(async (tx) => {
    const decision = { id: proposal.id, state, userId: user.id, at: now, reason: given.reason } as const;
    if (!(await decideProposal(tx, decision))) throw proposalDecided();
    if (proposal.versionId !== null) await decideVersion(tx, proposal.versionId, 'DROPPED');
    await appendAuditEvent(tx, {
      ...auditOf(editor, period.id, now),
      action: 'TAX_PERIOD_MOVED',
      detail: { proposal: proposal.id, decided: state, reason: given.reason },
    });
  });
}

async function requireProposal(
  store: Queryable,
  { id, proposalId }: { readonly id: string; readonly proposalId: string },
): Promise<StoredProposal> {
  const proposal = (await readProposals(store, [id])).find((one) => one.id === proposalId);
  if (proposal === undefined) throw new NotFound('proposal');
  if (proposal.state !== 'PENDING') throw await decidedBefore(store, proposal);
  return proposal;
}

async function decidedBefore(store: Queryable, { decidedBy, state }: StoredProposal): Promise<ProblemError> {
  if (decidedBy === null) return proposalDecided();
  const person = await readNamedPeople(store, [decidedBy]);
  return proposalDecided({ by: person(decidedBy), state });
}

/** Errors: `STALE_PROPOSAL`, `CLOSING_REFUSED`: what is confirmed is what holds now, or nothing. */
async function requireCurrent(
  store: Queryable,
  editor: PeriodEditor,
  found: FoundPeriod,
  proposal: StoredProposal,
): Promise<void> {
  const { period, assessor } = found;
  if (proposal.kind === 'REOPEN') {
    if (hashOfReopening(period, proposal.reason) !== proposal.contentHash) throw staleProposal();
    return;
  }
  if (proposal.method === 'CARRY') {
    const plan = await planCorrection(store, found, 'CARRY');
    if (plan.method !== 'CARRY' || plan.contentHash !== proposal.contentHash) throw staleProposal();
    return;
  }
  const assessment = await assessor.assess(keyOf(period));
  if (assessment.contentHash !== proposal.contentHash) throw staleProposal();
  const checks = await readClosingChecks(store, assessor, assessment);
  const reasons = new Map(proposal.warnings.map(({ id, reason }) => [id, reason]));
  requireChecks(checks, reasons, editor);
}

function eventOf({ kind, method, reason, proposedBy }: StoredProposal, confirmedBy: string): TaxPeriodEvent {
  const people = { proposedBy, confirmedBy };
  switch (kind) {
    case 'CLOSE':
      return { kind: 'close', refusals: [], unanswered: [], ...people };
    case 'REOPEN':
      return { kind: 'reopen', reason, ...people };
    case 'AMEND':
      return { kind: 'amend', reason, method: method ?? 'RESTATE', ...people };
  }
}

type Moved = TaxPeriodMove & { readonly kind: 'MOVED' };

function requireMove({ period }: FoundPeriod, event: TaxPeriodEvent): Moved {
  const { state, version, reopenedFrom } = period;
  const move = moveTaxPeriod(state, event, { version, reopenedFrom });
  if (move.kind === 'REFUSED') throw taxProblem(move);
  return move;
}

async function carryOut(
  tx: Queryable,
  { user, now }: PeriodEditor,
  done: { readonly found: FoundPeriod; readonly proposal: StoredProposal; readonly move: Moved },
): Promise<void> {
  const { period } = done.found;
  const { proposal, move } = done;
  const decision = { id: proposal.id, state: 'CONFIRMED', userId: user.id, at: now, reason: null } as const;
  if (!(await decideProposal(tx, decision))) {
    // Another process was quicker.
    await requireProposal(tx, { id: period.id, proposalId: proposal.id });
    throw proposalDecided();
  }
  if (proposal.versionId !== null) await decideVersion(tx, proposal.versionId, 'PINNED');
  const by = { actorId: user.id, at: now, reason: proposal.reason === '' ? null : proposal.reason };
  if (!(await movePeriod(tx, period, move, by))) throw new VersionConflict();
  const isNothing = Number(proposal.carried) === 0 && Number(proposal.carriedLoss) === 0;
  if (proposal.carried !== null && proposal.bearerId !== null && !isNothing) {
    await insertAdjustment(tx, {
      brandId: period.brandId,
      bearerId: proposal.bearerId,
      ofPeriodId: period.id,
      ofVersion: period.version,
      amount: proposal.carried,
      loss: proposal.carriedLoss ?? '0.00',
      currency: period.pinned.currency,
      reason: proposal.reason,
      createdBy: user.id,
      createdAt: now.toISOString(),
    });
  }
  // It may have been paid while it was reopened.
  await settlePeriod(tx, period.id, by);
}

/** Keeps the attempt in the audit and raises the alert, in one transaction. */
async function selfConfirmation(
  store: Store,
  editor: PeriodEditor,
  { period }: FoundPeriod,
  proposal: StoredProposal,
): Promise<ProblemError> {
  const { now, user, brandId } = editor;
  await store.tx(async (tx) => {
    await appendAuditEvent(tx, {
      ...auditOf(editor, period.id, now),
      action: 'CONFIRMATION_REFUSED',
      detail: { proposal: proposal.id, code: 'SELF_CONFIRMATION' },
    });
    await raiseAlert(tx, {
      code: 'CA-13',
      brandId,
      object: { kind: 'tax-period', id: period.id },
      period: period.period,
      ...worded('OWN_TAX_STEP_CONFIRMED', { name: personInWords(user.name, user.email) }),
      at: now,
    });
  });
  return new ProblemError(403, 'SELF_CONFIRMATION', 'A person who proposed a step cannot confirm it', {
    detail: 'Another person with the right to confirm must do it.',
  });
}

function auditOf({ user, brandId }: PeriodEditor, id: string, at: Date) {
  const object = { kind: 'tax-period', id } as const;
  return { at, actorId: user.id, sessionId: user.sessionId, brandId, object };
}

function payloadChanged(): ProblemError {
  return new ProblemError(409, 'PAYLOAD_CHANGED', 'The content has changed since you opened it', {
    detail: 'Reload the period and review the proposal before you confirm it.',
  });
}
