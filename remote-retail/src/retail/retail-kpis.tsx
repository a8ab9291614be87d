import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useRetailText } from '../i18n/use-retail-text';
import { OverShort } from './over-short';
import type { RetailAnswer } from './retail-query';

/** Totals of everything that matches, as the server computed them; undefined while they are on their way. */
export function RetailKpis({ answer }: { readonly answer: RetailAnswer | undefined }) {
  const text = useRetailText();
  const currency = answer?.currency ?? '';
  const total = (field: string) => {
    const value = answer?.totals[field];
    return value === undefined || value === null ? null : String(value);
  };
  const money = (field: string) => (answer === undefined ? undefined : moneyText(total(field), currency));
  const hold = total('hold');
  return (
    <KpiStrip
      label={text('title')}
      kpis={[
        {
          key: 'stakes',
          title: text('stakes'),
          value: money('stakes'),
          unit: currency,
          note: text('settledNote'),
        },
        {
          key: 'winnings',
          title: text('winnings'),
          value: money('winnings'),
          unit: currency,
          note: text('dueNote'),
        },
        {
          key: 'ggr',
          title: text('ggr'),
          value: money('ggr'),
          unit: currency,
          note: text('holdNote', { rate: hold === null ? text('notApplicable') : percentText(hold) }),
        },
        {
          key: 'overShort',
          title: text('overShort'),
          value:
            answer === undefined ? undefined : <OverShort amount={total('overShort')} currency={currency} />,
          unit: total('overShort') === null ? undefined : currency,
          note: text(answer !== undefined && total('overShort') === null ? 'noDrawersNote' : 'drawersNote'),
        },
      ]}
    />
  );
}
