import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import type { AppContext } from '../app-context';
import { readSettledMeta } from '../figures/list-meta';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { ValidationFailed } from '../problems';
import { sumPlaces } from './queries/sum-places';
import { sortRows, toRetailRow, totalsOfPlaces } from './retail-rows';

export function retailReportRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, listRetailReports, async ({ query, brand, signal }) => {
    const { from, to, level, page, pageSize } = query;
    if (from > to) {
      throw new ValidationFailed([{ field: 'to', code: 'BEFORE_FROM', message: 'It ends before it starts' }]);
    }
    const asOf = clock().toISOString();
    const parentId = query.parentId ?? null;
    const places = await sumPlaces(store, { brandId: brand.id, from, to, asOf, level, parentId }, { signal });
    const wanted = query.text?.trim().toLowerCase() ?? '';
    const matching = places.filter(({ id, name, region }) =>
      [id, name, region ?? ''].some((text) => text.toLowerCase().includes(wanted)),
    );
    const rows = matching.map((place) => toRetailRow(place, level));
    const meta = await readSettledMeta(store, brand, { period: { from, to }, asOf, channels: ['RETAIL'] });
    return {
      items: sortRows(rows, query.sort).slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      totalCount: rows.length,
      totals: totalsOfPlaces(matching, rows),
      currency: brand.currency,
      meta: {
        ...meta,
        filtersText: [
          'Channel is retail',
          ...(parentId === null ? [] : [`${level === 'branch' ? 'Region' : 'Branch'} is ${parentId}`]),
          ...(wanted === '' ? [] : [`Name or id contains ${wanted}`]),
        ],
        noActivity: places.every(
          (place) => toRetailRow(place, level).state === 'CLOSED' && place.settledStakes === null,
        ),
      },
    };
  });
}
