import Big from 'big.js';
import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import type { AppContext } from '../app-context';
import { addDays } from '../domain/periods/calendar';
import { createGamingDays } from '../domain/periods/gaming-day';
import { formatMoney } from '../domain/money/money';
import { readSettledMeta } from '../figures/list-meta';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { headerOf } from '../reports/present-report';
import { listReports } from '../reports/queries/list-reports';
import { monthToDate, sumPeriod } from './month-to-date';
import { readOpenAmounts, sumDays } from './queries/sum-days';
import { requireShown } from '../access/blind/blindness';

const daysShown = 35;
const reportsShown = 5;

export function dashboardRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, readDashboardSummary, async ({ brand, signal }) => {
    const now = clock();
    const asOf = now.toISOString();
    const lastDay = addDays(createGamingDays(brand.zone, brand.cutoff).dayOf(now.getTime()), -1);
    const { current, previous } = monthToDate(lastDay);
    const firstShown = addDays(lastDay, 1 - daysShown);
    const from = firstShown < previous.from ? firstShown : previous.from;
    requireShown({ brandId: brand.id, period: { from, to: lastDay } });
    const days = await sumDays(store, { brandId: brand.id, from, to: lastDay, asOf }, { signal });
    const open = await readOpenAmounts(store, { brandId: brand.id, to: lastDay, asOf }, { signal });
    const meta = await readSettledMeta(store, brand, {
      period: current,
      asOf,
      channels: ['ONLINE', 'RETAIL'],
    });
    const [month, before] = [sumPeriod(days, current), sumPeriod(days, previous)];
    const { items } = await listReports(
      store,
      { family: 'ONLINE', brandIds: [brand.id] },
      {
        page: 1,
        pageSize: reportsShown,
        version: 'latest',
      },
    );
    return {
      currency: brand.currency,
      meta: { ...meta, filtersText: [], noActivity: !days.some(({ day }) => day >= current.from) },
      stakes: { current: month.stakes, previous: before.stakes },
      winnings: { current: month.winnings, previous: before.winnings },
      ggr: { current: month.ggr, previous: before.ggr },
      bets: { current: month.bets, previous: before.bets },
      daily: days
        .filter(({ day }) => day >= firstShown)
        .map((sums) => {
          const { stakes, ggr } = sumPeriod([sums], { from: sums.day, to: sums.day });
          return { day: sums.day, channel: sums.channel, stakes, ggr };
        }),
      openBets: formatMoney(new Big(open.placed).minus(open.settled)),
      unpaidWinnings: formatMoney(new Big(open.won).minus(open.cleared)),
      reports: items.map(headerOf),
    };
  });
}
