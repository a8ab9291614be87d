import type { FactSplit } from '@tallyhouse/shared/contracts/tax-papers';
import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, subtractMoney, sumMoney } from '../../domain/money/money';
import { treatedRevenueOf } from '../../domain/measures/treated-revenue';
import type { Rule } from '../../domain/rules/rule-schema';
import { treatmentOf } from '../../domain/tax/tax-base';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { basisSumsOf } from '../../taxes/assessment/basis-sums-of';
import { isByTicket, spanFacts, spanTickets, type PeriodLine } from '../../taxes/assessment/compute-period';
import type { FactReader } from '../../taxes/assessment/fact-reader';

/** Facts behind a line, of one brand, day, licence and product as far as they are split. */
export interface PaperFact {
  readonly brandId: string | null;
  readonly day: Day | null;
  readonly licenceId: string | null;
  readonly productId: string | null;
  readonly stakes: Money | null;
  readonly voids: Money | null;
  readonly winnings: Money | null;
  readonly count: number | null;
  readonly base: Money;
  readonly tax: Money | null;
}

interface Place {
  readonly brandId: string | null;
  readonly day: Day | null;
  readonly licenceId: string | null;
  readonly productId: string | null;
}

const nothingElse = { stakes: null, voids: null, winnings: null, count: null, tax: null };

/** The facts behind a line, split and in the order of their days, licences and products. */
export async function readPaperFacts(
  reader: FactReader,
  key: TaxPeriodKey,
  { line: { rule }, period }: PeriodLine,
  split: readonly FactSplit[],
): Promise<PaperFact[]> {
  const span = { rule, period };
  if (rule.base === 'MACHINES') {
    const counted = await reader.machines(key, period);
    return counted.map(({ brandId, licenceId, machines }) => {
      const place = {
        brandId: split.includes('brand') ? brandId : null,
        day: null,
        licenceId,
        productId: null,
      };
      return { ...place, ...nothingElse, count: machines, base: formatMoney(String(machines)) };
    });
  }
  if (isByTicket(rule)) {
    const grain = split.includes('product') ? 'PRODUCTS' : 'DAYS';
    const charged = await spanTickets(reader, key, span, grain);
    return bySplit(charged, split).map(({ place, facts }) => ({
      ...place,
      ...nothingElse,
      count: facts.reduce((sum, { tickets }) => sum + tickets, 0),
      base: sumMoney(facts.map(({ base }) => base)),
      tax: rule.rounding.stage === 'TICKET' ? sumMoney(facts.map(({ rounded }) => rounded)) : null,
    }));
  }
  const { facts } = await spanFacts(reader, key, span);
  if (rule.base === 'UNCLAIMED') {
    return bySplit(facts, split).map(({ place, facts: own }) => ({
      ...place,
      ...nothingElse,
      base: sumMoney(own.map(({ expired }) => expired)),
    }));
  }
  return bySplit(facts, split).map(({ place, facts: own }) => ({ ...place, ...revenueFact(rule, own) }));
}

/** The part of a base on revenue or stakes that some facts make. */
function revenueFact(rule: Rule, facts: Parameters<typeof basisSumsOf>[0]) {
  if (rule.basis === 'CASH') throw new Error(`${rule.id} is not computed from bets`);
  const { stakes, voids, winnings, netStakes, ggr } = treatedRevenueOf(
    basisSumsOf(facts, rule.basis),
    treatmentOf(rule),
  );
  const isOnStakes = rule.base === 'STAKES' || rule.base === 'STAKE_LESS_TAX';
  const base = (isOnStakes ? (netStakes ?? subtractMoney(stakes ?? '0', voids ?? '0')) : ggr) ?? '0.00';
  return { ...nothingElse, stakes, voids, winnings, base };
}

function bySplit<Fact extends Place & { readonly day: Day }>(
  facts: readonly Fact[],
  split: readonly FactSplit[],
): { readonly place: Place; readonly facts: readonly Fact[] }[] {
  const groups = new Map<string, { place: Place; facts: Fact[] }>();
  for (const fact of facts) {
    const place = {
      brandId: split.includes('brand') ? fact.brandId : null,
      day: split.includes('day') ? fact.day : null,
      licenceId: split.includes('licence') ? fact.licenceId : null,
      productId: split.includes('product') ? fact.productId : null,
    };
    const name = [place.brandId, place.day, place.licenceId, place.productId].join(' ');
    const group = groups.get(name) ?? { place, facts: [] };
    group.facts.push(fact);
    groups.set(name, group);
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}
