import type { FastifyRequest } from 'fastify';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { noteSeveralBrands } from '../../platform/http/calls-of-several-brands';
import { heldBrandIds, inScopeToTheEnd } from '../../platform/routes/in-brands-of';
import { actForAllBrands, actForBrands } from '../../store/brand-scope';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { newestFirst } from './queries/read-reports';
import type { ReportsOf } from './queries/whole-reports';
import { forBrands } from './return-brands';

/** Which report, simulation or content a call is about; what is left out plays no part. */
export interface WhichReport {
  readonly reportId?: string | undefined;
  readonly simulationId?: string | undefined;
  readonly contentId?: string | undefined;
  /** The newest of a type. */
  readonly last?: { readonly family: Channel; readonly type: string } | undefined;
}

interface ReportCall {
  readonly user: CurrentUser;
  /** The brands that the call is for. */
  readonly brandIds: readonly string[];
  /** Left out of what is no call: the log of calls has nothing of it. */
  readonly request?: FastifyRequest;
}

/**
 * Does `work` of a call about a return for all of its brands as one, in their scope, whichever of them the call is for.
 * Any other report is of the brands that the call is for, as is what is not there; then `brand` is undefined.
 *
 * Errors: `RETURN_SPANS_BRANDS` (403) unless the caller may make the call for each.
 */
export async function inWholeReport<T>(
  store: Queryable,
  call: ReportCall,
  { of, access }: { readonly of: WhichReport } & Pick<Endpoint, 'access'>,
  work: (brand: ActiveBrand | undefined) => Promise<T>,
): Promise<T> {
  const { user, brandIds, request } = call;
  const isNamed = Object.values(of).some((id) => id !== undefined);
  const mayCover =
    isNamed && user.brands.some(({ id, mates = [] }) => brandIds.includes(id) && mates.length > 0);
  const covered = mayCover ? await readBrandsOf(store, of, brandIds) : undefined;
  if (covered === undefined || !covered.some((id) => brandIds.includes(id))) return work(undefined);
  if (request !== undefined) noteSeveralBrands(request);
  const permission = access === 'public' || access === 'signed-in' ? 'reports.view' : access;
  return forBrands(covered, { user, permission }, async (brand) => inScopeToTheEnd(await work(brand)));
}

/**
 * Does `work` of a call that lists reports: those of the brands that it is for, and returns that these share with others
 * for which the caller may make the call, too.
 */
export function inWholeReports<T>(
  { user, brandIds, request }: ReportCall,
  endpoint: Pick<Endpoint, 'access'>,
  work: (of: ReportsOf) => Promise<T>,
): Promise<T> {
  const shown = user.brands.filter(({ id }) => brandIds.includes(id));
  const mates = new Set(shown.flatMap((brand) => brand.mates ?? []));
  const others = heldBrandIds(endpoint, user).filter((id) => mates.has(id) && !brandIds.includes(id));
  if (others.length === 0) return work({ brandIds });
  if (request !== undefined) noteSeveralBrands(request);
  const heldIds = [...brandIds, ...others];
  return actForBrands(heldIds, () => work({ brandIds, heldIds }));
}

/** The brands of a return of several; undefined for any other report and for what is not there. No figures. */
async function readBrandsOf(
  store: Queryable,
  { reportId = '', simulationId = '', contentId = '', last }: WhichReport,
  brandIds: readonly string[],
): Promise<string[] | undefined> {
  const params = createSqlParams(reportId, simulationId, contentId, last?.family ?? '', last?.type ?? '');
  const isAny = `string_to_array(coalesce(r.brand_ids, r.brand_id), ',') && array[${params.addAll(brandIds)}]::text[]`;
  const [row] = await actForAllBrands(() =>
    store.query<{ brandIds: string }>(
      `select c.brand_ids as "brandIds" from report_content c where c.brand_ids is not null and c.id in (
         select content_id from report where id = $1
         union all select content_id from simulation where id = $2
         union all select cast($3 as varchar)
         union all select content_id from (select r.content_id from report r
           where r.family = $4 and r.type = $5 and r.state <> 'DELETED' and ${isAny}
           order by ${newestFirst} limit 1) newest) limit 1`,
      params.values,
    ),
  );
  return row?.brandIds.split(',');
}
