import type { FactSplit, WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';
import { sumMoney } from '../../domain/money/money';
import type { Rule } from '../../domain/rules/rule-schema';
import { reasonText } from '../../domain/status/figure-reasons';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import type { PeriodLine } from '../../taxes/assessment/compute-period';
import type { FactReader } from '../../taxes/assessment/fact-reader';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { readPaperFacts, type PaperFact } from './paper-facts';
import type { ProvenLine } from './paper-laws';
import { rateOf } from './present-period';
import type { PinnedVersion, StoredPeriod } from '../../taxes/assessment/queries/period-rows';

type PresentedLine = WorkingPaperFigures['lines'][number];

/** The part of a working paper that figures make, whether they are pinned or simulated. */
export function presentFigures(
  period: StoredPeriod,
  version: Omit<PinnedVersion, 'id'>,
  shown: { readonly hypothetical: boolean; readonly lines: PresentedLine[]; readonly adjustments: string },
): WorkingPaperFigures {
  return {
    periodId: period.id,
    brandId: period.brandId,
    authority: period.authority,
    code: period.code,
    productClass: period.productClass,
    period: period.period,
    version: version.version,
    state: period.state,
    asOf: version.pinnedAt,
    snapshotId: version.snapshotId,
    rulePackVersion: version.rulePackVersion,
    hypothetical: shown.hypothetical,
    currency: version.currency,
    lines: shown.lines,
    missing: version.paper.missing.map(({ rule, fact }) => ({ ruleId: rule.id, fact })),
    tax: version.tax,
    adjustments: shown.adjustments,
    payable: sumMoney([version.tax, shown.adjustments]),
    status: version.figureStatus,
    statusReasons: [...version.paper.statusReasons],
  };
}

/** Reads the facts behind each line again, split as asked. */
export async function proveLines(
  reader: FactReader,
  period: StoredPeriod,
  lines: readonly PeriodLine[],
  split: readonly FactSplit[],
): Promise<ProvenLine[]> {
  const proven: ProvenLine[] = [];
  for (const line of lines) {
    proven.push({ ...line, facts: await readPaperFacts(reader, keyOf(period), line, split) });
  }
  return proven;
}

/** Lines as the contract writes them, products by their names. */
export async function presentLines(
  store: Queryable,
  brandIds: readonly string[],
  lines: readonly ProvenLine[],
  drillTokenOf: (line: PeriodLine) => string | null = () => null,
): Promise<PresentedLine[]> {
  const names = await readProductNames(store, brandIds, lines);
  const brandNames = await readBrandNames(store, lines);
  const factOf = (fact: PaperFact) => ({
    ...fact,
    brandName: fact.brandId === null ? null : (brandNames.get(fact.brandId) ?? fact.brandId),
    productName: fact.productId === null ? null : (names.get(fact.productId) ?? null),
  });
  return lines.map(({ period, line, shares, facts }) => ({
    period,
    drillToken: drillTokenOf({ period, line, shares }),
    rule: presentRule(line.rule, line.assumed),
    inputs: line.inputs.map((input) => ({ ...input })),
    base: line.base,
    lossBroughtForward: line.lossBroughtForward,
    lossCarriedForward: line.lossCarriedForward,
    taxable: line.taxable,
    tax: line.tax,
    roundingDifference: line.roundingDifference,
    shares: shares.map((share) => ({ ...share })),
    status: line.status.status,
    statusReasons: line.status.reasons.map(reasonText),
    facts: facts.map(factOf),
  }));
}

function presentRule(rule: Rule, assumed: readonly string[]): PresentedLine['rule'] {
  const { id, authority, code, product, base, basis, validFrom, validTo, negative, source, note } = rule;
  return {
    ...{ id, authority, code, product, base, basis, validFrom, validTo, negative, source, note },
    rate: rateOf(rule.charge),
    rounding: { ...rule.rounding },
    proof: rule.status,
    assumed: [...assumed],
  };
}

async function readBrandNames(
  store: Queryable,
  lines: readonly ProvenLine[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(lines.flatMap(({ facts }) => facts.flatMap(({ brandId }) => brandId ?? [])));
  if (ids.size === 0) return new Map();
  const params = createSqlParams();
  const rows = await store.query<{ id: string; name: string }>(
    `select id as "id", name as "name" from brand where id in (${params.addAll([...ids])})`,
    params.values,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readProductNames(
  store: Queryable,
  brandIds: readonly string[],
  lines: readonly ProvenLine[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(lines.flatMap(({ facts }) => facts.flatMap(({ productId }) => productId ?? [])));
  if (ids.size === 0) return new Map();
  const params = createSqlParams();
  const rows = await store.query<{ id: string; name: string }>(
    `select id as "id", name as "name" from product where brand_id in (${params.addAll(brandIds)})
       and id in (${params.addAll([...ids])})`,
    params.values,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
