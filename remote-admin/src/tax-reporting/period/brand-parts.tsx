import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { termOfTax } from '@tallyhouse/shared/contracts/terms/column-terms';
import { moneyText } from '@tallyhouse/shared/format/money';
import { baseText } from '@tallyhouse/shared/reporting/tax/tax-words';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { useTaxReportingText } from '../use-tax-reporting-text';

/** What each brand has in a period that a company owes for several; both columns add up to the period's own figures. */
export function BrandParts({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const { brands = [], entity, base, currency } = period;
  if (brands.length < 2) return null;
  return (
    <FiguresTable label={text('parts.title', { company: entity?.name ?? period.brandName })} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('parts.brand')}
          </th>
          <MeasureHead className="th-number" title={text('parts.base')} term="taxBase" />
          <MeasureHead className="th-number" title={text('parts.tax')} term={termOfTax(period.code)} />
        </tr>
      </thead>
      <tbody>
        {brands.map(({ id, name, baseAmount, tax }) => (
          <tr key={id}>
            <th scope="row" className="th-first">
              {name}
            </th>
            <td className="th-number">
              {baseAmount === null ? <NoData /> : baseText({ base, baseAmount, currency })}
            </td>
            <td className="th-number">{tax === null ? <NoData /> : moneyText(tax, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('parts.total')}
          </th>
          <td className="th-number">{baseText(period)}</td>
          <td className="th-number">{moneyText(period.tax, currency)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}
