import type { RulePackLine } from '@tallyhouse/shared/contracts/rule-packs';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { Queryable } from '../../store/store';
import { readCurrentPack, readPack, shippedPack } from '../../taxes/assessment/read-current-pack';
import { nameColumns } from '../../platform/auth/named-people';

interface PackRow {
  readonly version: string;
  readonly name: string;
  readonly source: string;
  readonly proposedBy: string;
  readonly proposedByAccount: string | null;
  readonly confirmedBy: string;
  readonly confirmedByAccount: string | null;
  readonly adoptedAt: string;
}

/** Adopted packs, newest first, and the shipped one. */
export async function listPacks(store: Queryable): Promise<RulePackLine[]> {
  const rows = await store.query<PackRow>(
    `select p.version as "version", p.name as "name", p.source as "source", p.adopted_at as "adoptedAt",
       ${nameColumns('proposedBy', { user: 'a', id: 'p.proposed_by' })}, ${nameColumns('confirmedBy', { user: 'b', id: 'p.confirmed_by' })}
     from rule_pack p
     left join app_user a on a.id = p.proposed_by
     left join app_user b on b.id = p.confirmed_by
     order by p.turn desc`,
  );
  const current = await readCurrentPack(store);
  const lines: RulePackLine[] = [];
  for (const row of rows) {
    const pack = await readPack(store, row.version);
    if (pack === undefined) throw new Error(`the rule pack ${row.version} is listed and cannot be read`);
    lines.push({
      ...row,
      ...contentOf(pack),
      origin: 'ADOPTED',
      isCurrent: pack.version === current.version,
    });
  }
  const shipped = shippedPack();
  if (rows.some(({ version }) => version === shipped.version)) return lines;
  return [
    ...lines,
    { ...shippedLine, ...contentOf(shipped), isCurrent: shipped.version === current.version },
  ];
}

const shippedLine = {
  name: 'Shipped with the product',
  origin: 'SHIPPED',
  source: 'Each rule names its own source.',
  adoptedAt: null,
  proposedBy: null,
  proposedByAccount: null,
  confirmedBy: null,
  confirmedByAccount: null,
} as const;

function contentOf({ version, rules }: RulePack): Pick<RulePackLine, 'version' | 'ruleCount' | 'proofs'> {
  const countOf = (proof: string) => rules.filter(({ status }) => status === proof).length;
  return {
    version,
    ruleCount: rules.length,
    proofs: {
      VERIFIED: countOf('VERIFIED'),
      SECONDARY: countOf('SECONDARY'),
      UNVERIFIED: countOf('UNVERIFIED'),
    },
  };
}
