import type { DrillMeasure } from '../../contracts/lineage';
import type { WorkingPaperFigures } from '../../contracts/tax-papers';
import { dayText } from '../../format/day';
import { isZeroAmount } from '../../format/exact-amount';
import { moneyText } from '../../format/money';
import { Button } from '../../kit/core';
import { adoptStyles } from '../../ui/adopt-styles';
import { termOfTax } from '../../contracts/terms/column-terms';
import { useDrill } from '../drill/use-drill';
import { PaperFacts } from './paper-facts';
import { PaperSums, type PaperSum } from './paper-sums';
import { ProofTag } from './proof-tag';
import { baseText, rateText } from './tax-words';
import { useTaxText } from './use-tax-text';

export type PaperLine = WorkingPaperFigures['lines'][number];

/** What went into a base, with what explains it. */
const knownInputs = {
  stakes: 'stakes',
  voids: 'voids',
  winnings: 'winnings',
  tickets: 'withholdingCount',
  movements: undefined,
  machines: 'machines',
  unclaimed: 'unclaimed',
  jackpotContributions: 'jackpotContrib',
} as const;

function isKnownInput(code: string): code is keyof typeof knownInputs {
  return code in knownInputs;
}

const counted: ReadonlySet<string> = new Set(['tickets', 'movements', 'machines']);
/** Figures of a line that are sums over facts, by what the records behind them are asked for. */
const drilled: Readonly<Record<string, DrillMeasure | undefined>> = {
  stakes: 'stakes',
  voids: 'voids',
  winnings: 'winnings',
  GGR: 'ggr',
  WINNINGS: 'winnings',
};

// What the base is made of stands beside what is computed from it where there is room.
const styles = `
.th-paper-line { container-type: inline-size; }
@container (min-width: 960px) { .th-paper-line > div { display: grid; grid-template-columns: minmax(340px, 2fr) minmax(0, 3fr); gap: 24px; align-items: start; } }
@media print { .th-paper-line > div { display: block; } }
`;

interface PaperLineProps {
  readonly line: PaperLine;
  readonly currency: string;
  /** Called when the tickets behind the line are opened over this paper. */
  readonly onDrill?: () => void;
}

/** One line of a working paper: what went in, base → rate → tax, the rule with its source, and the facts. */
export function PaperLineView({ line, currency, onDrill }: PaperLineProps) {
  adoptStyles(styles);
  const text = useTaxText();
  const drill = useDrill();
  const { rule, drillToken } = line;
  const money = (amount: string) => moneyText(amount, currency);
  const opening = (what: string) => {
    const measure = drilled[what];
    if (drillToken === null || measure === undefined) return undefined;
    return () => {
      onDrill?.();
      drill.openToken(drillToken, measure, rule.id);
    };
  };
  const optional = (term: 'lossBroughtForward' | 'lossCarriedForward' | 'roundingDifference'): PaperSum[] => {
    const name = text(term === 'roundingDifference' ? 'paper.rounding' : `paper.${term}`);
    return isZeroAmount(line[term]) ? [] : [{ name, term, value: money(line[term]) }];
  };
  const sums: PaperSum[] = [
    ...line.inputs.map(({ code, value }) => ({
      name: isKnownInput(code) ? text(`paper.input.${code}`) : code,
      term: isKnownInput(code) ? knownInputs[code] : undefined,
      value: counted.has(code) ? value : money(value),
      onOpen: opening(code),
    })),
    {
      name: text('paper.base'),
      term: 'taxBase',
      value: baseText({ base: rule.base, baseAmount: line.base, currency }),
      onOpen: opening(rule.base),
    },
    ...optional('lossBroughtForward'),
    {
      name: text('paper.taxable'),
      term: 'taxable',
      value: baseText({ base: rule.base, baseAmount: line.taxable, currency }),
    },
    {
      name: text('paper.rate'),
      term: 'taxRate',
      value: rateText({ base: rule.base, rate: rule.rate, currency }, text),
    },
    // `TZ.WHT.SPORTS.2022-07-01`: the rule of a tax says in its name which.
    { name: text('paper.tax'), term: termOfTax(rule.id.split('.')[1] ?? ''), value: money(line.tax) },
    ...optional('roundingDifference'),
    ...optional('lossCarriedForward'),
    ...line.shares.map(({ to, amount }) => ({
      name: `${text('paper.shares')} ${to}`,
      value: money(amount),
    })),
  ];
  const openAll = opening(rule.base === 'GGR' ? 'GGR' : 'WINNINGS');
  return (
    <section className="th-paper-line" aria-label={text('paper.line', { rule: rule.id })}>
      <div>
        <div>
          <h2 className="th-before-8 th-after-4 th-text-14">
            <code>{rule.id}</code> <ProofTag proof={rule.proof} />
          </h2>
          <PaperRule rule={rule} />
          <PaperSums sums={sums} />
          {openAll === undefined ? null : (
            <Button size="small" className="th-after-8" onClick={openAll}>
              {text('paper.drill')}
            </Button>
          )}
        </div>
        <PaperFacts line={line} currency={currency} />
      </div>
    </section>
  );
}

/** What the law says, since when, and what it leaves open. */
function PaperRule({ rule }: { readonly rule: PaperLine['rule'] }) {
  const text = useTaxText();
  return (
    <div style={{ marginBlock: '0 12px', fontSize: 13, lineHeight: '18px' }}>
      <div>
        {text('paper.source')}: <bdi>{rule.source}</bdi>
      </div>
      <div>
        {rule.validTo === null
          ? text('paper.validity', { from: dayText(rule.validFrom) })
          : text('paper.validityUntil', { from: dayText(rule.validFrom), to: dayText(rule.validTo) })}
      </div>
      {rule.assumed.length === 0 ? null : (
        <div>{text('paper.assumed', { what: rule.assumed.join(', ') })}</div>
      )}
      {rule.note === '' ? null : (
        <div>
          {text('paper.note')}: {rule.note}
        </div>
      )}
    </div>
  );
}
