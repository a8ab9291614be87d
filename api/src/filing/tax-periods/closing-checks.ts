import type { ReasonCode } from '@tallyhouse/shared/contracts/reason-codes';
import Big from 'big.js';
import type { ClosingCheck } from '@tallyhouse/shared/contracts/tax-periods';
import { subtractMoney, sumMoney } from '../../domain/money/money';
import { reasonText, reasonWords, type FigureReason } from '../../domain/status/figure-reasons';
import type { Rule } from '../../domain/rules/rule-schema';
import { isOnWallets, playerCountryOf } from '../../domain/tax/product-class';
import { severityOfLaw } from '../../facts/laws/law-catalogue';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { measuresOf } from '../../reporting/totals/total-reports/total-measures';
import { sumFacts } from '../../reporting/totals/total-reports/queries/sum-facts';
import type { Assessment, Assessor } from '../../taxes/assessment/assess';
import { subjectsOf, totalOf, type FactReader } from '../../taxes/assessment/fact-reader';
import { readPaperFacts } from './paper-facts';
import { lawsOf } from './paper-laws';
import type { TaxFactSums } from '../../taxes/assessment/queries/sum-tax-facts';
import { sumWithheld } from './queries/sum-withheld';
import { readUncountedDrawers } from './queries/uncounted-drawers';

type Effect = ClosingCheck['effect'];

/** What each reason against a figure means for closing, and what to do about it. */
const closing: Readonly<Record<ReasonCode, { readonly effect: Effect; readonly nextStep: string }>> = {
  OPEN: { effect: 'REFUSES', nextStep: 'Wait for the period to end.' },
  AWAITED: { effect: 'REFUSES', nextStep: 'Wait for the files, or ask the source for them.' },
  BEFORE: { effect: 'WARNS', nextStep: 'Load the files of that time, or state why there was no play.' },
  LAW: {
    effect: 'REFUSES',
    nextStep: 'Have the records corrected at their source, or the exceptions waived by two people.',
  },
  GAP: { effect: 'REFUSES', nextStep: 'Request the file, or explain the gap in data loads.' },
  PARTIAL: {
    effect: 'WARNS',
    nextStep: 'Have the rejected records sent again, or give a reason to proceed.',
  },
  REJECTED: { effect: 'REFUSES', nextStep: 'Request the file again.' },
  MORE: { effect: 'REFUSES', nextStep: 'Review the data loads of the period.' },
  LATE_TOLERANCE: { effect: 'REFUSES', nextStep: 'Wait for the late-record window to close.' },
  FX_MISSING: { effect: 'REFUSES', nextStep: 'Load the official rate of that day.' },
  FACT_MISSING: { effect: 'REFUSES', nextStep: 'Load the data required by the rule.' },
  UNCLASSIFIED: {
    effect: 'WARNS',
    nextStep: 'Load the tax class of this play under the licence, or state why it is not taxed here.',
  },
  ESTIMATED: { effect: 'WARNS', nextStep: 'Replace the estimate, or give a reason to proceed.' },
  RULE_UNVERIFIED: {
    effect: 'WARNS',
    nextStep: 'Have the rule verified at its source, or state why it may be used.',
  },
  NEGATIVE_UNKNOWN: { effect: 'WARNS', nextStep: 'State how the authority treats a negative base.' },
};

/** What the reasons against figures on a base mean for closing with them. */
export async function readReasonChecks(
  store: Queryable,
  reasons: readonly FigureReason[],
  { base, ...options }: QueryOptions & { readonly base: Rule['base'] | undefined },
): Promise<ClosingCheck[]> {
  const loads = await readNamedLoads(store, reasons, options);
  const kinds = base !== undefined && isOnWallets(base) ? walletKinds : betKinds;
  return reasons.map((reason) => checkOf(reason, loads, kinds));
}

/** Everything that stands against closing a period with these figures, refusals first. */
export async function readClosingChecks(
  store: Queryable,
  assessor: Assessor,
  assessment: Assessment,
  options: QueryOptions = {},
): Promise<ClosingCheck[]> {
  const checks = [
    ...(await readReasonChecks(store, assessment.status.reasons, { base: baseOf(assessment), ...options })),
    ...(await invariantChecks(store, assessor, assessment, options)),
    ...(await drawerChecks(store, assessor, assessment, options)),
    ...(await withholdingChecks(store, assessment, options)),
  ];
  return checks.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function baseOf({ lines, missing }: Assessment): Rule['base'] | undefined {
  return (lines.at(-1)?.line ?? missing.at(-1))?.rule.base;
}

function checkOf(
  reason: FigureReason,
  loads: ReadonlyMap<string, NamedLoad>,
  kinds: readonly string[],
): ClosingCheck {
  const { effect, nextStep } = closing[reason.code];
  const check = { id: reasonText(reason), words: reasonWords(reason) };
  const load = loads.get(reason.subject);
  if (load !== undefined && !kinds.includes(load.kind)) {
    const none = 'It contains nothing taxable: state that the tax does not depend on it.';
    return { ...check, effect: 'WARNS', nextStep: none };
  }
  if (reason.code === 'LAW' && severityOfLaw(reason.subject) === 'WARN')
    return { ...check, effect: 'WARNS', nextStep };
  // Somebody has said what became of it: it is known, and lost.
  if (reason.code === 'GAP' && load?.isExplained === true) {
    return {
      ...check,
      effect: 'WARNS',
      nextStep: 'State why the period is closed without the lost records.',
    };
  }
  return { ...check, effect, nextStep };
}

/** Kinds of loads that taxes on play are computed from, and those on money of players' accounts. */
const betKinds: readonly string[] = ['BETS', 'SETTLEMENTS', 'PAYMENTS', 'JACKPOTS'];
const walletKinds: readonly string[] = ['CASH_MOVEMENTS'];
const loadReasons: readonly ReasonCode[] = ['GAP', 'PARTIAL', 'REJECTED'];

interface NamedLoad {
  readonly id: string;
  readonly kind: string;
  /** A gap of which somebody has said what became of it. */
  readonly isExplained: boolean;
}

/** The loads that reasons name, by id. */
async function readNamedLoads(
  store: Queryable,
  reasons: readonly FigureReason[],
  options: QueryOptions,
): Promise<ReadonlyMap<string, NamedLoad>> {
  const named = reasons.filter(({ code }) => loadReasons.includes(code)).map(({ subject }) => subject);
  if (named.length === 0) return new Map();
  const params = createSqlParams();
  const rows = await store.query<NamedLoad>(
    `select b.id as "id", b.kind as "kind", e.batch_id is not null as "isExplained"
     from load_batch b left join load_gap_explanation e on e.batch_id = b.id where b.id in (${params.addAll(named)})`,
    params.values,
    options,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function invariantChecks(
  store: Queryable,
  { reader }: Assessor,
  assessment: Assessment,
  options: QueryOptions,
): Promise<ClosingCheck[]> {
  const { key, lines, tax } = assessment;
  const proven = [];
  for (const line of lines) proven.push({ ...line, facts: await readPaperFacts(reader, key, line, ['day']) });
  const laws = lawsOf(proven, tax)
    .filter(({ ok }) => !ok)
    .map(({ id, words }) => broke(id, `Check failed: ${words}`));
  return [...laws, ...partsChecks(assessment), ...(await totalsChecks(store, reader, assessment, options))];
}

/** INV-03: what the brands of a company have in it comes to the whole. */
function partsChecks({ base, tax, parts }: Assessment): ClosingCheck[] {
  if (parts.length === 0) return [];
  const sums = [sumMoney(parts.map((part) => part.base)), sumMoney(parts.map((part) => part.tax))];
  if (sums[0] === base && sums[1] === tax) return [];
  return [
    broke(
      'INV-03',
      `Its brands add up to a base of ${sums[0]} and a tax of ${sums[1]}, not ${base} and ${tax}.`,
    ),
  ];
}

/** INV-04: what the totals of the same days come to, added up another way. */
async function totalsChecks(
  store: Queryable,
  reader: FactReader,
  { key, lines, places, asOf, brandIds }: Assessment,
  options: QueryOptions,
): Promise<ClosingCheck[]> {
  const line = lines[0];
  if (lines.length !== 1 || line?.line.rule.base !== 'GGR') return [];
  const { rule } = line.line;
  if (rule.basis === 'CASH' || Object.keys(rule.treatment).length > 0) return [];
  // Totals know neither of stakes returned late nor of other currencies.
  const facts = await reader.sums(key, rule);
  const isPlain = ({ currency, lateVoidCash, lateVoidBonus }: TaxFactSums) =>
    currency === rule.currency && new Big(lateVoidCash).plus(lateVoidBonus).eq(0);
  if (!facts.every(isPlain) || playerCountryOf(key.productClass) !== null) return [];
  const scope = { brandIds, ...key.period, asOf };
  const wide = { ...scope, channel: undefined, verticals: undefined, licenceId: undefined };
  const sums = await sumFacts(store, wide, ['licence', 'channel', 'vertical'], options);
  const own = sums.filter((one) => isTaxed(places, one));
  const { ggr } = measuresOf(own, rule.basis);
  if (ggr === null || new Big(ggr).eq(line.line.base)) return [];
  return [broke('INV-04', `The totals of the period add up to ${ggr}, its days to ${line.line.base}.`)];
}

function broke(id: string, words: string): ClosingCheck {
  return { id, effect: 'REFUSES', words, nextStep: 'Review the reconciliation of the period.' };
}

async function drawerChecks(
  store: Queryable,
  { reader }: Assessor,
  { key, lines, asOf, brandIds }: Assessment,
  options: QueryOptions,
): Promise<ClosingCheck[]> {
  const rule = lines[0]?.line.rule;
  const shops = rule === undefined ? [] : subjectsOf(reader.subjects, key, rule);
  const verticals = [
    ...new Set(shops.filter(({ channel }) => channel === 'RETAIL').map(({ vertical }) => vertical)),
  ];
  if (verticals.length === 0) return [];
  const scope = { ...key.period, asOf, verticals };
  const uncounted = await ofEach(brandIds, (brandId) =>
    readUncountedDrawers(store, { ...scope, brandId }, options),
  );
  if (uncounted.length === 0) return [];
  const named = uncounted.slice(0, 5).map(({ branchId, day }) => `${branchId} on ${day}`);
  const more = uncounted.length > named.length ? ` and ${uncounted.length - named.length} more` : '';
  return [
    {
      id: 'DRAWER_UNCOUNTED',
      effect: 'WARNS',
      words: `No drawer was counted in ${named.join(', ')}${more}.`,
      nextStep: 'Have the drawers counted and sent, or give a reason to proceed.',
    },
  ];
}

/** INV-06: what the counters withheld against what the rule says. */
async function withholdingChecks(
  store: Queryable,
  { key, lines, asOf, tax, places, brandIds }: Assessment,
  options: QueryOptions,
): Promise<ClosingCheck[]> {
  const isOnPrizes = ({ kind, base }: Rule) => kind === 'WITHHOLDING' && base.includes('WINNINGS');
  if (lines.length === 0 || !lines.every(({ line }) => isOnPrizes(line.rule))) return [];
  const scope = { ...key.period, asOf };
  const sums = await ofEach(brandIds, async (brandId) =>
    (await sumWithheld(store, { ...scope, brandId }, options)).map((one) => ({ ...one, brandId })),
  );
  const own = sums.filter((one) => isTaxed(places, one));
  const withheld = totalOf(own, (one) => one.withheld);
  if (new Big(withheld).eq(tax)) return [];
  const difference = subtractMoney(tax, withheld);
  return [
    {
      id: 'WITHHELD_DIFFERS',
      effect: 'WARNS',
      words: `${withheld} was withheld when prizes were paid; the rule says ${tax}, which is ${difference} more.`,
      nextStep:
        'The licensee owes the amount not withheld: have the rate of the tills checked, or give a reason.',
    },
  ];
}

async function ofEach<T>(
  brandIds: readonly string[],
  read: (brandId: string) => Promise<readonly T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (const brandId of brandIds) rows.push(...(await read(brandId)));
  return rows;
}

function isTaxed(
  places: Assessment['places'],
  one: Readonly<Record<'brandId' | 'licenceId' | 'channel' | 'vertical', string | null>>,
): boolean {
  return places.some(
    ({ brandId, licenceId, channel, vertical }) =>
      (brandId ?? one.brandId) === one.brandId &&
      licenceId === one.licenceId &&
      channel === one.channel &&
      vertical === one.vertical,
  );
}

function orderOf({ effect, id }: ClosingCheck): string {
  return `${effect} ${id}`;
}
