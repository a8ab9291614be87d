import { brandIdsWith, type CurrentUser } from '../../auth/current-user';
import { actForBrands } from '../../../store/brand-scope';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import type { BlindScope } from './blindness';
import { withheldChannels, type ReportedPlay } from './withheld-channels';

interface WaitingRow extends ReportedPlay {
  readonly reportId: string;
  readonly title: string;
  /** All of a return's, with commas. */
  readonly brandIds: string;
  readonly from: string;
  readonly to: string;
  readonly preparedBy: readonly string[];
  readonly since: string;
}

/**
 * The reports whose total `user` is to find out without being told: they wait for a confirmation that the user may
 * give, having had no hand in them. Nothing for anybody else, without a look at the store.
 */
export async function readBlindScopes(store: Queryable, user: CurrentUser): Promise<BlindScope[]> {
  const brandIds = user.scopes === undefined ? brandIdsWith(user, 'reports.confirm') : [];
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const read = () =>
    store.query<WaitingRow>(
      `select r.id as "reportId", r.title as "title", coalesce(r.brand_ids, r.brand_id) as "brandIds", r.family as "family",
       r.period_from as "from", r.period_to as "to", c.offers as "offers", s.prepared_by as "preparedBy",
       s.submitted_at as "since"
     from report r
     join report_content c on c.id = r.content_id
     join report_submission s on s.report_id = r.id and not exists (
       select 1 from report_submission n where n.report_id = s.report_id
         and (n.submitted_at > s.submitted_at or (n.submitted_at = s.submitted_at and n.id > s.id)))
     where r.state = 'PENDING_CONFIRMATION' and s.confirmed_at is null
       and r.brand_id in (${params.addAll(brandIds)})
     order by s.submitted_at, r.id`,
      params.values,
    );
  // A return of several brands may stand under another than the call is for.
  const mayShare = user.brands.some(({ mates = [] }) => mates.length > 0);
  const rows = await (mayShare ? actForBrands(brandIds, read) : read());
  return rows
    .filter(({ preparedBy }) => !preparedBy.includes(user.id))
    .map(({ brandIds: of, ...row }) => ({ ...row, brandIds: of.split(',') }))
    .filter((row) => row.brandIds.every((id) => brandIds.includes(id)))
    .flatMap(({ reportId, title, brandIds: of, from, to, since, ...play }) =>
      of.map((brandId) => ({
        ...{ reportId, title, brandId, period: { from, to }, since },
        channels: withheldChannels(play),
      })),
    );
}
