import Big from 'big.js';
import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import type { AppContext } from '../../platform/routes/app-context';
import { addDays } from '../../domain/periods/calendar';
import { formatMoney, sumMoney } from '../../domain/money/money';
import { readBrandConverter } from '../../facts/fx/brand-converter';
import { brandReads } from '../../figures/brand-reads';
import { otherDaysInWords } from '../../figures/brand-under';
import { readLastCompleteDay } from '../../figures/last-complete-day';
import { readSettledMeta } from '../../figures/list-meta';
import type { Api } from '../../platform/routes/api';
import { brandQuestionRoute } from '../../platform/routes/question-route';
import { headerOf } from '../../reporting/reports/present-report';
import { listReports } from '../../reporting/reports/queries/list-reports';
import { sumSettledOver } from '../../reporting/totals/total-reports/queries/sum-settled-over';
import { worsened } from '../../reporting/totals/total-reports/read-meta';
import { inOneCurrency } from './in-one-currency';
import { amountsOf, betsOf, monthToDate } from './month-to-date';
import { readOpenAmounts, sumDays, type OpenAmounts } from './queries/sum-days';
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
    const open = await readOpenAmounts(store, { brandId: brand.id, to: lastDay, asOf }, { signal });
    const over = await sumSettledOver(
      store,
      { ...everyPlay, brandIds: [brand.id], from: '0001-01-01', to: lastDay, asOf },
      [],
      { signal },
    );
    const convert = (amount: Big | string, currency: string) =>
      converter.convert(lastDay, formatMoney(amount), currency);
    const openOf = (pick: (one: OpenAmounts) => Big) =>
      sumMoney(open.map((one) => convert(pick(one), one.currency)));
    const openBets = sumMoney([
      openOf(({ placed, settled }) => new Big(placed).minus(settled)),
      ...over.map(({ amount, currency }) => convert(amount, currency)),
    ]);
    const unpaidWinnings = openOf(({ won, cleared }) => new Big(won).minus(cleared));
    const meta = await readSettledMeta(
      store,
      brand,
      { period: current, asOf, channels: ['ONLINE', 'RETAIL'] },
      reads,
    );
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
      ...{ openBets, unpaidWinnings },
      reports: items.map(headerOf),
      ...saidOf(whatWithholds({ brandId: brand.id, period: { from, to: lastDay } })),
    };
  });
}
