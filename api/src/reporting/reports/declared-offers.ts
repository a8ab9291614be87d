import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { faceValue, type Treatment } from '../../domain/measures/treatment';
import type { RulePack } from '../../domain/rules/rule-pack';
import { selectRules } from '../../domain/rules/select-rules';
import { treatmentOf } from '../../domain/tax/tax-base';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import type { Queryable } from '../../store/store';
import { readCoverage } from '../../taxes/assessment/coverage';
import { readTaxSubjects, type TaxSubject } from '../../taxes/assessment/queries/read-subjects';
import { holderOf } from './declared-tax';
import type { DeclaredOffer } from './queries/fact-sums';
import type { Declaration } from './report-family';

/**
 * The play that a return declares: what law and licences put in its tax classes, each offer with the treatment of the
 * rule that taxes it at the end of `period`.
 */
export async function readDeclaredOffers(
  store: Queryable,
  brandIds: readonly string[],
  {
    declares,
    period,
    pack,
  }: { readonly declares: Declaration; readonly period: Period; readonly pack: RulePack },
): Promise<DeclaredOffer[]> {
  const subjects = await readTaxSubjects(store, brandIds);
  const [, ...more] = brandIds;
  // What a brand offers under licences of another company is none of the one that files for several.
  const holder =
    more.length === 0
      ? undefined
      : holderOf(brandIds, subjects, { declares, period, coverage: await readCoverage(store) });
  return subjects.flatMap((subject) => {
    const productClass = declaredClassOf(subject, declares);
    if (productClass === null || (holder !== undefined && subject.entityId !== holder)) return [];
    const { brandId, licenceId, channel, vertical } = subject;
    const treatment = treatmentOn(period.to, pack, declares, productClass);
    return [{ ...(holder !== undefined && { brandId }), licenceId, channel, vertical, treatment }];
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
