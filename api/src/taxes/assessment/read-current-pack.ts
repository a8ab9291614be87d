import { readRules } from '../../domain/rules/read-rules';
import { packRules, readShippedRules, type RulePack } from '../../domain/rules/rule-pack';
import type { Queryable } from '../../store/store';

let shipped: RulePack | undefined;

/** The rules that come with the product, read once. */
export function shippedPack(): RulePack {
  shipped ??= readShippedRules();
  return shipped;
}

/** What was read once: a version is a hash of its rules, so the same version is the same pack in any store. */
const parsed = new Map<string, RulePack>();

/** The rules in force: the pack that the house adopted last, or else the one that comes with the product. */
export async function readCurrentPack(store: Queryable): Promise<RulePack> {
  const [newest] = await store.query<{ version: string }>(
    'select version from rule_pack order by turn desc limit 1',
  );
  return newest === undefined ? shippedPack() : readStored(store, newest.version);
}

/** The pack of a version; undefined when this house has none. */
export async function readPack(store: Queryable, version: string): Promise<RulePack | undefined> {
  if (version === shippedPack().version) return shippedPack();
  const found = await store.query('select version from rule_pack where version = $1', [version]);
  return found.length === 0 ? undefined : readStored(store, version);
}

async function readStored(store: Queryable, version: string): Promise<RulePack> {
  const known = parsed.get(version);
  if (known !== undefined) return known;
  const [row] = await store.query<{ document: unknown }>(
    'select document from rule_pack where version = $1',
    [version],
  );
  const read = readRules(row?.document);
  // It was read when it was adopted; rules of another version of the product must not be guessed at.
  if (read.kind === 'FAULTS') throw new Error(`the rule pack ${version} in the store cannot be read`);
  const pack = packRules(read.rules);
  if (pack.version !== version) throw new Error(`the rule pack ${version} in the store was changed`);
  parsed.set(version, pack);
  return pack;
}
