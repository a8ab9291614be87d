import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import type { Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useTotalsText, type TotalsText } from '../i18n/use-totals-text';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import type { TotalsAnswer } from './statement/statements-of';

const terms = { stakes: 'netStakes', winnings: 'winnings', ggr: 'ggr', tax: 'taxesAndLevies' } as const;

type CurrencyTotal = TotalsAnswer['totals'][number];

/** Net stakes, winnings, revenue and taxes over all that is asked for; nothing is added over two currencies. */
export function useTotalsKpis(answer: TotalsAnswer | undefined): readonly Kpi[] {
  const text = useTotalsText();
  const only = answer?.totals.length === 1 ? answer.totals[0] : undefined;
  const several = answer !== undefined && answer.totals.length > 1;
  return (['stakes', 'winnings', 'ggr', 'tax'] as const).map((key) => {
    const base = { key, term: terms[key], title: text(`kpi.${key}`) };
    if (several) return { ...base, value: <NoData />, note: text('kpi.several') };
    if (only === undefined) return { ...base, value: answer === undefined ? undefined : <NoData /> };
    const value = amountOf(key, only);
    if (value === null) {
      const isUntold = answer?.brands.some(({ taxes }) => taxes?.fixedAmounts === 'UNTOLD') === true;
      const why = key === 'tax' && isUntold ? 'kpi.wholeMonths' : 'kpi.notOnBasis';
      return { ...base, value: <NoData />, note: text(why) };
    }
    return {
      ...base,
      value: moneyText(value, only.currency),
      unit: only.currency,
      note: noteOf(key, only, text),
    };
  });
}

function amountOf(key: 'stakes' | 'winnings' | 'ggr' | 'tax', total: CurrencyTotal): string | null {
  switch (key) {
    case 'stakes':
      return total.netStakes;
    case 'winnings':
      return total.winnings;
    case 'ggr':
      return total.ggr;
    case 'tax':
      return total.tax === null || total.levy === null ? null : sumOfAmounts([total.tax, total.levy]);
  }
}

function noteOf(key: string, total: CurrencyTotal, text: TotalsText): string {
  if (key === 'ggr' && total.hold !== null) return text('kpi.hold', { hold: percentText(total.hold) });
  if (key !== 'tax') return '';
  return text('kpi.taxNote', {
    tax: moneyText(total.tax, total.currency),
    levy: moneyText(total.levy, total.currency),
  });
}
