import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { faceValue, type Treatment } from '../../domain/measures/treatment';
import type { RulePack } from '../../domain/rules/rule-pack';
import { selectRules } from '../../domain/rules/select-rules';
import { treatmentOf } from '../../domain/tax/tax-base';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import type { Queryable } from '../../store/store';
import { readTaxSubjects, type TaxSubject } from '../../taxes/assessment/queries/read-subjects';
import type { DeclaredOffer } from './queries/fact-sums';
import type { Declaration } from './report-family';

/**
 * The play that a return declares: what law and licences put in its tax classes, each offer with the treatment of the
 * rule that taxes it at the end of `period`.
 */
export async function readDeclaredOffers(
  store: Queryable,
  brandId: string,
  {
    declares,
    period,
    pack,
  }: { readonly declares: Declaration; readonly period: Period; readonly pack: RulePack },
): Promise<DeclaredOffer[]> {
  const subjects = await readTaxSubjects(store, [brandId]);
  return subjects.flatMap((subject) => {
    const productClass = declaredClassOf(subject, declares);
    if (productClass === null) return [];
    const { licenceId, channel, vertical } = subject;
    return [
      { licenceId, channel, vertical, treatment: treatmentOn(period.to, pack, declares, productClass) },
    ];
  });
}

function declaredClassOf({ jurisdiction, productClass }: TaxSubject, declares: Declaration): string | null {
  const isDeclared =
    jurisdiction === declares.jurisdiction &&
    productClass !== null &&
    declares.productClasses.includes(productClass);
  return isDeclared ? productClass : null;
}

function treatmentOn(
  day: string,
  pack: RulePack,
  { jurisdiction, taxCode, treatment = faceValue }: Declaration,
  productClass: string,
): Treatment {
  if (taxCode === null) return treatment;
  const scope = { ...scopeOf({ jurisdiction, productClass }, { includeUnverified: false }), code: taxCode };
  const [rule] = selectRules(pack, scope, day).inForce;
  return rule === undefined ? treatment : treatmentOf(rule);
}
