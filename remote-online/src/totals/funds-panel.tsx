import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useTotalsText } from '../i18n/use-totals-text';
import { differenceOf, signOf } from '@tallyhouse/shared/format/exact-amount';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { Panel } from '@tallyhouse/shared/ui/panel';

const parts = ['liability', 'openBets', 'pendingWithdrawals', 'jackpotPools'] as const;
type Row =
  Exclude<keyof NonNullable<BrandTotal['funds']>, 'day'> | `${'open' | 'unpaid'}${'ByFacts' | 'Difference'}`;

const terms = {
  liability: 'liability',
  openBets: 'openBetsStated',
  pendingWithdrawals: 'pendingWithdrawals',
  jackpotPools: 'jackpotPools',
  protectedFunds: 'protectedFunds',
  heldFunds: 'heldFunds',
  coverage: 'coverage',
  unpaidWinnings: 'unpaidStated',
  unpaidByFacts: 'unpaid',
  unpaidDifference: 'unpaidDifference',
  bonus: 'bonusBalance',
  openByFacts: 'openBets',
  openDifference: 'openBetsDifference',
} as const satisfies Readonly<Record<Row, TermKey>>;

/**
 * What players are owed at the end of the period as the sources state it, whether the accounts for it hold as much, and
 * by how much their open bets and unpaid winnings differ from those of the facts.
 */
export function FundsPanel({ brand }: { readonly brand: BrandTotal }) {
  const text = useTotalsText();
  const { funds, currency, balances } = brand;
  if (funds === null) {
    return (
      <Panel title={text('funds.title')}>
        <p>{text('funds.missing')}</p>
      </Panel>
    );
  }
  const isCovered = signOf(funds.coverage) >= 0;
  const row = (name: Row, amount: string, rowClass = '') => (
    <tr key={name} className={rowClass}>
      <MeasureHead scope="row" className="th-first" title={text(`funds.${name}`)} term={terms[name]} />
      <td className="th-number">{moneyText(amount, currency)}</td>
    </tr>
  );
  return (
    <Panel
      title={text('funds.title')}
      actions={
        <StateTag
          kind={isCovered ? 'good' : 'bad'}
          mark={isCovered ? '✓' : '✕'}
          word={text(isCovered ? 'funds.covered' : 'funds.notCovered')}
        />
      }
    >
      <FiguresTable label={text('funds.label', { day: dayText(funds.day), currency })}>
        <thead>
          <tr>
            <th scope="col" className="th-first">
              {dayText(funds.day)}
            </th>
            <th scope="col" className="th-number">
              {text('bridge.amount')}
              <small>{currency}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((name) => row(name, funds[name]))}
          {row('protectedFunds', funds.protectedFunds, 'th-sum')}
          {row('heldFunds', funds.heldFunds)}
          {row('coverage', funds.coverage, isCovered ? 'th-sum' : 'th-sum th-wrong')}
          {row('bonus', funds.bonus, 'th-quiet')}
          {row('openByFacts', brand.openBets, 'th-quiet')}
          {row('openDifference', differenceOf(funds.openBets, brand.openBets), 'th-quiet')}
          {row('unpaidWinnings', funds.unpaidWinnings, 'th-quiet')}
          {row('unpaidByFacts', brand.unpaidWinnings, 'th-quiet')}
          {row('unpaidDifference', differenceOf(funds.unpaidWinnings, brand.unpaidWinnings), 'th-quiet')}
        </tbody>
      </FiguresTable>
      {balances === undefined || balances.status === 'FINAL' ? null : (
        <p className="th-before-8">
          {text('funds.balances')}{' '}
          <FigureStatusTag status={balances.status} reasons={balances.statusReasons} />
        </p>
      )}
    </Panel>
  );
}
