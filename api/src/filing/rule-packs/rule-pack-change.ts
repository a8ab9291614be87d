import { rulePackProposalSchema, type RulePackProposal } from '@tallyhouse/shared/contracts/rule-packs';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { keepCharges } from '../../figures/tickets/winnings-charges';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part } from '../../house/changes/proposal-parts';
import { comparePacks } from '../../domain/rules/compare-packs';
import { readRules } from '../../domain/rules/read-rules';
import { packRules, type RulePack } from '../../domain/rules/rule-pack';
import { ProblemError, ValidationFailed } from '../../platform/http/problems';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';

/**
 * Another rule pack for the whole house. Figures are computed by it from then on, and simulations made by the one before
 * are out of date; what was sent keeps its own.
 */
export const rulePackChange: ChangeHandler<RulePackProposal> = {
  kind: 'RULE_PACK',
  schema: rulePackProposalSchema,
  async describe(store, { name, document }) {
    const pack = requirePack(document);
    const differences = comparePacks(await readCurrentPack(store), pack).length;
    return [
      part('RULE_PACK', { name, rules: pack.rules.length }),
      differences === 1 ? part('RULE_DIFFERS') : part('RULES_DIFFER', { differences }),
    ];
  },
  async document(store) {
    const { version, rules } = await readCurrentPack(store);
    return { version, ruleCount: rules.length };
  },
  after({ document }) {
    const { version, rules } = requirePack(document);
    return { version, ruleCount: rules.length };
  },
  async check(store, { document }) {
    const pack = requirePack(document);
    if (pack.version !== (await readCurrentPack(store)).version) return;
    throw new ProblemError(409, 'PACK_KNOWN', 'These rules are already in force', {
      detail: 'The pack contains exactly the rules of the one in force.',
    });
  },
  async apply(tx, payload, { actorId, proposedBy, now, changeId }) {
    const pack = requirePack(payload.document);
    await writePack(tx, pack, { ...payload, actorId, proposedBy, now, changeId });
    await actForAllBrands(() => keepCharges(tx, pack.rules));
    await appendAuditEvent(tx, {
      at: now,
      action: 'RULE_PACK_CHANGED',
      actorId,
      object: { kind: 'rule-pack', id: pack.version },
      detail: { name: payload.name, source: payload.source, proposedBy, change: changeId },
    });
  },
};

/** Errors: `ValidationFailed` naming rule and field of everything that is wrong. */
function requirePack(document: RulePackProposal['document']): RulePack {
  const read = readRules(document);
  if (read.kind === 'RULES' && read.rules.length > 0) return packRules(read.rules);
  const faults =
    read.kind === 'FAULTS' ? read.faults : [{ ruleId: '', field: 'rules', message: 'There are no rules' }];
  throw new ValidationFailed(
    faults.slice(0, 100).map(({ ruleId, field, message }) => ({
      field: ['document', ruleId, field].filter((part) => part !== '').join('.'),
      code: 'RULE',
      message,
    })),
  );
}

interface Adoption extends RulePackProposal {
  readonly actorId: string;
  readonly proposedBy: string;
  readonly now: Date;
  readonly changeId: string;
}

/** A pack that was in force before comes back with its new date. */
async function writePack(tx: Queryable, pack: RulePack, adoption: Adoption): Promise<void> {
  await tx.query(
    `insert into rule_pack
       (version, name, source, document, turn, proposed_by, confirmed_by, adopted_at, change_id)
     values ($1, $2, $3, $4, (select coalesce(max(turn), 0) + 1 from rule_pack), $5, $6, $7, $8)
     on conflict (version) do update set name = excluded.name, source = excluded.source, turn = excluded.turn,
       proposed_by = excluded.proposed_by, confirmed_by = excluded.confirmed_by, adopted_at = excluded.adopted_at,
       change_id = excluded.change_id`,
    [
      pack.version,
      adoption.name,
      adoption.source,
      JSON.stringify(adoption.document),
      adoption.proposedBy,
      adoption.actorId,
      adoption.now.toISOString(),
      adoption.changeId,
    ],
  );
}
