import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Tabs } from '@tallyhouse/shared/kit/tabs';
import { TaxSimulation } from '@tallyhouse/shared/reporting/tax/tax-simulation';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { isChecked } from './check-words';
import { ChecksList } from './checks-list';
import { HistoryPanel } from './history-panel';
import { PaperPanel } from './paper-panel';
import { PaymentsPanel } from './payments-panel';
import { WhyTab } from './why/why-tab';

const names = ['paper', 'why', 'checks', 'payments', 'history', 'whatIf'] as const;

// Tabs that do not fit go to a second row: the menu that antd puts them into is no child that a list of tabs may have.
const styles = `
.th-period-tabs > .ant-tabs-nav { margin-block-end: 8px; }
.th-period-tabs > .ant-tabs-nav .ant-tabs-nav-list { flex-wrap: wrap; column-gap: 32px; }
.th-period-tabs > .ant-tabs-nav .ant-tabs-nav-list .ant-tabs-tab { margin-inline: 0; }
.th-period-tabs > .ant-tabs-nav .ant-tabs-nav-wrap { white-space: normal; }
.th-period-tabs > .ant-tabs-nav .ant-tabs-nav-operations { display: none; }
`;

/** What a period is made of and what became of it; the address says which part is shown. */
export function PeriodTabs({ period, zone }: { readonly period: TaxPeriodDetail; readonly zone: string }) {
  adoptStyles(styles);
  const text = useTaxReportingText();
  const [parameters, setParameters] = useSearchParams();
  const shown = names.find((name) => name === parameters.get('tab')) ?? 'paper';
  return (
    <Tabs
      className="th-period-tabs"
      activeKey={shown}
      aria-label={text('page.sections')}
      destroyOnHidden
      onChange={(tab) =>
        setParameters(
          (current) => {
            current.set('tab', tab);
            return current;
          },
          { replace: true },
        )
      }
      items={[
        { key: 'paper', label: text('tab.paper'), children: <PaperPanel period={period} /> },
        { key: 'why', label: text('tab.why'), children: <WhyTab period={period} /> },
        {
          key: 'checks',
          label: isChecked(period.state)
            ? text('tab.checks', { count: period.checks.length })
            : text('tab.checksNotRun'),
          children: <ChecksList period={period} />,
        },
        {
          key: 'payments',
          label: text('tab.payments', { count: period.payments.length }),
          children: <PaymentsPanel period={period} zone={zone} />,
        },
        {
          key: 'history',
          label: text('tab.history'),
          children: <HistoryPanel period={period} zone={zone} />,
        },
        { key: 'whatIf', label: text('tab.whatIf'), children: <TaxSimulation period={period} /> },
      ]}
    />
  );
}
