import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { BasisBridge } from './bridge/basis-bridge';
import { CommissionsPanel } from './commissions/commissions-panel';
import { FundsPanel } from './funds-panel';
import { Panels } from '@tallyhouse/shared/ui/panel';
import type { TotalsAnswer } from './statement/statements-of';
import { TaxSection } from './taxes/tax-section';
import type { TotalView } from './total-view-in-url';
import { WhyPanel } from '@tallyhouse/shared/reporting/why/why-panel';
import { whyQuestionOf } from './why-question-of';

interface TotalPanelsProps {
  readonly answer: TotalsAnswer | undefined;
  readonly scope: ReportScope;
  readonly view: TotalView;
}

/**
 * What stands beside the totals: why they changed, the bridge between the bases, the players' money, what agents earned, the taxes with
 * their papers.
 */
export function TotalPanels({ answer, scope, view }: TotalPanelsProps) {
  const brands = answer?.brands ?? [];
  const [brand] = brands;
  return (
    <>
      <WhyPanel question={whyQuestionOf(scope, view)} />
      <Panels>
        <BasisBridge period={scope.period} channel={view.channel} />
        {brand === undefined || brands.length > 1 ? null : <FundsPanel brand={brand} />}
      </Panels>
      {/* Agents keep shops. */}
      {view.channel === 'ONLINE' ? null : <CommissionsPanel period={scope.period} />}
      <TaxSection period={scope.period} />
    </>
  );
}
