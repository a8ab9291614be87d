import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { countText } from '@tallyhouse/shared/format/count';
import { moneyText } from '@tallyhouse/shared/format/money';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';

const styles = `
.th-effect { border-collapse: collapse; width: 100%; font-size: 13px; line-height: 18px; color: var(--th-ink); }
.th-effect caption { text-align: start; font-weight: 600; padding-block-end: 6px; }
.th-effect th, .th-effect td { padding: 4px 8px; border-block-end: 1px solid var(--th-hairline); }
.th-effect thead th { color: var(--th-ink-soft); font-weight: 500; white-space: nowrap; }
.th-effect tbody th { font-weight: 400; text-align: start; }
.th-effect td, .th-effect thead th + th { text-align: end; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-effect td + td { font-weight: 600; }
`;

/** The figures of one side; null where nothing is known of it. */
export interface EffectSide {
  readonly title: string;
  readonly branches: number | null;
  readonly terminals: number | null;
  readonly totals: Readonly<Record<string, string | number | null>> | undefined;
}

interface EffectTableProps {
  readonly caption: string;
  readonly currency: string;
  readonly before: EffectSide;
  readonly after: EffectSide;
  /** Tickets that have anything in the period, known of the second side only. */
  readonly touched: number | null;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly unit?: string;
  readonly term: TermKey;
  readonly of: (side: EffectSide) => ReactNode;
}

/** Rows and amounts without and with filters, side by side, as the server computed them. */
export function EffectTable({ caption, currency, before, after, touched }: EffectTableProps) {
  adoptStyles(styles);
  const text = useRetailText();
  const count = (value: string | number | null | undefined): ReactNode =>
    typeof value === 'number' ? countText(value) : <NoData />;
  const money = (side: EffectSide, field: string): ReactNode => {
    const value = side.totals?.[field] ?? null;
    return value === null ? <NoData /> : moneyText(String(value), currency);
  };
  const amounts = (['stakes', 'winnings', 'ggr'] as const).map((field) => ({
    key: field,
    name: text(`filters.effect.${field}`),
    unit: currency,
    term: field === 'stakes' ? ('stakesSold' as const) : field,
    of: (side: EffectSide) => money(side, field),
  }));
  const rows: readonly Row[] = [
    {
      key: 'branches',
      name: text('filters.effect.branches'),
      term: 'branch',
      of: (side) => count(side.branches),
    },
    {
      key: 'terminals',
      name: text('filters.effect.terminals'),
      term: 'terminals',
      of: (side) => count(side.terminals),
    },
    {
      key: 'touched',
      name: text('filters.effect.touched'),
      term: 'tickets',
      of: (side) => count(side === after ? touched : null),
    },
    {
      key: 'tickets',
      name: text('filters.effect.tickets'),
      term: 'ticketsSold',
      of: (side) => count(side.totals?.['ticketsSold']),
    },
    ...amounts,
  ];
  return (
    <table className="th-effect">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="th-start">
            {text('filters.effect.measure')}
          </th>
          <th scope="col">{before.title}</th>
          <th scope="col">{after.title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, unit, term, of }) => (
          <tr key={key}>
            <MeasureHead scope="row" title={name} unit={unit} term={term} />
            <td>{of(before)}</td>
            <td>{of(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
