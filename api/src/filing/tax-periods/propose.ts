import type { ClosingCheck, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { canonicalJson } from '../../domain/canonical-json';
import type { CorrectionMethod } from '../../domain/corrections/correct-period';
import { sha256 } from '../../domain/sha256';
import { moveTaxPeriod, type TaxPeriodEvent } from '../../domain/tax-period/tax-period-machine';
import { VersionConflict } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { readClosingChecks } from './closing-checks';
import { planCorrection } from './correct';
import type { FoundPeriod } from './find-period';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { pinnedOf } from '../../taxes/assessment/paper';
import { requirePeriod, type PeriodEditor } from './period-editor';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { insertProposal, readProposals, type NewProposal } from './queries/proposals';
import { insertVersion, touchPeriod } from './queries/write-period';
import { proposalPending, taxProblem } from './tax-problems';

/** Open warnings by id, each with the reason for going on. */
export type Reasons = readonly { readonly id: string; readonly reason: string }[];

interface Asked {
  readonly id: string;
  /** Revision that the proposer has seen. */
  readonly expected: number;
  readonly reason: string;
}

/**
 * Pins what a period comes to now and proposes to close it with that.
 *
 * Errors: `NotFound`, `VersionConflict`, `PROPOSAL_PENDING`, `PERIOD_OPEN`, `PERIOD_CLOSED`, `PERIOD_STATE`;
 * `CLOSING_REFUSED`, `RULE_UNVERIFIED` and `WARNINGS_OPEN` (422) naming each check.
 */
export async function proposeClose(
  store: Store,
  editor: PeriodEditor,
  asked: Asked & { readonly warnings: Reasons },
): Promise<void> {
  const found = await requireFree(store, editor, asked);
  requireMove(found.period, closing(editor, []));
  await proposeFigures(store, editor, { found, asked, kind: 'CLOSE', method: null });
}

/** Proposes to open a closed period again. Errors: as `proposeClose`, without its checks. */
export async function proposeReopen(store: Store, editor: PeriodEditor, asked: Asked): Promise<void> {
  const { period } = await requireFree(store, editor, asked);
  const { user } = editor;
  requireMove(period, {
    kind: 'reopen',
    reason: asked.reason,
    proposedBy: user.id,
    confirmedBy: null,
  });
  const contentHash = hashOfReopening(period, asked.reason);
  const proposal = { ...plain(editor, period, asked.reason), kind: 'REOPEN', contentHash } as const;
  await keep(store, editor, { period, proposal });
}

/**
 * Proposes the correction of a reopened period: a new version, or a line that the current period bears.
 *
 * Errors: as `proposeClose`; `CORRECTION_REFUSED` (409) for a method that the authority does not have, a difference too
 * large to be carried, or a period corrected by the other method before.
 */
export async function proposeAmend(
  store: Store,
  editor: PeriodEditor,
  asked: Asked & { readonly warnings: Reasons; readonly method: CorrectionMethod | undefined },
): Promise<void> {
  const found = await requireFree(store, editor, asked);
  const { user } = editor;
  const event = { kind: 'amend', reason: asked.reason, proposedBy: user.id, confirmedBy: null } as const;
  requireMove(found.period, { ...event, method: asked.method ?? 'RESTATE' });
  const plan = await planCorrection(store, found, asked.method);
  if (plan.method === 'RESTATE') {
    await proposeFigures(store, editor, { found, asked, kind: 'AMEND', method: 'RESTATE' });
    return;
  }
  const proposal = { ...plain(editor, found.period, asked.reason), kind: 'AMEND', ...plan } as const;
  await keep(store, editor, { period: found.period, proposal });
}

/** Proposes figures of a new version, once the checks allow it. */
async function proposeFigures(
  store: Store,
  editor: PeriodEditor,
  proposed: {
    readonly found: FoundPeriod;
    readonly asked: Asked & { readonly warnings: Reasons };
    readonly kind: TaxProposal['kind'];
    readonly method: TaxProposal['method'];
  },
): Promise<void> {
  const { found, asked, kind, method } = proposed;
  const { period, assessor } = found;
  const assessment = await assessor.assess(keyOf(period));
  const checks = await readClosingChecks(store, assessor, assessment);
  const reasons = new Map(asked.warnings.map(({ id, reason }) => [id, reason.trim()]));
  requireChecks(checks, reasons, editor);
  const warnings = checks
    .filter(({ effect }) => effect === 'WARNS')
    .map(({ id, words }) => ({ id, words, reason: reasons.get(id) ?? '' }));
  const figures = pinnedOf(assessment, { version: period.version + 1, createdBy: editor.user.id });
  const { contentHash } = figures;
  const proposal = { ...plain(editor, period, asked.reason), kind, method, warnings, contentHash };
  const writeVersion = (tx: Queryable) => insertVersion(tx, period, figures, 'PROPOSED');
  await keep(store, editor, { period, proposal, writeVersion });
}

/** Errors: `CLOSING_REFUSED`, `RULE_UNVERIFIED`, `WARNINGS_OPEN`. */
export function requireChecks(
  checks: readonly ClosingCheck[],
  reasons: ReadonlyMap<string, string>,
  { user }: Pick<PeriodEditor, 'user'>,
): void {
  const refusing = checks.filter(({ effect }) => effect === 'REFUSES');
  const unanswered = checks.filter(({ effect, id }) => effect === 'WARNS' && (reasons.get(id) ?? '') === '');
  const move = moveTaxPeriod(
    'SOFT_CLOSED',
    {
      ...closing(
        { user },
        refusing.map(({ id }) => id),
      ),
      unanswered: unanswered.map(({ id }) => id),
    },
    { version: 0, reopenedFrom: null },
  );
  if (move.kind === 'REFUSED') throw taxProblem(move, refusing.length > 0 ? refusing : unanswered);
}

function closing({ user }: Pick<PeriodEditor, 'user'>, refusals: readonly string[]) {
  return { kind: 'close', refusals, unanswered: [], proposedBy: user.id, confirmedBy: null } as const;
}

/** Hash of what is confirmed when a period is opened again. */
export function hashOfReopening({ id, version }: StoredPeriod, reason: string): string {
  return `sha256:${sha256(canonicalJson({ id, version, reason }))}`;
}

/** Errors: `VersionConflict`, `PROPOSAL_PENDING`. */
async function requireFree(store: Queryable, editor: PeriodEditor, asked: Asked): Promise<FoundPeriod> {
  const found = await requirePeriod(store, editor, asked.id, asked.expected);
  const proposals = await readProposals(store, [asked.id]);
  if (proposals.some(({ state }) => state === 'PENDING')) throw proposalPending();
  return found;
}

function requireMove({ state, version, reopenedFrom }: StoredPeriod, event: TaxPeriodEvent): void {
  const move = moveTaxPeriod(state, event, { version, reopenedFrom });
  if (move.kind === 'REFUSED') throw taxProblem(move);
}

function plain({ user, now }: PeriodEditor, { id, brandId }: StoredPeriod, reason: string) {
  return {
    brandId,
    periodId: id,
    reason,
    warnings: [],
    method: null,
    versionId: null,
    carried: null,
    carriedLoss: null,
    bearerId: null,
    proposedBy: user.id,
    proposedAt: now.toISOString(),
  };
}

/** Writes a proposal with its figures, and the audit; of two at once one is refused. */
async function keep(
  store: Store,
  { user, now }: PeriodEditor,
  kept: {
    readonly period: StoredPeriod;
    readonly proposal: NewProposal;
    /** Writes the figures proposed and gives their id. */
    readonly writeVersion?: (tx: Queryable) => Promise<string>;
  },
): Promise<void> {
  const { period, proposal, writeVersion } = kept;
  await store.tx(async (tx) => {
    if (!(await touchPeriod(tx, period, now))) throw new VersionConflict();
    const versionId = (await writeVersion?.(tx)) ?? null;
    const proposalId = await insertProposal(tx, { ...proposal, versionId });
    await appendAuditEvent(tx, {
      at: now,
      action: 'TAX_PERIOD_MOVED',
      actorId: user.id,
      sessionId: user.sessionId,
      brandId: period.brandId,
      object: { kind: 'tax-period', id: period.id },
      detail: {
        proposal: proposalId,
        proposed: proposal.kind,
        method: proposal.method,
        contentHash: proposal.contentHash,
        reason: proposal.reason,
      },
    });
  });
}
