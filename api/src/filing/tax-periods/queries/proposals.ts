import { randomUUID } from 'node:crypto';
import type { TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import type { Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../domain/money/money';
import { askAlone, type Question } from '../../../store/ask-together';
import type { Queryable } from '../../../store/store';

/** A proposal as it is kept. */
export interface StoredProposal {
  readonly id: string;
  readonly periodId: string;
  readonly kind: TaxProposal['kind'];
  readonly method: TaxProposal['method'];
  readonly state: TaxProposal['state'];
  readonly versionId: string | null;
  /** Tax of that version; null without one. */
  readonly tax: Money | null;
  readonly carried: Money | null;
  /** Loss carried with it; null where nothing is carried, or nothing was kept of it. */
  readonly carriedLoss: Money | null;
  readonly bearerId: string | null;
  readonly reason: string;
  readonly warnings: TaxProposal['warnings'];
  readonly contentHash: string;
  readonly proposedBy: string;
  readonly proposedAt: Instant;
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  readonly decisionReason: string | null;
}

/** Proposals of the periods, oldest first; amounts as the store writes them. */
export function proposalsOf(periodIds: readonly string[]): Question<StoredProposal> {
  return {
    columns: [
      ...([
        'id',
        'periodId',
        'kind',
        'method',
        'state',
        'versionId',
        'tax',
        'carried',
        'carriedLoss',
      ] as const),
      ...(['bearerId', 'reason', 'warnings', 'contentHash', 'proposedBy', 'proposedAt'] as const),
      ...(['decidedBy', 'decidedAt', 'decisionReason'] as const),
    ],
    ask: (
      params,
    ) => `select q.id as "id", q.tax_period_id as "periodId", q.kind as "kind", q.method as "method", q.state as "state",
       q.version_id as "versionId", v.tax as "tax", q.carried as "carried", q.carried_loss as "carriedLoss", q.bearer_id as "bearerId",
       q.reason as "reason", q.warnings as "warnings", q.content_hash as "contentHash", q.proposed_by as "proposedBy",
       q.proposed_at as "proposedAt", q.decided_by as "decidedBy", q.decided_at as "decidedAt",
       q.decision_reason as "decisionReason"
     from tax_proposal q left join tax_period_version v on v.id = q.version_id
     where q.tax_period_id in (${params.addAll(periodIds)}) order by q.proposed_at, q.id`,
  };
}

/** Proposals with their amounts as they are told. */
export function proposalsInMoney(rows: readonly StoredProposal[]): StoredProposal[] {
  return rows.map((row) => ({
    ...row,
    tax: row.tax === null ? null : formatMoney(row.tax),
    carried: row.carried === null ? null : formatMoney(row.carried),
    carriedLoss: row.carriedLoss === null ? null : formatMoney(row.carriedLoss),
  }));
}

/** Proposals of the periods, oldest first. */
export async function readProposals(
  store: Queryable,
  periodIds: readonly string[],
): Promise<StoredProposal[]> {
  return periodIds.length === 0 ? [] : proposalsInMoney(await askAlone(store, proposalsOf(periodIds)));
}

export type NewProposal = Omit<
  StoredProposal,
  'id' | 'state' | 'tax' | 'decidedBy' | 'decidedAt' | 'decisionReason'
> & { readonly brandId: string };

/** Writes a proposal that waits for a decision, and gives its id. */
export async function insertProposal(tx: Queryable, proposal: NewProposal): Promise<string> {
  const id = `txq_${randomUUID()}`;
  await tx.query(
    `insert into tax_proposal (id, brand_id, tax_period_id, kind, method, state, version_id, carried, carried_loss,
       bearer_id, reason, warnings, content_hash, proposed_by, proposed_at)
     values ($1, $2, $3, $4, $5, 'PENDING', $6, cast($7 as decimal(38,4)), cast($8 as decimal(38,4)), $9, $10,
       cast($11 as json), $12, $13, cast($14 as timestamp))`,
    [
      id,
      proposal.brandId,
      proposal.periodId,
      proposal.kind,
      proposal.method,
      proposal.versionId,
      proposal.carried,
      proposal.carriedLoss,
      proposal.bearerId,
      proposal.reason,
      JSON.stringify(proposal.warnings),
      proposal.contentHash,
      proposal.proposedBy,
      proposal.proposedAt,
    ],
  );
  return id;
}

/** Decides a proposal; false when it was decided before. */
export async function decideProposal(
  tx: Queryable,
  decision: {
    readonly id: string;
    readonly state: 'CONFIRMED' | 'RETURNED' | 'WITHDRAWN';
    readonly userId: string;
    readonly at: Date;
    readonly reason: string | null;
  },
): Promise<boolean> {
  const decided = await tx.query(
    `update tax_proposal set state = $1, decided_by = $2, decided_at = cast($3 as timestamp), decision_reason = $4
     where id = $5 and state = 'PENDING' returning id`,
    [decision.state, decision.userId, decision.at.toISOString(), decision.reason, decision.id],
  );
  return decided.length > 0;
}
