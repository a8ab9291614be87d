import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { countText } from '@tallyhouse/shared/format/count';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { withWhyAsked } from '@tallyhouse/shared/reporting/why/why-in-url';
import { KpiStrip, type Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { ChangeLine } from './change-line';
import { figuresAddress } from './figures-address';
import { Withheld } from '@tallyhouse/shared/ui/withheld';

/** The figure by which the change of each is explained: stakes with what was voided, bet by bet and by their size. */
const explained = {
  stakes: 'netStakes',
  voids: 'netStakes',
  bets: 'netStakes',
  winnings: 'winnings',
  ggr: 'ggr',
} as const;

/** Month to date against the same days of the month before; each figure leads to the lines that it is made of. */
export function MonthFigures({ summary }: { readonly summary: DashboardSummary }) {
  const text = useDashboardText();
  const { currency, meta, bets } = summary;
  const write = (amount: string) => moneyText(amount, currency);
  const writeCount = (count: string) => countText(Number(count));
  const [parameters] = useSearchParams();
  const address = figuresAddress('/total-report', meta.period, 'same-days');
  const whyOf = (key: keyof typeof explained) => {
    const why = withWhyAsked(parameters, { figure: explained[key], by: 'vertical', since: null });
    return (
      <Link to={`?${why.toString()}`} aria-label={text('whyOf', { figure: text(key) })}>
        {text('why')}
      </Link>
    );
  };
  const money = (key: 'stakes' | 'voids' | 'winnings' | 'ggr'): Kpi => {
    const { current, previous } = summary[key];
    // What is settled is what adds up to revenue.
    const base = { key, term: key === 'stakes' ? 'stakesSettled' : key, title: text(key) } as const;
    if (current === null) return { ...base, value: <Withheld /> };
    return {
      ...base,
      value: <Link to={address}>{write(current)}</Link>,
      unit: currency,
      note:
        previous === null ? (
          <Withheld />
        ) : (
          <>
            <ChangeLine current={current} previous={previous} write={write} />
            {whyOf(key)}
          </>
        ),
    };
  };
  return (
    <KpiStrip
      label={text('figures')}
      kpis={[
        money('stakes'),
        money('voids'),
        money('winnings'),
        money('ggr'),
        {
          key: 'bets',
          term: 'bets',
          title: text('bets'),
          value: <Link to={address}>{countText(bets.current)}</Link>,
          note: (
            <>
              <ChangeLine
                current={String(bets.current)}
                previous={String(bets.previous)}
                write={writeCount}
              />
              {summary.withheld === undefined ? whyOf('bets') : null}
            </>
          ),
        },
      ]}
    />
  );
}
