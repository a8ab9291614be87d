import {
  openDrill,
  readDrill as readDrillCall,
  readLineage as readLineageCall,
  type DrillFact,
} from '@tallyhouse/shared/contracts/lineage';
import { fieldsHiddenFrom } from '../reports/personal-columns';
import { openPlayerVisibility } from '../../platform/access/player-visibility';
import type { AppContext } from '../../platform/routes/app-context';
import { isAllowed, type ActiveBrand } from '../../platform/auth/current-user';
import { readSnapshotId } from '../../figures/snapshot';
import type { Admission } from '../../platform/routes/admit';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound, ValidationFailed } from '../../platform/http/problems';
import { checkConditions } from '../reports/conditions';
import { familyOf } from '../reports/families/families';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { coveredBy } from '../../figures/brands-as-one';
import type { SealedCell } from '../../platform/auth/drill-token';
import { inWholeReport } from '../reports/in-whole-report';
import type { Queryable } from '../../store/store';
import { sealGroup } from './seal-cell';
import { readDrill } from './read-drill';
import { readLineage } from './read-lineage';
import { resolveCell } from './resolve-cell';

/** What is behind a cell. */
export function drillRoutes(api: Api, context: AppContext): void {
  const { store, drillTokens } = context;

  route(api, readDrillCall, (call) => {
    const { query, signal, request, user } = call;
    const sealed = drillTokens.open(query.token, user.id);
    return forCell(store, call, { ...sealed, access: readDrillCall.access }, async (brand) => {
      const visibility = await openPlayerVisibility(context, {
        user,
        brand,
        request,
        object: { kind: 'call', id: 'GET /api/Drill' },
      });
      const { scope, view } = await resolveCell(store, { brand, user }, sealed);
      const { page, pageSize, measure } = query;
      const { groups, items, ...level } = await readDrill(store, { scope, ...query }, { signal });
      const seesDetail = coveredBy(brand).every((id) => isAllowed(user, 'reports.view-detail', id));
      return {
        ...level,
        cell: { ...view, measure },
        groups: groups.map((group) => ({
          ...group,
          token: sealGroup(drillTokens, sealed, { level: level.level, key: group.key }),
        })),
        items: items.map((fact) => ({
          ...(seesDetail ? fact : withoutDetail(fact)),
          playerRef: seesDetail ? visibility.show(fact.playerRef) : null,
        })),
        page,
        pageSize,
        isMasked: visibility.isMasked,
      };
    });
  });

  route(api, openDrill, async ({ body, ...admission }) => {
    const { user } = admission;
    const brand = requireBrand(admission, body.brandId);
    const channels = body.channel === null ? (['ONLINE', 'RETAIL'] as const) : [body.channel];
    const families = channels.map((channel) => familyOf(channel));
    const hidden = new Set(families.flatMap((family) => fieldsHiddenFrom(user, brand, family)));
    const fields = families.flatMap((family) => family.fields);
    const errors = checkConditions(
      body.conditions,
      fields.filter(({ role, field }) => role === 'dimension' && !hidden.has(field)),
    );
    if (errors.length > 0) throw new ValidationFailed(errors);
    const { period, basis, asOf, vertical, conditions } = body;
    const sealed = drillTokens.seal({
      userId: user.id,
      brandId: brand.id,
      snapshotId: await readSnapshotId(store, brand.id, asOf),
      cell: {
        ...{ channels: [...channels], ...period, basis, asOf, conditions },
        verticals: vertical.length === 0 ? null : vertical,
      },
    });
    if (sealed !== null) return sealed;
    const message = 'So many conditions do not fit into an address';
    throw new ValidationFailed([{ field: 'conditions', code: 'TOO_LONG', message }]);
  });

  route(api, readLineageCall, (call) => {
    const { query, signal, user } = call;
    const sealed = drillTokens.open(query.cell, user.id);
    return forCell(store, call, { ...sealed, access: readLineageCall.access }, async (brand) =>
      readLineage(store, await resolveCell(store, { brand, user }, sealed), query, { signal }),
    );
  });
}

/** Does `work` for the brand of a cell, or for all brands of the return that it is a figure of. */
function forCell<T>(
  store: Queryable,
  call: Admission & { readonly request: FastifyRequest },
  { brandId, cell, access }: SealedCell & Pick<Endpoint, 'access'>,
  work: (brand: ActiveBrand) => Promise<T>,
): Promise<T> {
  const of = 'contentId' in cell ? { contentId: cell.contentId } : {};
  return inWholeReport(store, call, { of, access }, async (brand = requireBrand(call, brandId)) =>
    work(brand),
  );
}

/** The brand of a cell, when the call may read it. */
function requireBrand({ user, brandIds }: Admission, brandId: string): ActiveBrand {
  const brand = user.brands.find(({ id }) => id === brandId);
  if (brand === undefined || !brandIds.includes(brandId)) throw new NotFound('figure');
  return brand;
}

/** What names a ticket, a person behind the counter or a player is not for everybody. */
function withoutDetail(fact: DrillFact): DrillFact {
  return { ...fact, recordId: null, betRecordId: null, terminalId: null, cashierId: null };
}
