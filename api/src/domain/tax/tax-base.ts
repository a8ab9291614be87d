import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { treatedRevenueOf } from '../measures/treated-revenue';
import { faceValue, type Treatment } from '../measures/treatment';
import type { Rule } from '../rules/rule-schema';
import { isOnWallets } from './product-class';
import type { TaxFacts, TicketSums } from './tax-facts';
import { winningsBaseOf } from './withholding';

/** A figure that went into a base, for the working paper. */
export interface TaxInput {
  readonly code: string;
  /** An amount, or a count of machines or tickets. */
  readonly value: string;
}

export type TaxBase =
  | { readonly kind: 'TOTAL'; readonly amount: Big; readonly inputs: readonly TaxInput[] }
  /** The rule looks at each ticket, or each withdrawal, by itself. */
  | { readonly kind: 'TICKETS'; readonly amounts: readonly Big[]; readonly inputs: readonly TaxInput[] }
  /** As TICKETS, added up already. */
  | { readonly kind: 'TICKET_SUMS'; readonly sums: TicketSums; readonly inputs: readonly TaxInput[] }
  | { readonly kind: 'MISSING'; readonly fact: string };

/** How each base is computed; laws name the same thing differently. */
const baseFamilies: Readonly<Record<Rule['base'], (rule: Rule, facts: TaxFacts) => TaxBase>> = {
  GGR: revenueBase,
  GGR_INCL_BONUS_STAKES: revenueBase,
  PROFIT: revenueBase,
  NET_INCOME: revenueBase,
  GAMING_REVENUE: revenueBase,
  STAKES_MINUS_PAYOUTS: revenueBase,
  STAKES: stakesBase,
  STAKE_LESS_TAX: stakesBase,
  WINNINGS: winningsBase,
  NET_WINNINGS: winningsBase,
  NET_WINNINGS_PER_COUPON: winningsBase,
  MACHINES: (_rule, { machines }) =>
    machines === undefined ? missing('machines') : single('machines', String(machines)),
  UNCLAIMED: (_rule, { unclaimed }) =>
    unclaimed === undefined ? missing('unclaimed') : single('unclaimed', unclaimed),
  DEPOSITS: (_rule, { deposits }) =>
    deposits === undefined ? missing('deposits') : single('deposits', deposits),
  WITHDRAWALS: (_rule, { withdrawals }) =>
    withdrawals === undefined
      ? missing('withdrawals')
      : each(
          'withdrawals',
          withdrawals.map((amount) => new Big(amount)),
        ),
};

/** The base of a rule before losses are looked at; may be negative. */
export function taxBaseOf(rule: Rule, facts: TaxFacts): TaxBase {
  const sums = facts.ticketSums?.get(rule.id);
  if (sums !== undefined) {
    const code = isOnWallets(rule.base) ? 'movements' : 'tickets';
    return { kind: 'TICKET_SUMS', sums, inputs: [{ code, value: String(sums.tickets) }] };
  }
  return baseFamilies[rule.base](rule, facts);
}

/** What the rule's source says of bonus, jackpot and late voids, and face value where it is silent. */
export function treatmentOf({ treatment }: Rule): Treatment {
  return {
    bonus: treatment.bonus ?? faceValue.bonus,
    jackpot: treatment.jackpot ?? faceValue.jackpot,
    lateVoid: treatment.lateVoid ?? faceValue.lateVoid,
  };
}

/** What the line rests on besides the text of the rule: fields its source does not say. */
export function assumedOf(rule: Rule): string[] {
  const asksTreatment = baseFamilies[rule.base] === revenueBase || baseFamilies[rule.base] === stakesBase;
  const fields = ['bonus', 'jackpot', 'lateVoid'] as const;
  const silent = asksTreatment ? fields.filter((field) => rule.treatment[field] === undefined) : [];
  return [...rule.assumed, ...silent];
}

function revenueBase(rule: Rule, facts: TaxFacts): TaxBase {
  const { stakes, voids, winnings, jackpotContributions, ggr } = treatedRevenue(rule, facts) ?? nothing;
  if (stakes === null || voids === null || winnings === null || ggr === null) {
    return missing(`sums.${rule.basis}`);
  }
  return {
    kind: 'TOTAL',
    amount: new Big(ggr),
    inputs: inputsOf({ stakes, voids, winnings, jackpotContributions }),
  };
}

/** Stakes that came back to the player were not staked in the end, so they are off. */
function stakesBase(rule: Rule, facts: TaxFacts): TaxBase {
  if (rule.rounding.stage === 'TICKET') {
    return facts.placedStakes === undefined
      ? missing('placedStakes')
      : each(
          'tickets',
          facts.placedStakes.map((stake) => new Big(stake)),
        );
  }
  const { stakes, voids, netStakes } = treatedRevenue(rule, facts) ?? nothing;
  if (stakes === null || voids === null || netStakes === null) return missing(`sums.${rule.basis}`);
  return { kind: 'TOTAL', amount: new Big(netStakes), inputs: inputsOf({ stakes, voids }) };
}

function winningsBase(rule: Rule, facts: TaxFacts): TaxBase {
  const { paidTickets } = facts;
  if (paidTickets === undefined || rule.winningsBase === undefined) return missing('paidTickets');
  return each(
    'tickets',
    paidTickets.map((ticket) => winningsBaseOf(ticket, rule)),
  );
}

const nothing = {
  stakes: null,
  voids: null,
  netStakes: null,
  winnings: null,
  jackpotContributions: '0.00',
  ggr: null,
} as const;

function treatedRevenue(rule: Rule, facts: TaxFacts) {
  const sums = rule.basis === 'CASH' ? undefined : facts.sums?.[rule.basis];
  return sums === undefined ? null : treatedRevenueOf(sums, treatmentOf(rule));
}

function single(code: string, value: string): TaxBase {
  return { kind: 'TOTAL', amount: new Big(value), inputs: [{ code, value }] };
}

function each(code: string, amounts: readonly Big[]): TaxBase {
  return { kind: 'TICKETS', amounts, inputs: [{ code, value: String(amounts.length) }] };
}

function inputsOf(amounts: Readonly<Record<string, Money>>): TaxInput[] {
  return Object.entries(amounts).map(([code, value]) => ({ code, value }));
}

function missing(fact: string): TaxBase {
  return { kind: 'MISSING', fact };
}
