import type { RulePack } from '../../../domain/rules/rule-pack';
import { insert } from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';

/** Puts a pack in force, as the first that the house adopted itself. */
export async function givenAdopted(store: Store, { version, rules }: RulePack): Promise<void> {
  await insert(store, 'rule_pack', {
    version,
    name: 'Adopted',
    source: 'A proposal',
    document: JSON.stringify({ format: 'tallyhouse-rules/1', rules }),
    turn: 1,
    proposed_by: 'u_reporter',
    confirmed_by: 'u_approver',
    adopted_at: '2026-04-02T08:00:00Z',
    change_id: 'chg_1',
  });
}
