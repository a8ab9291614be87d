import type { WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';
import { differenceOf, isZeroAmount, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { moneyText } from '@tallyhouse/shared/format/money';
import { StepsChart } from '@tallyhouse/shared/reporting/steps-chart';
import { baseText } from '@tallyhouse/shared/reporting/tax/tax-words';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { useMemo } from 'react';
import { useTaxReportingText } from '../../use-tax-reporting-text';
import { whyTaxChanged } from './why-tax-changed';

interface TaxCausesProps {
  readonly before: WorkingPaperFigures;
  readonly now: WorkingPaperFigures;
  readonly names: { readonly before: string; readonly now: string };
}

/** The causes as steps from one paper to the other, and the base of both by product. */
export function TaxCauses({ before, now, names }: TaxCausesProps) {
  const text = useTaxReportingText();
  const { currency } = now;
  const causes = useMemo(() => whyTaxChanged(before, now), [before, now]);
  const steps = useMemo(
    () =>
      causes.map(({ code, amount }) => ({
        ...{ key: code, amount },
        ...{ name: text(`why.cause.${code}`), meaning: text(`why.meaning.${code}`) },
      })),
    [causes, text],
  );
  if (causes.length === 0)
    return <p>{text('why.same', { amount: `${moneyText(now.payable, currency)} ${currency}` })}</p>;
  return (
    <div style={{ maxWidth: 980 }}>
      <StepsChart
        title={text('why.steps')}
        figure={text('why.payable')}
        currency={currency}
        before={{ name: names.before, amount: before.payable }}
        now={{ name: names.now, amount: now.payable }}
        steps={steps}
      />
      <BaseByProduct before={before} now={now} names={names} />
    </div>
  );
}

function BaseByProduct({ before, now, names }: TaxCausesProps) {
  const text = useTaxReportingText();
  const earlier = basesOf(before);
  const later = basesOf(now);
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  if (keys.length < 2) return null;
  const rule = (now.lines[0] ?? before.lines[0])?.rule;
  const written = (baseAmount: string) =>
    baseText({ base: rule?.base ?? '', baseAmount, currency: now.currency });
  const rows = keys
    .map((key) => ({ key, before: earlier.get(key) ?? '0.00', now: later.get(key) ?? '0.00' }))
    .filter((row) => !isZeroAmount(row.before) || !isZeroAmount(row.now));
  return (
    <FiguresTable label={text('why.byProduct')}>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('why.product')}
          </th>
          <th scope="col" className="th-number">
            {names.before}
          </th>
          <MeasureHead className="th-number" title={text('why.change')} term="change" />
          <th scope="col" className="th-number">
            {names.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="th-first">
              {row.key === '' ? text('why.noProduct') : row.key}
            </th>
            <td className="th-number">{written(row.before)}</td>
            <td className="th-number">{written(differenceOf(row.now, row.before))}</td>
            <td className="th-number">{written(row.now)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

/** Bases by product; what names no product stands under the empty name. */
function basesOf({ lines }: WorkingPaperFigures): ReadonlyMap<string, string> {
  const bases = new Map<string, string>();
  for (const { productName, base } of lines.flatMap(({ facts }) => facts)) {
    const key = productName ?? '';
    bases.set(key, sumOfAmounts([bases.get(key) ?? '0.00', base]));
  }
  return bases;
}
