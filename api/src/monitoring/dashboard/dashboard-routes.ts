import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import type { AppContext } from '../../platform/routes/app-context';
import { addDays } from '../../domain/periods/calendar';
import { formatMoney, sumMoney } from '../../domain/money/money';
import { readBrandConverter } from '../../facts/fx/brand-converter';
import { brandReads } from '../../figures/brand-reads';
import { otherDaysInWords } from '../../figures/brand-under';
import { readLastCompleteDay } from '../../figures/last-complete-day';
import { readSettledMeta } from '../../figures/list-meta';
import { beforeAnyFile, readStatuses } from '../../figures/period-status';
import type { Api } from '../../platform/routes/api';
import { brandQuestionRoute } from '../../platform/routes/question-route';
import { headerOf } from '../../reporting/reports/present-report';
import { listReports } from '../../reporting/reports/queries/list-reports';
import { readOpenBetsAt } from '../../reporting/totals/total-reports/open-balances';
import { readUnpaidWinnings } from '../../reporting/totals/total-reports/queries/read-balances';
import { worsened } from '../../reporting/totals/total-reports/read-meta';
import { inOneCurrency } from './in-one-currency';
import { amountsOf, betsOf, monthToDate } from './month-to-date';
import { sumDays } from './queries/sum-days';
import { saidOf, whatWithholds } from '../../platform/access/blind/blindness';
import type { Period } from '@tallyhouse/shared/contracts/scalars';

const daysShown = 35;
const reportsShown = 5;
const everyPlay = { channel: undefined, verticals: undefined, licenceId: undefined };

export function dashboardRoutes(api: Api, { store, clock }: AppContext): void {
  brandQuestionRoute(api, readDashboardSummary, async ({ brand, signal }) => {
    const asOf = clock().toISOString();
    const reads = brandReads(store, [brand.id]);
    const lastDay = await readLastCompleteDay(reads, brand, asOf);
    const { current, previous } = monthToDate(lastDay);
    const firstShown = addDays(lastDay, 1 - daysShown);
    const from = firstShown < previous.from ? firstShown : previous.from;
    const rates = { to: brand.currency, whole: { from, to: lastDay }, asOf };
    const converter = await readBrandConverter(reads, brand, rates, { signal });
    const days = inOneCurrency(
      await sumDays(store, { brandIds: [brand.id], from, to: lastDay, asOf }, { signal }),
      converter,
    );
    const openBets = await readOpenBetsAt(store, { brandId: brand.id, day: lastDay, asOf }, converter, {
      signal,
    });
    const unpaid = await readUnpaidWinnings(
      store,
      { ...everyPlay, brandIds: [brand.id], to: lastDay, asOf },
      { signal },
    );
    const unpaidWinnings = sumMoney(
      unpaid.map(({ amount, currency }) => converter.convert(lastDay, formatMoney(amount), currency)),
    );
    // Balances are sums over all time: a file that was lost long ago is missing in them, too.
    const doubted = { asOf, channels: ['ONLINE', 'RETAIL'] as const, filesFrom: beforeAnyFile };
    const meta = await readSettledMeta(store, brand, { ...doubted, period: current }, reads);
    const statusOf = await readStatuses(store, brand, { ...doubted, whole: current }, reads);
    const [month, before] = [amountsOf(days, current), amountsOf(days, previous)];
    const hides = (period: Period) => whatWithholds({ brandId: brand.id, period }) !== undefined;
    const hidden = { current: hides(current), previous: hides(previous) };
    const pair = (of: 'stakes' | 'voids' | 'winnings' | 'ggr') => ({
      current: hidden.current ? null : month[of],
      previous: hidden.previous ? null : before[of],
    });
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
      meta: {
        ...meta,
        ...worsened(meta, converter.missing),
        filtersText: otherDaysInWords(brand),
        noActivity: !days.some(({ day }) => day >= current.from),
      },
      ...{ stakes: pair('stakes'), voids: pair('voids'), winnings: pair('winnings'), ggr: pair('ggr') },
      bets: { current: betsOf(days, current), previous: betsOf(days, previous) },
      daily: days
        .filter(({ day }) => day >= firstShown && !hides({ from: day, to: day }))
        .map((sums) => {
          const { stakes, ggr } = amountsOf([sums], { from: sums.day, to: sums.day });
          return { day: sums.day, channel: sums.channel, stakes, ggr };
        }),
      ...{ openBets, unpaidWinnings, balances: statusOf({ from: beforeAnyFile, to: lastDay }) },
      reports: items.map(headerOf),
      ...saidOf(whatWithholds({ brandId: brand.id, period: { from, to: lastDay } })),
    };
  });
}
