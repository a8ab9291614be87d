import Big from 'big.js';
import { roundAmount } from '../../domain/money/round-amount';
import { sumMoney } from '../../domain/money/money';
import { chargeOn } from '../../domain/tax/charge';
import type { PeriodLine } from '../../taxes/assessment/compute-period';
import type { PaperFact } from './paper-facts';

/** A law that a working paper keeps or breaks. */
export interface PaperLaw {
  readonly id: string;
  readonly ok: boolean;
  readonly words: string;
}

/** A line with the facts that were read for it, apart from its figures. */
export interface ProvenLine extends PeriodLine {
  readonly facts: readonly PaperFact[];
}

/** The laws of a paper, each worked out again from its facts. */
export function lawsOf(lines: readonly ProvenLine[], tax: string): PaperLaw[] {
  return [
    {
      id: 'INV-04',
      ok: lines.every(({ line, facts }) => new Big(sumMoney(facts.map(({ base }) => base))).eq(line.base)),
      words: 'The facts behind every line add up to its base.',
    },
    {
      id: 'INV-05',
      ok: new Big(sumMoney(lines.map(({ line }) => line.tax))).eq(tax) && lines.every(isChargedByItsRule),
      words:
        'Every tax is its base times its rate, rounded once, and the lines add up to it to the last unit.',
    },
    {
      id: 'INV-06',
      ok: lines.every(isSumOfTickets),
      words: 'What is charged ticket by ticket adds up to what is reported.',
    },
    {
      id: 'SHARES',
      ok: lines.every(
        ({ line, shares }) =>
          shares.length === 0 ||
          new Big(sumMoney(shares.map(({ amount }) => amount))).eq(
            line.rule.base === 'UNCLAIMED' ? line.base : line.tax,
          ),
      ),
      words: 'What is earmarked adds up to what it is of.',
    },
  ];
}

function isChargedByItsRule({ line }: ProvenLine): boolean {
  const { rule, taxable, tax } = line;
  // Rounded at the tickets: that is another law.
  if (rule.rounding.stage === 'TICKET') return true;
  // The stake bears its own tax: what is taxed is what the tax leaves of it.
  if (rule.base === 'STAKE_LESS_TAX') return new Big(taxable).plus(tax).eq(line.base);
  return roundAmount(chargeOn(new Big(taxable), rule.charge), rule.rounding).eq(tax);
}

function isSumOfTickets({ line, facts }: ProvenLine): boolean {
  if (line.rule.rounding.stage !== 'TICKET') return true;
  return new Big(sumMoney(facts.map((fact) => fact.tax ?? '0'))).eq(line.tax);
}
