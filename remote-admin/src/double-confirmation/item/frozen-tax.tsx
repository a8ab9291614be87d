import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import type { ColumnsType } from '@tallyhouse/shared/kit/table';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';
import { Section } from '../facts';
import { WhyWithheld } from '../why-withheld';
import { useConfirmationText, type ConfirmationText } from '../use-confirmation-text';

/** The taxes that the payload declares, each with its rule; left out for whoever types in what is payable. */
export function FrozenTax({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const { frozen, submission, report } = item;
  if (frozen === null || frozen.tax?.length === 0) return null;
  if (frozen.tax === null) {
    if (submission?.controlFields.includes('taxPayable') !== true) return null;
    return (
      <Section id="tax" title={text('item.tax')}>
        <p>
          <WhyWithheld report={report}>{text('item.taxHidden')}</WhyWithheld>
        </p>
      </Section>
    );
  }
  return (
    <Section id="tax" title={text('item.tax')}>
      <ScrollTable<TaxLine>
        label={text('item.taxLabel')}
        rowKey="ruleId"
        columns={columnsOf(text)}
        dataSource={frozen.tax}
      />
    </Section>
  );
}

function columnsOf(text: ConfirmationText): ColumnsType<TaxLine> {
  return [
    {
      title: text('item.taxCode'),
      rowScope: 'row',
      render: (_, { code, authority }) => `${code} (${authority})`,
    },
    {
      ...measureTitle(text('item.taxBase'), 'taxBase'),
      align: 'right',
      render: (_, { base, taxable, currency }) =>
        base === 'MACHINES' ? taxable.split('.')[0] : moneyText(taxable, currency),
    },
    {
      ...measureTitle(text('item.taxRate'), 'taxRate'),
      align: 'right',
      render: (_, line) => rateWords(line, text),
    },
    {
      ...measureTitle(text('item.taxAmount'), 'tax'),
      align: 'right',
      render: (_, { tax, currency }) => moneyText(tax, currency),
    },
    {
      ...measureTitle(text('fact.figureStatus'), 'figureStatus'),
      render: (_, { status, statusReasons }) => <FigureStatusTag status={status} reasons={statusReasons} />,
    },
    { title: text('item.taxSource'), render: (_, { source }) => source },
  ];
}

function rateWords({ rate, base, currency }: TaxLine, text: ConfirmationText): string {
  if (rate === null) return text('item.taxBrackets');
  return base === 'MACHINES' ? text('item.taxPer', { amount: moneyText(rate, currency) }) : percentText(rate);
}
