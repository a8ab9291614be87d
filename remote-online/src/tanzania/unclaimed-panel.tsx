import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { ProofTag } from '@tallyhouse/shared/reporting/tax/proof-tag';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';

const terms = { prizes: 'unclaimed', toBoard: 'unclaimedToBoard', kept: 'unclaimedKept' } as const;

/** Prizes that nobody claimed: a quarter for the Board, the rest kept. */
export function UnclaimedPanel({ answer }: { readonly answer: CallAnswer<typeof listTanzanianTotals> }) {
  const text = useTanzaniaText();
  const { currency, unclaimed } = answer;
  return (
    <Panel title={text('unclaimed.title')} explain={text('unclaimed.explain')}>
      {unclaimed.length === 0 ? (
        <p>{text('unclaimed.none')}</p>
      ) : (
        unclaimed.map(({ prizes, toBoard, kept, line }) => (
          <FiguresTable key={line.ruleId} label={text('unclaimed.label', { currency })}>
            <thead>
              <tr>
                <th scope="col" className="th-first">
                  <code>{line.ruleId}</code> <ProofTag proof={line.proof} />
                </th>
                <th scope="col" className="th-number">
                  {text('payable.amount')}
                  <small>{currency}</small>
                </th>
              </tr>
            </thead>
            <tbody>
              {(
                [
                  ['prizes', prizes],
                  ['toBoard', toBoard],
                  ['kept', kept],
                ] as const
              ).map(([name, amount]) => (
                <tr key={name}>
                  <MeasureHead
                    scope="row"
                    className="th-first"
                    title={text(`unclaimed.${name}`)}
                    term={terms[name]}
                  />
                  <td className="th-number">{moneyText(amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          </FiguresTable>
        ))
      )}
    </Panel>
  );
}
