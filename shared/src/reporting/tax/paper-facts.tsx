import { countText } from '../../format/count';
import { dayText, periodText } from '../../format/day';
import { moneyText } from '../../format/money';
import { NoData } from '../../ui/no-data';
import { useTaxText } from './use-tax-text';
import { FiguresTable } from '../../ui/figures-table';
import { MeasureHead } from '../../ui/term/measure-head';
import type { PaperLine } from './paper-line';
import { baseText } from './tax-words';

type Fact = PaperLine['facts'][number];
const columns = ['stakes', 'voids', 'winnings', 'count', 'part', 'partTax'] as const;
type FactColumn = (typeof columns)[number];
const terms = {
  stakes: 'stakes',
  voids: 'voids',
  winnings: 'winnings',
  count: 'recordsBehind',
  part: 'taxBase',
  partTax: 'tax',
} as const;

interface PaperFactsProps {
  readonly line: PaperLine;
  readonly currency: string;
}

/** What a base is made of, day by day; columns that the rule does not use are left out. */
export function PaperFacts({ line, currency }: PaperFactsProps) {
  const text = useTaxText();
  if (line.facts.length === 0) return null;
  const shown = columns.filter((column) => line.facts.some((fact) => valueOf(fact, column) !== null));
  const written = (fact: Fact, column: FactColumn) => {
    const value = valueOf(fact, column);
    if (value === null) return <NoData />;
    if (column === 'count') return countText(Number(value));
    if (column === 'part') return baseText({ base: line.rule.base, baseAmount: String(value), currency });
    return moneyText(String(value), currency);
  };
  return (
    <FiguresTable label={`${text('paper.facts')}: ${line.rule.id}`} maxHeight="320px" isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text(`paper.${splitOf(line)}`)}
          </th>
          {shown.map((column) => (
            <MeasureHead
              key={column}
              className="th-number"
              title={text(`paper.${column}`)}
              term={terms[column]}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {line.facts.map((fact, place) => (
          <tr key={place}>
            <th scope="row" className="th-first">
              {fact.day === null
                ? (fact.brandName ?? fact.productName ?? fact.licenceId ?? periodText(line.period))
                : dayText(fact.day)}
            </th>
            {shown.map((column) => (
              <td key={column} className="th-number">
                {written(fact, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('paper.total')}
          </th>
          {shown.map((column) => (
            <td key={column} className="th-number">
              {column === 'part'
                ? baseText({ base: line.rule.base, baseAmount: line.base, currency })
                : column === 'partTax'
                  ? moneyText(line.tax, currency)
                  : inputText(line, column, currency)}
            </td>
          ))}
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

/** What the facts are told apart by; machines are by licence whatever the paper is split by. */
function splitOf({ facts }: PaperLine): 'brand' | 'day' | 'licence' | 'product' | 'days' {
  if (facts.some(({ brandName }) => typeof brandName === 'string')) return 'brand';
  if (facts.some(({ day }) => day !== null)) return 'day';
  if (facts.some(({ productName }) => productName !== null)) return 'product';
  return facts.some(({ licenceId }) => licenceId !== null) ? 'licence' : 'days';
}

function valueOf(fact: Fact, column: FactColumn): string | number | null {
  switch (column) {
    case 'part':
      return fact.base;
    case 'partTax':
      return fact.tax;
    default:
      return fact[column];
  }
}

/** The server's own sum of a column, where it told one. */
function inputText(line: PaperLine, column: FactColumn, currency: string): string {
  const names = column === 'count' ? ['tickets', 'movements', 'machines'] : [column];
  const input = line.inputs.find(({ code }) => names.includes(code));
  if (input === undefined) return '';
  return column === 'count' ? countText(Number(input.value)) : moneyText(input.value, currency);
}
