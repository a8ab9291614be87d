import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { sumMoney } from '../../domain/money/money';
import type { RulePack } from '../../domain/rules/rule-pack';
import { rulesOver } from '../../domain/rules/select-rules';
import { playerCountryOf } from '../../domain/tax/product-class';
import { plainSums } from '../../domain/tax/tax-facts';
import { writeWorkingPaper } from '../../domain/tax/working-paper';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import { partsOf } from '../../taxes/assessment/parts-of-taxes';
import type { ContentRow } from './content-rows';
import type { ReportPlan } from './report-definition';

/** What taxes are computed from: a part of a report's figures on one day. */
export type TaxedRow = Pick<ContentRow, 'stakes' | 'voids' | 'winnings'> & { readonly day: string };

/** The only class that a return taxes, all of it; null where what its rows say does not tell which tax is on them. */
export function onlyTaxedClass({ rule: { declares } }: Pick<ReportPlan, 'rule'>): string | null {
  const [productClass, ...others] = declares?.productClasses ?? [];
  if (productClass === undefined || declares?.taxCode === null || others.length > 0) return null;
  return playerCountryOf(productClass) === null ? productClass : null;
}

/** Tax on the figures of a return of one class, each tax period by itself and by its rules; zero for any other. */
export function taxOnDays(
  plan: Pick<ReportPlan, 'rule' | 'definition'>,
  rows: readonly TaxedRow[],
  pack: RulePack,
): Money {
  const productClass = onlyTaxedClass(plan);
  const { declares } = plan.rule;
  if (productClass === null || declares === undefined || declares.taxCode === null) return '0.00';
  const { period, basis } = plan.definition;
  const scope = scopeOf({ ...declares, productClass }, { includeUnverified: false });
  const spans = rulesOver(pack, { ...scope, code: declares.taxCode }, period);
  return sumMoney(
    spans.flatMap(({ inForce, period: span }) =>
      inForce
        .slice(0, 1)
        .flatMap((rule) => partsOf(span, spans, rule))
        .flatMap(({ from, to }) => {
          const own = rows.filter(({ day }) => from <= day && day <= to);
          return writeWorkingPaper(pack, inForce, { sums: { [basis]: sumsOf(own) } }).lines;
        })
        .map(({ tax }) => tax),
    ),
  );
}

function sumsOf(rows: readonly TaxedRow[]) {
  const total = (pick: (row: TaxedRow) => string | null) => sumMoney(rows.map((row) => pick(row) ?? '0'));
  return plainSums({
    stakes: total(({ stakes }) => stakes),
    voids: total(({ voids }) => voids),
    winnings: total(({ winnings }) => winnings),
  });
}
