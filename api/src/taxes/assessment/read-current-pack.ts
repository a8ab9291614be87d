import { readRules } from '../../domain/rules/read-rules';
import { packRules, readShippedRules, type RulePack } from '../../domain/rules/rule-pack';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
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
  const params = createSqlParams();
  const [newest] = await store.query<StoredPack>(
    `${storedPack(params)} order by turn desc limit 1`,
    params.values,
  );
  return newest === undefined ? shippedPack() : packOf(newest);
}

/** The pack of a version; undefined when this house has none. */
export async function readPack(store: Queryable, version: string): Promise<RulePack | undefined> {
  if (version === shippedPack().version) return shippedPack();
  const params = createSqlParams(version);
  const [found] = await store.query<StoredPack>(`${storedPack(params)} where version = $1`, params.values);
  return found === undefined ? undefined : packOf(found);
}

interface StoredPack {
  readonly version: string;
  /** Null where the version was read before. */
  readonly document: unknown;
}

function storedPack(params: SqlParams): string {
  const known = `version in (${params.addAll([...parsed.keys()])})`;
  return `select version, case when ${known} then null else document end as document from rule_pack`;
}

function packOf({ version, document }: StoredPack): RulePack {
  const known = parsed.get(version);
  if (known !== undefined) return known;
  const read = readRules(document);
  // It was read when it was adopted; rules of another version of the product must not be guessed at.
  if (read.kind === 'FAULTS') throw new Error(`the rule pack ${version} in the store cannot be read`);
  const pack = packRules(read.rules);
  if (pack.version !== version) throw new Error(`the rule pack ${version} in the store was changed`);
  parsed.set(version, pack);
  return pack;
}
