import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../domain/money/money';
import type { RulePack } from '../domain/rules/rule-pack';
import { rulesOver } from '../domain/rules/select-rules';
import { judgeTotal, type JudgedStatus } from '../domain/status/figure-status';
import { reasonText } from '../domain/status/figure-reasons';
import { tanzanianClassOf } from '../domain/tax/tanzanian-class';
import { plainSums, type TaxFacts } from '../domain/tax/tax-facts';
import { writeWorkingPaper, type WorkingPaper } from '../domain/tax/working-paper';
import type { FactSums } from '../total-reports/queries/sum-facts';
import { measuresOf } from '../total-reports/total-measures';
import type { PaidTicketRow } from './queries/paid-tickets';
import { presentTaxLine } from './present-tax-line';

/** The facts of a brand and period, split by day, channel and vertical. */
export interface TanzanianFacts {
  readonly sums: readonly FactSums[];
  readonly tickets: readonly PaidTicketRow[];
}

export interface TanzanianQuestion {
  readonly period: Period;
  readonly pack: RulePack;
  readonly includeUnverified: boolean;
  /** What may be said about the facts. */
  readonly figures: JudgedStatus;
}

export interface ComputedRow {
  readonly row: TanzaniaRow;
  readonly papers: readonly WorkingPaper[];
}

/** One row per product class that has facts, those without a class last; computed by the rules of each day. */
export function tanzaniaRows(facts: TanzanianFacts, question: TanzanianQuestion): ComputedRow[] {
  const classes = new Set([...facts.sums, ...facts.tickets].map(classOf));
  return [...classes]
    .toSorted((a, b) => ((a ?? '~') < (b ?? '~') ? -1 : 1))
    .map((productClass) => {
      const own: TanzanianFacts = {
        sums: facts.sums.filter((one) => classOf(one) === productClass),
        tickets: facts.tickets.filter((one) => classOf(one) === productClass),
      };
      return rowOf(productClass, own, question);
    });
}

function rowOf(productClass: string | null, facts: TanzanianFacts, question: TanzanianQuestion): ComputedRow {
  const { pack, period, includeUnverified, figures } = question;
  const scope = { jurisdiction: 'TZ', product: productClass ?? '', includeUnverified };
  const spans = productClass === null ? [] : rulesOver(pack, scope, period);
  const papers = spans.map((span) =>
    writeWorkingPaper(pack, span.inForce, factsOf(within(facts, span.period)), figures),
  );
  const status = judgeTotal([figures, ...papers.map((paper) => paper.status)]);
  return {
    papers,
    row: {
      productClass,
      ...figuresOf(facts.sums),
      lines: papers.flatMap(({ lines }) => lines.map((line) => presentTaxLine(line, period))),
      missing: papers.flatMap(({ missing }) => missing.map(({ rule, fact }) => ({ ruleId: rule.id, fact }))),
      switchedOff: [...new Set(spans.flatMap((span) => span.switchedOff.map(({ id }) => id)))],
      status: status.status,
      statusReasons: status.reasons.map(reasonText),
    },
  };
}

/** Gross gaming revenue as the Gaming Act has it: stakes placed less refunds less winnings paid. */
export function figuresOf(sums: readonly FactSums[]) {
  const { stakesPlaced, voids, netStakes, winnings, ggr } = measuresOf(sums, 'PLACED_PAID');
  return {
    stakesPlaced,
    refunds: voids ?? '0.00',
    netStakes: netStakes ?? '0.00',
    winningsPaid: winnings ?? '0.00',
    ggr: ggr ?? '0.00',
  };
}

function factsOf({ sums, tickets }: TanzanianFacts): TaxFacts {
  const { stakesPlaced, refunds, winningsPaid } = figuresOf(sums);
  return {
    sums: { PLACED_PAID: plainSums({ stakes: stakesPlaced, voids: refunds, winnings: winningsPaid }) },
    paidTickets: tickets.map(({ ticketId, stake, payout }) => ({
      ticketId,
      stake: formatMoney(stake),
      payout: formatMoney(payout),
    })),
  };
}

/** The facts of some of the days. */
export function within({ sums, tickets }: TanzanianFacts, { from, to }: Period): TanzanianFacts {
  const isIn = ({ day }: { readonly day: string | null }) => day !== null && from <= day && day <= to;
  return { sums: sums.filter(isIn), tickets: tickets.filter(isIn) };
}

function classOf({ vertical, channel }: Pick<FactSums, 'vertical' | 'channel'>): string | null {
  if (vertical === null || channel === null)
    throw new Error('Facts for taxes are split by channel and vertical');
  return tanzanianClassOf(vertical, channel);
}
