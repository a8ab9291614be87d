import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { brandsAsOne } from '../../figures/brands-as-one';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { ProblemError } from '../../platform/http/problems';
import { actForBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { readCoverage } from '../../taxes/assessment/coverage';
import { readTaxSubjects } from '../../taxes/assessment/queries/read-subjects';
import { holderOf } from './declared-tax';
import { brandsOf, type StoredReport } from './queries/report-headers';
import { findType, type ReportFamily } from './report-family';

/** What of an order says whose return it is. */
interface ReturnOrder {
  readonly type: string;
  readonly period: Period;
  readonly licenceId?: string | undefined;
}

/** Who wants to do something with a return, which takes the right for each of its brands. */
interface Asking {
  readonly user: CurrentUser;
  readonly permission: Permission;
  /** That files it, by name; left out where it is not looked up. */
  readonly company?: string;
}

/** The return that somebody asks for. */
interface AskedReturn extends Asking {
  readonly family: ReportFamily;
  readonly order: ReturnOrder;
  readonly brand: ActiveBrand;
}

/**
 * Does `work` for the brands of a return, in their scope: all that the licences of the company cover under its law, or the
 * one licence that the order names. Whatever is no return is of the brand alone.
 *
 * Errors: `RETURN_SPANS_BRANDS` (403).
 */
export async function forReturn<T>(
  store: Queryable,
  { family, order, brand, ...asking }: AskedReturn,
  work: (brand: ActiveBrand) => Promise<T>,
): Promise<T> {
  const { type, period, licenceId } = order;
  const declares = findType(family, brand, type)?.declares;
  if (declares === undefined || (brand.mates ?? []).length === 0) return work(brand);
  const coverage = await readCoverage(store);
  const subjects = await readTaxSubjects(store, [brand.id]);
  const { jurisdiction } = declares;
  const entityId = holderOf([brand.id], subjects, { declares, coverage, period });
  const brandIds = coverage.brandsOf({ entityId, jurisdiction, period, licenceId });
  if (!brandIds.includes(brand.id)) return work(brand);
  return forBrands(brandIds, { ...asking, company: coverage.names.get(entityId) ?? entityId }, work);
}

/** Does `work` for brands as one, in their scope. Errors: `RETURN_SPANS_BRANDS` (403). */
export function forBrands<T>(
  brandIds: readonly string[],
  { user, permission, company }: Asking,
  work: (brand: ActiveBrand) => Promise<T>,
): Promise<T> {
  const [home, ...more] = brandIds.flatMap(
    (id) => user.brands.find((one) => one.id === id && isAllowed(user, permission, id)) ?? [],
  );
  const others = brandIds.length - more.length - (home === undefined ? 0 : 1);
  if (home === undefined || others > 0) throw spansBrands(others, company);
  return actForBrands(brandIds, () => work(brandsAsOne([home, ...more])));
}

/** The brands of a report as one, as its reader acts for them; undefined where that is not all of them. */
export function brandOf(user: CurrentUser, report: StoredReport): ActiveBrand | undefined {
  const ids = brandsOf(report);
  const [home, ...more] = ids.flatMap((id) => user.brands.find((one) => one.id === id) ?? []);
  return home === undefined || more.length + 1 < ids.length ? undefined : brandsAsOne([home, ...more]);
}

function spansBrands(others: number, company?: string): ProblemError {
  const more =
    others === 1 ? '1 brand to which you have no access' : `${others} brands to which you have no access`;
  const title =
    company === undefined
      ? `This return covers ${more}, too`
      : `${company} files this return for ${more}, too`;
  return new ProblemError(403, 'RETURN_SPANS_BRANDS', title, {
    detail:
      'Its figures would reveal those of the others. A user with access to all of them can prepare, view and file it.',
  });
}
