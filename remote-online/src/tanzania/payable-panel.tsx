import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { termOfTax } from '@tallyhouse/shared/contracts/terms/column-terms';

/** What is owed, by authority and tax, as the server adds it up. */
export function PayablePanel({ answer }: { readonly answer: CallAnswer<typeof listTanzanianTotals> }) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  const { currency, payable } = answer;
  return (
    <Panel title={text('payable.title')}>
      {payable.length === 0 ? (
        <p>{text('table.noTax')}</p>
      ) : (
        <FiguresTable label={text('payable.label', { currency })}>
          <thead>
            <tr>
              <th scope="col" className="th-first">
                {text('payable.tax')}
              </th>
              <th scope="col">{text('payable.authority')}</th>
              <th scope="col" className="th-number">
                {text('payable.amount')}
                <small>{currency}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {payable.map((one) => (
              <tr key={`${one.authority} ${one.code}`}>
                <MeasureHead
                  scope="row"
                  className="th-first"
                  title={taxName(one.code, taxText)}
                  term={termOfTax(one.code)}
                />
                <td>{one.authority}</td>
                <td className="th-number">{moneyText(one.amount, one.currency)}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </Panel>
  );
}
