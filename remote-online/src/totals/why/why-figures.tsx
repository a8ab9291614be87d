import { verticalSchema, channelSchema } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import { differenceOf, isZeroAmount, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { StepsChart } from '@tallyhouse/shared/reporting/steps-chart';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import type { EffectCode, PartChange, WhyChanged } from '@tallyhouse/shared/reporting/why-changed';
import { useMemo } from 'react';
import { useTotalsText } from '../../i18n/use-totals-text';
import { withTotalView } from '../total-view-in-url';
import { useLicences } from '../use-licences';
import { withWhyAsked, type WhyAsked } from './why-in-url';
import { onlinePart, otherShops } from './why-of-branches';

interface WhyFiguresProps {
  readonly why: WhyChanged;
  readonly asked: WhyAsked;
  readonly brand: Pick<BrandTotal, 'brandName' | 'currency'>;
  readonly isOnlyBrand: boolean;
  readonly periods: { readonly before: string; readonly now: string };
  readonly isBusy: boolean;
  readonly knowsPlayers: boolean;
  /** Names of shops by id, where the parts are shops. */
  readonly shops?: ReadonlyMap<string, string>;
}

/** The causes as steps from one period to the other, and as a table of what each part did; both add up. */
export function WhyFigures(props: WhyFiguresProps) {
  const { why, asked, knowsPlayers } = props;
  const text = useTotalsText();
  return (
    <>
      {why.effects === null ? <p>{text('why.notComparable')}</p> : <Steps {...props} effects={why.effects} />}
      <PartsTable {...props} />
      {why.effects === null ? null : (
        <p className="th-panel-explain" style={{ marginBlockStart: 8 }}>
          {text(asked.figure === 'netStakes' ? 'why.readStakes' : 'why.read')}{' '}
          {knowsPlayers ? null : text('why.players')}
        </p>
      )}
    </>
  );
}

function Steps({
  why,
  effects,
  asked,
  brand: { brandName, currency },
  isOnlyBrand,
  periods,
}: WhyFiguresProps & { readonly effects: NonNullable<WhyChanged['effects']> }) {
  const text = useTotalsText();
  const figure = text(`measure.${asked.figure}`);
  const steps = useMemo(
    () =>
      effects.flatMap(({ code, amount }) =>
        isZeroAmount(amount) ? [] : [{ key: code, name: effectName(code, asked.figure, text), amount }],
      ),
    [effects, asked.figure, text],
  );
  const title = text('why.steps', { figure });
  return (
    <StepsChart
      title={isOnlyBrand ? title : `${brandName}. ${title}`}
      figure={figure}
      currency={currency}
      before={{ name: periods.before, amount: why.before }}
      now={{ name: periods.now, amount: why.now }}
      steps={steps}
    />
  );
}

function effectName(
  code: EffectCode,
  figure: WhyAsked['figure'],
  text: ReturnType<typeof useTotalsText>,
): string {
  return code === 'RATIO'
    ? text(figure === 'winnings' ? 'why.payout' : 'why.hold')
    : text(`why.effect.${code}`);
}

function PartsTable({ why, asked, brand: { currency }, periods, isBusy, shops }: WhyFiguresProps) {
  const text = useTotalsText();
  const nameOf = usePartNames(asked.by, shops);
  const money = (amount: string | null) => (amount === null ? <NoData /> : moneyText(amount, currency));
  // Stakes are made of nothing but themselves.
  const columns =
    why.effects === null || asked.figure === 'netStakes' ? [] : (['volume', 'mix', 'ratio'] as const);
  const title = {
    volume: text('why.volume'),
    mix: text('why.effect.MIX'),
    ratio: effectName('RATIO', asked.figure, text),
  };
  return (
    <FiguresTable
      label={text('why.parts', { figure: text(`measure.${asked.figure}`), by: text(`rows.by.${asked.by}`) })}
      isBusy={isBusy}
    >
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text(`rows.by.${asked.by}`)}
          </th>
          <th scope="col" className="th-number">
            {periods.before}
            <small>{currency}</small>
          </th>
          {columns.map((column) => (
            <MeasureHead key={column} className="th-number" title={title[column]} term={`${column}Effect`} />
          ))}
          <MeasureHead className="th-number" title={text('why.change')} term="change" />
          <th scope="col" className="th-number">
            {periods.now}
            <small>{currency}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {why.parts.map((part) => (
          <tr key={part.key}>
            <th scope="row" className="th-first">
              <PartLink part={part} asked={asked} name={nameOf(part.key)} />
            </th>
            <td className="th-number">{money(part.before)}</td>
            {columns.map((column) => (
              <td key={column} className="th-number">
                {money(part[column])}
              </td>
            ))}
            <td className="th-number">{money(differenceOf(part.now, part.before))}</td>
            <td className="th-number">{money(part.now)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('rows.total')}
          </th>
          <td className="th-number">{money(why.before)}</td>
          {columns.map((column) => (
            <td key={column} className="th-number">
              {money(sumOfAmounts(why.parts.map((part) => part[column] ?? '0.00')))}
            </td>
          ))}
          <td className="th-number">{money(differenceOf(why.now, why.before))}</td>
          <td className="th-number">{money(why.now)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

function usePartNames(by: WhyAsked['by'], shops?: ReadonlyMap<string, string>): (key: string) => string {
  const text = useTotalsText();
  const licences = useLicences();
  return (key) => {
    const channel = channelSchema.options.find((one) => one === key);
    const vertical = verticalSchema.options.find((one) => one === key);
    if (by === 'channel' && channel !== undefined) return text(`channel.${channel}`);
    if (by === 'vertical' && vertical !== undefined) return text(`vertical.${vertical}`);
    if (by === 'branch' && key === onlinePart) return text('channel.ONLINE');
    if (by === 'branch') return key === otherShops ? text('why.otherShops') : (shops?.get(key) ?? key);
    return licences.get(key)?.number ?? key;
  };
}

interface PartLinkProps {
  readonly part: PartChange;
  readonly asked: WhyAsked;
  readonly name: string;
}

/** Leads on: the same question of this part alone, by another split. */
function PartLink({ part: { key }, asked: { figure, by }, name }: PartLinkProps) {
  const [parameters] = useSearchParams();
  if (by === 'branch') {
    if (key === onlinePart || key === otherShops) return name;
    const days = ['from', 'to'].flatMap((end) => parameters.get(end) ?? []);
    const [from = '', to = ''] = days;
    const shop = new URLSearchParams({
      ...(days.length === 2 && { from, to }),
      level: 'cashier',
      parentId: key,
    });
    return <Link to={`/retail?${shop.toString()}`}>{name}</Link>;
  }
  const filtered = withTotalView(parameters, {
    ...(by === 'channel' && { channel: key === 'RETAIL' ? 'RETAIL' : 'ONLINE' }),
    ...(by === 'vertical' && { vertical: verticalSchema.options.filter((one) => one === key) }),
    ...(by === 'licence' && { licenceId: key }),
  });
  const next = withWhyAsked(filtered, { figure, by: by === 'vertical' ? 'licence' : 'vertical' });
  return <Link to={`?${next.toString()}`}>{name}</Link>;
}
