import Big from 'big.js';
import type { Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { sumMoney } from '../../domain/money/money';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import { rulesOver } from '../../domain/rules/select-rules';
import type { FigureReason } from '../../domain/status/figure-reasons';
import { judge, judgeTotal, type JudgedStatus } from '../../domain/status/figure-status';
import { computeTax, type MissingTax, type TaxLine } from '../../domain/tax/compute-tax';
import { sharesOf, type TaxShare } from '../../domain/tax/earmark';
import { isOnWallets } from '../../domain/tax/product-class';
import { treatmentOf } from '../../domain/tax/tax-base';
import type { TaxFacts } from '../../domain/tax/tax-facts';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { noCurrency } from '../../figures/brand-currencies';
import { basisSumsOf } from './basis-sums-of';
import { convertFacts } from './convert-facts';
import { totalOf, within, type FactReader } from './fact-reader';
import type { FactGrain } from './queries/sum-tax-facts';

/** A line of a tax period: one rule over the days on which it holds. */
export interface PeriodLine {
  readonly period: Period;
  readonly line: TaxLine;
  readonly shares: readonly TaxShare[];
}

/** What a tax period comes to, before what later or earlier periods carry into it. */
export interface PeriodFigures {
  readonly currency: string;
  readonly base: Money;
  readonly taxable: Money;
  readonly tax: Money;
  readonly lossCarriedForward: Money;
  readonly lines: readonly PeriodLine[];
  /** Taxes that could not be told; with any of them nothing is closed. */
  readonly missing: readonly MissingTax[];
  readonly status: JudgedStatus;
}

/** By which rules, and with what behind it. */
export interface ComputeOptions {
  readonly pack: RulePack;
  readonly includeUnverified: boolean;
  /** What the periods before leave to take off, positive. */
  readonly lossBroughtForward: Money;
  /** What may be said about the facts. */
  readonly figures: JudgedStatus;
}

interface Span {
  readonly rule: Rule;
  readonly period: Period;
}

/** What a rule in force needs to know, on the days on which it holds. */
interface RuleFacts extends Span {
  readonly facts: TaxFacts;
  /** Rates that are missing for them. */
  readonly withoutRate: readonly FigureReason[];
}

/** Computes a tax period from the facts that `reader` knows: each rule over the days on which it holds. */
export async function computePeriod(
  reader: FactReader,
  key: TaxPeriodKey,
  options: ComputeOptions,
): Promise<PeriodFigures> {
  return computeFrom(await readRuleFacts(reader, key, options), options);
}

/** The facts of a tax period, rule by rule in their order; they are asked for side by side. */
export async function readRuleFacts(
  reader: FactReader,
  key: TaxPeriodKey,
  { pack, includeUnverified }: Pick<ComputeOptions, 'pack' | 'includeUnverified'>,
): Promise<RuleFacts[]> {
  const spans = rulesOver(pack, { ...scopeOf(key, { includeUnverified }), code: key.code }, key.period);
  const held = spans.flatMap(({ period, inForce }) =>
    inForce.filter(({ authority }) => authority === key.authority).map((rule) => ({ rule, period })),
  );
  return Promise.all(held.map(async (span) => ({ ...span, ...(await taxFactsOf(reader, key, span)) })));
}

/** What a tax period comes to by its facts. */
export function computeFrom(
  told: readonly RuleFacts[],
  { lossBroughtForward, figures }: Pick<ComputeOptions, 'lossBroughtForward' | 'figures'>,
): PeriodFigures {
  const lines: PeriodLine[] = [];
  const missing: MissingTax[] = [];
  let loss = lossBroughtForward;
  for (const { rule, period, facts } of told) {
    const outcome =
      unknownTreatment(rule) ?? computeTax(rule, { ...facts, lossBroughtForward: loss }, figures);
    if (outcome.kind === 'MISSING') missing.push(outcome);
    else {
      loss = outcome.lossCarriedForward;
      lines.push({ period, line: outcome, shares: sharesOf(outcome) });
    }
  }
  const reasons = told.flatMap(({ withoutRate }) => withoutRate);
  return figuresOf(lines, missing, { reasons, figures, loss });
}

function figuresOf(
  lines: readonly PeriodLine[],
  missing: readonly MissingTax[],
  rest: { readonly reasons: readonly FigureReason[]; readonly figures: JudgedStatus; readonly loss: Money },
): PeriodFigures {
  const rules = [...lines.map(({ line }) => line.rule), ...missing.map(({ rule }) => rule)];
  const gaps = missing.map(({ rule, fact }): FigureReason => ({
    code: 'FACT_MISSING',
    subject: `${rule.id} ${fact}`,
  }));
  return {
    // A period without any rule owes nothing, in none.
    currency: rules[0]?.currency ?? noCurrency,
    base: sumMoney(lines.map(({ line }) => line.base)),
    taxable: sumMoney(lines.map(({ line }) => line.taxable)),
    tax: sumMoney(lines.map(({ line }) => line.tax)),
    lossCarriedForward: rest.loss,
    lines,
    missing,
    status: judgeTotal([
      rest.figures,
      ...lines.map(({ line }) => line.status),
      judge([...gaps, ...rest.reasons]),
    ]),
  };
}

/** Bonus play that no source tells apart: nothing is guessed. */
function unknownTreatment(rule: Rule): MissingTax | null {
  const { bonus } = treatmentOf(rule);
  if (bonus === 'ONLY_IF_CASHABLE') return { kind: 'MISSING', rule, fact: 'bonusCashable' };
  if (bonus === 'NET_OF_WINNINGS') return { kind: 'MISSING', rule, fact: 'wonWithBonus' };
  return null;
}

async function taxFactsOf(
  reader: FactReader,
  key: TaxPeriodKey,
  span: Span,
): Promise<Pick<RuleFacts, 'facts' | 'withoutRate'>> {
  const { rule, period } = span;
  if (rule.base === 'MACHINES') {
    const counted = await reader.machines(key, period);
    const machines = counted.reduce((sum, one) => sum + one.machines, 0);
    return { facts: counted.length === 0 ? {} : { machines }, withoutRate: [] };
  }
  if (isByTicket(rule)) return { facts: await ticketFacts(reader, key, span), withoutRate: [] };
  const { facts, missing } = await spanFacts(reader, key, span, grainOf(key, span));
  const { basis } = rule;
  const withoutRate = missing.map(({ currency, day }): FigureReason => ({
    code: 'FX_MISSING',
    subject: `${currency}/${rule.currency} ${day}`,
  }));
  if (rule.base === 'UNCLAIMED') {
    return { facts: { unclaimed: totalOf(facts, ({ expired }) => expired) }, withoutRate };
  }
  return { facts: basis === 'CASH' ? {} : { sums: { [basis]: basisSumsOf(facts, basis) } }, withoutRate };
}

/** By months where the rule holds for all of their days that the tax period has. */
function grainOf(key: TaxPeriodKey, span: Span): FactGrain {
  return within('MONTHS', span.period, key.period);
}

/** The facts of the days on which a rule holds, in its currency. */
export async function spanFacts(
  reader: FactReader,
  key: TaxPeriodKey,
  { rule, period }: Span,
  grain: FactGrain = 'PRODUCTS',
) {
  const all = await reader.sums(key, rule, grain);
  const facts = all.filter(({ day }) => period.from <= day && day <= period.to);
  return convertFacts(reader, facts, rule.currency);
}

/** Whether a rule looks at each ticket, or each movement of an account, by itself. */
export function isByTicket({ base, rounding }: Rule): boolean {
  return isOnWallets(base) || base.includes('WINNINGS') || (base === 'STAKES' && rounding.stage === 'TICKET');
}

async function ticketFacts(reader: FactReader, key: TaxPeriodKey, span: Span): Promise<TaxFacts> {
  const charged = await spanTickets(reader, key, span, grainOf(key, span));
  // A ticket is charged in the currency it was sold in: what another one would round to is not known.
  if (charged.some(({ currency }) => currency !== span.rule.currency)) return {};
  const exact = charged.reduce((sum, one) => sum.plus(one.exact), new Big(0));
  const sums = {
    tickets: charged.reduce((sum, one) => sum + one.tickets, 0),
    base: totalOf(charged, ({ base }) => base),
    exact: exact.toFixed(),
    rounded: totalOf(charged, ({ rounded }) => rounded),
  };
  return { ticketSums: new Map([[span.rule.id, sums]]) };
}

/** Charged tickets of the days on which a rule holds. */
export async function spanTickets(
  reader: FactReader,
  key: TaxPeriodKey,
  { rule, period }: Span,
  grain: FactGrain,
) {
  const all = await reader.tickets(key, rule, grain);
  return all.filter(({ day }) => period.from <= day && day <= period.to);
}
