import { compareRulePacks, listRulePacks, proposeRulePack } from '@tallyhouse/shared/contracts/rule-packs';
import type { AppContext } from '../../platform/routes/app-context';
import { proposedChange } from '../../house/changes/change-routes';
import { comparePacks } from '../../domain/rules/compare-packs';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import { listPacks } from './list-packs';
import { readPack } from '../../taxes/assessment/read-current-pack';

/** Rule packs: which are there, how two differ, and proposing another. */
export function rulePackRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listRulePacks, async () => ({ items: await listPacks(store) }));

  route(api, compareRulePacks, async ({ query }) => {
    const before = await requirePack(store, query.a);
    const after = await requirePack(store, query.b);
    const differences = comparePacks(before, after).map(({ words, said, ...rest }) => ({
      ...rest,
      words: [...words],
      said: [...said],
    }));
    return { ...query, differences };
  });

  route(api, proposeRulePack, ({ body: { reason, ...payload }, ...call }) =>
    proposedChange({ store, clock }, { kind: 'RULE_PACK', payload, reason }, call),
  );
}

/** Errors: `NotFound`. */
async function requirePack(store: Queryable, version: string): Promise<RulePack> {
  const pack = await readPack(store, version);
  if (pack === undefined) throw new NotFound('rule pack');
  return pack;
}
