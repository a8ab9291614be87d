import { Button } from '@tallyhouse/shared/kit/core';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { useWhyText } from '@tallyhouse/shared/reporting/why/use-why-text';
import { WhyPanel } from '@tallyhouse/shared/reporting/why/why-panel';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { whyQuestionOf } from '../totals/why-question-of';
import type { TanzaniaView } from './tanzania-view-in-url';

interface WhyTanzaniaProps {
  readonly scope: ReportScope;
  readonly view: TanzaniaView;
  readonly onClear: () => void;
}

/** Why the figures of all classes together changed: totals on the basis of the Act are the same figures. */
export function WhyTanzania({ scope, view, onClear }: WhyTanzaniaProps) {
  const text = useTanzaniaText();
  const why = useWhyText();
  // Totals know neither classes nor regions.
  if (view.productClass !== null || view.region !== null)
    return (
      <Panel
        title={why('title')}
        actions={
          <Button type="link" size="small" onClick={onClear}>
            {text('filter.clear')}
          </Button>
        }
      >
        <p>{text('filter.noWhy')}</p>
      </Panel>
    );
  return <WhyPanel question={whyQuestionOf(scope, { channel: null, vertical: [], licenceId: null })} />;
}
