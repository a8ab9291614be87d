import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { CommissionRow, listCommissions } from '@tallyhouse/shared/contracts/total-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { monthText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { useTotalsText } from '../../i18n/use-totals-text';

type Commissions = CallAnswer<typeof listCommissions>;

const amounts = ['netStakes', 'ggr', 'netTakings'] as const;

interface CommissionsTableProps {
  readonly commissions: Commissions;
  readonly isBusy: boolean;
}

/** One line an agent, the brand's own shops last; together they are all shops. */
export function CommissionsTable({ commissions, isBusy }: CommissionsTableProps) {
  const text = useTotalsText();
  const { currency, items, totals } = commissions;
  const money = (amount: string) => moneyText(amount, currency);
  return (
    <FiguresTable label={text('commissions.label', { currency })} isBusy={isBusy}>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('commissions.agent')}
          </th>
          <MeasureHead className="th-number" title={text('commissions.shops')} term="branch" />
          {amounts.map((name) => (
            <MeasureHead
              key={name}
              className="th-number"
              title={text(`commissions.${name}`)}
              unit={currency}
              term={name}
            />
          ))}
          <MeasureHead title={text('commissions.agreed')} term="commissionRate" />
          <MeasureHead
            className="th-number"
            title={text('commissions.commission')}
            unit={currency}
            term="commission"
          />
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <AgentRow key={row.agentId ?? ''} row={row} currency={currency} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('commissions.all')}
          </th>
          {/* A shop that changed hands within the period counts with each of its agents. */}
          <td />
          {amounts.map((name) => (
            <td key={name} className="th-number">
              {money(totals[name])}
            </td>
          ))}
          <td />
          <td className="th-number">{money(totals.commission)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

function AgentRow({ row, currency }: { readonly row: CommissionRow; readonly currency: string }) {
  const text = useTotalsText();
  const { agentId, agentName, branches, commission, months } = row;
  const money = (amount: string) => moneyText(amount, currency);
  return (
    <tr>
      <th scope="row" className="th-first">
        {agentId === null ? text('commissions.ownShops') : <span dir="auto">{agentName ?? agentId}</span>}
      </th>
      <td className="th-number">{countText(branches)}</td>
      {amounts.map((name) => (
        <td key={name} className="th-number">
          {money(row[name])}
        </td>
      ))}
      <td className="th-nowrap">
        {months.length === 0 ? (
          <span className="th-soft">{agentId === null ? '' : text('commissions.noAgreement')}</span>
        ) : (
          months.map(({ month, base, rate, ...of }) => (
            <div key={`${month} ${base} ${rate}`} title={`${money(of.baseAmount)} → ${money(of.commission)}`}>
              {text('commissions.rule', {
                rate: percentText(rate),
                base: text(`commissions.base.${base}`),
                month: monthText(month),
              })}
            </div>
          ))
        )}
      </td>
      <td className="th-number">{money(commission)}</td>
    </tr>
  );
}
