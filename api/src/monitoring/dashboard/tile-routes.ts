import { readDashboardBadges } from '@tallyhouse/shared/contracts/dashboard-badges';
import {
  readDashboardCalendar,
  readDashboardChanges,
  readDashboardTiles,
} from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { AppContext } from '../../platform/routes/app-context';
import { brandIdsWith } from '../../platform/auth/current-user';
import { addDays } from '../../domain/periods/calendar';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { ownQuestionRoute } from '../../platform/routes/question-route';
import { ValidationFailed } from '../../platform/http/problems';
import { requireOrdered } from '../../platform/http/require-ordered';
import { readBadges } from './badges';
import { figureTiles } from './figure-tiles';
import { readCalendar } from './read-calendar';
import { readChanges } from './read-changes';
import { readWatch } from './read-watch';
import { systemTiles } from './system-tiles';
import { alertTiles, lateDays, taskTiles } from './task-tiles';
import { sharedReads } from './tile';

const dayMs = 86_400_000;
/** A calendar is looked at by the quarter. */
const longestDays = 366;

/** The start of the day: what has to be looked at, what is due, what changed. */
export function tileRoutes(api: Api, { store, clock }: AppContext): void {
  ownQuestionRoute(api, readDashboardTiles, async ({ query, user, brands, signal }) => {
    const now = clock();
    const readsOf = sharedReads(store);
    const isByBrand = query.by === 'brand';
    const context = { store, user, brands, now, options: { signal }, isByBrand, readsOf };
    const [figures, watch, tasks] = await Promise.all([
      figureTiles(context),
      readWatch(context),
      taskTiles(context),
    ]);
    const items = [...tasks, ...alertTiles(context, watch), ...systemTiles(context, watch), ...figures];
    return { now: now.toISOString(), items };
  });

  route(api, readDashboardBadges, ({ user, brandIds, signal }) => {
    const brands = user.brands.filter(({ id }) => brandIds.includes(id));
    const readsOf = sharedReads(store);
    const context = { store, user, brands, now: clock(), options: { signal }, isByBrand: false, readsOf };
    return readBadges(context);
  });

  route(api, readDashboardCalendar, async ({ query, user, brandIds }) => {
    const now = clock();
    const today = now.toISOString().slice(0, 10);
    const { from = addDays(today, -7), to = addDays(today, 35) } = query;
    requireOrdered({ from, to });
    if (addDays(from, longestDays) < to) {
      const message = 'Ask for at most a year, from the first day to the last';
      throw new ValidationFailed([{ field: 'to', code: 'RANGE', message }]);
    }
    const held = brandIdsWith(user, 'authorities.view').filter((id) => brandIds.includes(id));
    // What is late is not forgotten with the week.
    const first = query.from ?? addDays(today, -lateDays);
    const items = await readCalendar(store, held, { from: first, to, now });
    return { from, to, items: items.filter(({ dueDay, state }) => dueDay >= from || state === 'OVERDUE') };
  });

  route(api, readDashboardChanges, async ({ query, user, brandIds }) => {
    const now = clock().getTime();
    const since = query.since === undefined ? now - dayMs : Date.parse(query.since);
    if (since > now || since < now - 31 * dayMs) {
      const message = 'Ask for at most a month back';
      throw new ValidationFailed([{ field: 'since', code: 'RANGE', message }]);
    }
    const instant = new Date(since).toISOString();
    const held = (permission: Parameters<typeof brandIdsWith>[1]) =>
      brandIdsWith(user, permission).filter((id) => brandIds.includes(id));
    return { since: instant, ...(await readChanges(store, instant, held)) };
  });
}
