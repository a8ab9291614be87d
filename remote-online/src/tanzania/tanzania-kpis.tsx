import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Change } from '@tallyhouse/shared/reporting/change';
import type { Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { isZeroAmount, signOf, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import type { ClassRow } from './classes/class-rows';

type Answer = CallAnswer<typeof listTanzanianTotals>;

const terms = { ggr: 'ggr', tra: 'owedToTra', gbt: 'owedToGbt', paid: 'taxPaid' } as const;

/** Revenue, what each authority is owed, and what was paid of it. */
export function useTanzaniaKpis(
  answer: Answer | undefined,
  rows: readonly ClassRow[],
  /** The same of the period compared with; undefined without a comparison. */
  before: Answer | undefined,
): readonly Kpi[] {
  const text = useTanzaniaText();
  const named = (key: keyof typeof terms) => ({ key, term: terms[key], title: text(`kpi.${key}`) });
  if (answer === undefined)
    return (['ggr', 'tra', 'gbt', 'paid'] as const).map((key) => ({ ...named(key), value: undefined }));
  const { currency, payable, totals } = answer;
  const unit = currency;
  const money = (amount: string) => moneyText(amount, currency);
  const changed = (current: string | null, previous: string | null) =>
    before === undefined ? undefined : <Change current={current} previous={previous} write={money} />;
  const owed = (authority: 'TRA' | 'GBT') => {
    const amount = owedTo(authority, payable);
    return {
      value: amount === null ? <NoData /> : money(amount),
      note: changed(amount, owedTo(authority, before?.payable ?? [])),
      unit,
    };
  };
  const periods = rows.flatMap((one) => one.periods);
  const balance = sumOfAmounts(periods.map((one) => one.balance).filter((one) => signOf(one) > 0));
  return [
    {
      ...named('ggr'),
      value: money(totals.ggr),
      unit,
      note: changed(totals.ggr, before?.totals.ggr ?? null),
    },
    { ...named('tra'), ...owed('TRA') },
    { ...named('gbt'), ...owed('GBT') },
    {
      ...named('paid'),
      value: periods.length === 0 ? <NoData /> : money(sumOfAmounts(periods.map(({ paid }) => paid))),
      unit,
      note:
        periods.length === 0
          ? ''
          : isZeroAmount(balance)
            ? text('kpi.settled')
            : text('kpi.paidNote', { balance: money(balance) }),
    },
  ];
}

/** What an authority is owed; null where no tax is told at all. */
function owedTo(authority: 'TRA' | 'GBT', payable: Answer['payable']): string | null {
  if (payable.length === 0) return null;
  return sumOfAmounts(payable.filter((one) => one.authority === authority).map(({ amount }) => amount));
}
