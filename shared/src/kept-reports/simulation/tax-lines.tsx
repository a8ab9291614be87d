import type { TaxLine } from '../../contracts/tax-lines';
import { dayText } from '../../format/day';
import { useSaidDue } from '../../format/use-said-due';
import { moneyText } from '../../format/money';
import { percentText } from '../../format/percent';
import { Card } from '../../kit/core';
import { FigureStatusTag } from '../../reporting/figure-status-tag';
import { NoData } from '../../ui/no-data';
import { TermHelp } from '../../ui/term/term-help';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';

const terms = {
  rule: 'rulePack',
  base: 'taxable',
  rate: 'taxRate',
  amount: 'tax',
  due: 'dueDay',
  proof: 'figureStatus',
} as const;

const number = 'th-digits th-end th-nowrap';

/** The taxes that the report declares: what each is on, at which rate, and when it is due. */
export function TaxLines({ lines }: { readonly lines: readonly TaxLine[] }) {
  const text = useKeptReportsText();
  const said = useSaidDue();
  if (lines.length === 0) return null;
  return (
    <Card size="small" title={<h2 className="th-flush th-text-14">{text('tax.title')}</h2>}>
      {/* Wide on purpose: scrolls inside the card on a narrow screen, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div role="group" aria-label={text('tax.title')} tabIndex={0} className="th-scroll">
        <table style={{ width: '100%', borderSpacing: '12px 6px', textAlign: 'start' }}>
          <thead>
            <tr>
              {(['rule', 'base', 'rate', 'amount', 'due', 'proof'] as const).map((name) => (
                <th
                  key={name}
                  scope="col"
                  aria-label={text(`tax.${name}`)}
                  className={['base', 'rate', 'amount'].includes(name) ? 'th-end' : 'th-start'}
                >
                  {text(`tax.${name}`)} <TermHelp term={terms[name]} name={text(`tax.${name}`)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.ruleId}>
                <th scope="row" className="th-regular th-start">
                  <code>{line.ruleId}</code>
                </th>
                <td className={number}>
                  {line.currency} {moneyText(line.taxable, line.currency)}
                </td>
                <td className={number}>
                  {line.rate === null ? <NoData /> : rateWords(line.rate, line.base)}
                </td>
                <td className={`${number} th-semibold`}>
                  {line.currency} {moneyText(line.tax, line.currency)}
                </td>
                <td>{line.due.day === null ? said.noDay(line.due) : dayText(line.due.day)}</td>
                <td>
                  <FigureStatusTag status={line.status} reasons={line.statusReasons} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** A charge per machine is an amount, every other one a share. */
function rateWords(rate: string, base: string): string {
  return base === 'MACHINES' ? moneyText(rate) : percentText(rate);
}
