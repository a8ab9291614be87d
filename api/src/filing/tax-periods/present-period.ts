import Big from 'big.js';
import type { TaxPeriod, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney, sumMoney } from '../../domain/money/money';
import type { RegisteredAuthority } from '../../taxes/obligations/load-register';
import type { DueDate } from '../../domain/periods/due-date';
import type { Charge, Rule } from '../../domain/rules/rule-schema';
import { presentDue } from '../../taxes/assessment/present-due';
import type { Adjustment } from '../../taxes/assessment/queries/adjustments';
import type { TaxPayment } from './queries/payments';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import type { StoredProposal } from './queries/proposals';
import type { NamedPeople } from '../../platform/auth/named-people';
import { dueOfPeriod } from './due-of-period';

/** What belongs to tax periods besides their figures, for some of them. */
export interface PeriodCompany {
  readonly brandNames: ReadonlyMap<string, string>;
  /** Of companies; one that is not kept is named as its brand. */
  readonly companyNames: ReadonlyMap<string, string>;
  readonly payments: readonly TaxPayment[];
  readonly proposals: readonly StoredProposal[];
  readonly adjustments: readonly Adjustment[];
  readonly person: NamedPeople;
  /** With the holidays and obligations that were declared. */
  readonly register: readonly RegisteredAuthority[];
  readonly now: Date;
}

/** A tax period as the contract writes it. */
export function presentPeriod(period: StoredPeriod, company: PeriodCompany): TaxPeriod {
  const { id, brandId, entityId, jurisdiction, authority, code, productClass } = period;
  const { state, version, revision, pinned } = period;
  const rule = ruleOf(period);
  const money = moneyOf(period, company);
  const { due, calendar } = dueOfPeriod(period, rule, company.register);
  const pending = company.proposals.find((one) => one.periodId === id && one.state === 'PENDING');
  return {
    id,
    brandId,
    brandName: company.brandNames.get(brandId) ?? brandId,
    entity: {
      id: entityId,
      name: company.companyNames.get(entityId) ?? company.brandNames.get(entityId) ?? entityId,
    },
    brands: partsOf(period, company),
    jurisdiction,
    authority,
    code,
    productClass,
    period: period.period,
    periodKind: rule.period,
    state,
    version,
    revision,
    currency: pinned.currency,
    base: rule.base,
    baseAmount: pinned.base,
    taxable: pinned.taxable,
    rate: rateOf(rule.charge),
    tax: pinned.tax,
    ...money,
    carriedForward: pinned.lossCarriedForward,
    due: presentDue(due, calendar),
    isLate: isLateAt(company.now, due, money.balance),
    status: pinned.figureStatus,
    statusReasons: [...pinned.paper.statusReasons],
    asOf: pinned.pinnedAt,
    snapshotId: pinned.snapshotId,
    rulePackVersion: pinned.rulePackVersion,
    contentHash: pinned.contentHash,
    ackRef: period.ackRef,
    proposal: pending === undefined ? null : presentProposal(pending, company.person),
  };
}

/** Whether something is still owed after the day on which it was due. */
export function isLateAt(now: Date, due: DueDate, balance: Money): boolean {
  return due.kind === 'DATED' && now.getTime() >= Date.parse(due.lateFrom) && new Big(balance).gt(0);
}

function partsOf(
  { brandIds, pinned }: StoredPeriod,
  { brandNames }: PeriodCompany,
): NonNullable<TaxPeriod['brands']> {
  return brandIds.map((id) => {
    const whole = brandIds.length === 1 ? pinned : undefined;
    const part = whole ?? pinned.paper.parts?.find(({ brandId }) => brandId === id);
    return {
      id,
      name: brandNames.get(id) ?? id,
      baseAmount: part?.base ?? null,
      tax: part?.tax ?? null,
    };
  });
}

/** The rule in force at the end of a period. */
export function ruleOf({ id, pinned: { paper } }: StoredPeriod): Rule {
  const rule = paper.lines.at(-1)?.line.rule ?? paper.missing.at(-1)?.rule;
  if (rule === undefined) throw new Error(`the tax period ${id} has no rule`);
  return rule;
}

/** Differences that a period bears: as pinned once it is closed, until then all there are. */
export function adjustmentsOf(period: StoredPeriod, adjustments: readonly Adjustment[]): Money {
  if (period.version > 0) return period.pinned.adjustments;
  return sumMoney(adjustments.filter(({ bearerId }) => bearerId === period.id).map(({ amount }) => amount));
}

function moneyOf(
  period: StoredPeriod,
  { payments, adjustments }: Pick<PeriodCompany, 'payments' | 'adjustments'>,
) {
  const own = payments.filter(({ periodId }) => periodId === period.id);
  const borne = adjustmentsOf(period, adjustments);
  const penalties = sumMoney(own.map((payment) => payment.penalties));
  const payable = sumMoney([period.pinned.tax, borne, penalties]);
  const paid = sumMoney(own.map(({ amount }) => amount));
  return {
    adjustments: borne,
    penalties,
    payable,
    paid,
    balance: subtractMoney(payable, paid),
    controlNumbers: own.map(({ controlNumber }) => controlNumber),
  };
}

/** What is still owed of a period; below zero where too much was paid. */
export function balanceOf(
  period: StoredPeriod,
  company: Pick<PeriodCompany, 'payments' | 'adjustments'>,
): Money {
  return moneyOf(period, company).balance;
}

export function presentProposal(proposal: StoredProposal, person: NamedPeople): TaxProposal {
  return {
    id: proposal.id,
    kind: proposal.kind,
    method: proposal.method,
    state: proposal.state,
    reason: proposal.reason,
    warnings: [...proposal.warnings],
    tax: proposal.tax,
    carried: proposal.carried,
    carriedLoss: proposal.carriedLoss,
    bearerId: proposal.bearerId,
    contentHash: proposal.contentHash,
    proposedBy: person(proposal.proposedBy),
    proposedAt: proposal.proposedAt,
    decidedBy: proposal.decidedBy === null ? null : person(proposal.decidedBy),
    decidedAt: proposal.decidedAt,
    decisionReason: proposal.decisionReason,
  };
}

/** Fraction, or amount per machine; null for brackets. */
export function rateOf(charge: Charge): string | null {
  switch (charge.unit) {
    case 'RATE':
      return charge.rate;
    case 'PER_MACHINE':
      return charge.amount;
    case 'BRACKETS':
      return null;
  }
}
