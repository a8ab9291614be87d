import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { Change } from '@tallyhouse/shared/reporting/change';
import type { Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useRetailText, type RetailText } from '../../i18n/use-retail-text';
import type { FiguresAnswer } from './figures-query';
import { drawerState } from './figure-rows';

/** The first five add up: stakes settled − cancelled − voids − winnings = GGR. */
const kpiFields = ['stakesSettled', 'cancelled', 'voids', 'winnings', 'ggr', 'overShort'] as const;

/** Totals of everything that matches, as the server computed them, against those of the compared period. */
export function useFigureKpis(
  answer: FiguresAnswer | undefined,
  compared: FiguresAnswer | undefined,
): readonly Kpi[] {
  const text = useRetailText();
  return kpiFields.map((field): Kpi => {
    const base = { key: field, term: field, title: text(`columns.${field}`) };
    if (answer === undefined) return { ...base, value: undefined };
    const { currency } = answer;
    const value = textOf(answer, field);
    const before = compared === undefined ? null : textOf(compared, field);
    if (value === null) {
      return { ...base, value: <NoData />, note: text('kpi.noDrawers') };
    }
    const note =
      before === null ? (
        noteOf(field, answer, text)
      ) : (
        <Change current={value} previous={before} write={(amount) => moneyText(amount, currency)} />
      );
    return { ...base, value: moneyText(value, currency), unit: currency, note };
  });
}

function noteOf(field: (typeof kpiFields)[number], answer: FiguresAnswer, text: RetailText): string {
  if (field === 'ggr') {
    const hold = textOf(answer, 'hold');
    return text('kpi.hold', { rate: hold === null ? text('notApplicable') : percentText(hold) });
  }
  if (field === 'stakesSettled') {
    return text('kpi.stakesSettledNote', {
      sold: moneyText(textOf(answer, 'stakes') ?? '0', answer.currency),
    });
  }
  if (field !== 'overShort') return '';
  const state = drawerState(textOf(answer, field));
  const words = { OVER: `▲ ${text('over')}`, SHORT: `▼ ${text('short')}`, EXACT: `✓ ${text('exact')}` };
  return state === null ? '' : `${words[state]} · ${text('kpi.overShortNote')}`;
}

function textOf(answer: FiguresAnswer, field: string): string | null {
  const value = answer.totals[field] ?? null;
  return value === null ? null : String(value);
}
