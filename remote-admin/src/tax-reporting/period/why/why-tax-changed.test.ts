import Big from 'big.js';
import type { WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';
import { examplePaper } from '@tallyhouse/shared/contracts/tax-examples';
import { whyTaxChanged } from './why-tax-changed';

type Line = WorkingPaperFigures['lines'][number];

function line(
  part: Partial<Line>,
  inputs: Readonly<Record<string, string>>,
  rate: string | null = '0.25',
): Line {
  const [example] = examplePaper.lines;
  if (example === undefined) throw new Error('the example has a line');
  return {
    ...example,
    rule: { ...example.rule, rate },
    inputs: Object.entries(inputs).map(([code, value]) => ({ code, value })),
    ...part,
  };
}

function paper(lines: readonly Line[], adjustments = '0.00') {
  const tax = lines.reduce((sum, one) => sum.plus(one.tax), new Big(0));
  return { lines: [...lines], tax: tax.toFixed(2), adjustments, payable: tax.plus(adjustments).toFixed(2) };
}

const september = paper([
  line(
    { base: '1000.00', taxable: '1000.00', tax: '250.00' },
    { stakes: '5000.00', voids: '400.00', winnings: '3600.00' },
  ),
]);

test('each input of the revenue counts at the rate of before', () => {
  const october = paper(
    [
      line(
        { base: '1200.40', taxable: '1200.40', tax: '300.00' },
        { stakes: '6000.40', voids: '300.00', winnings: '4500.00' },
      ),
    ],
    '12.00',
  );

  expect(whyTaxChanged(september, october)).toEqual([
    { code: 'STAKES', amount: '250.10' },
    { code: 'VOIDS', amount: '25.00' },
    { code: 'WINNINGS', amount: '-225.00' },
    { code: 'ROUNDING', amount: '-0.10' },
    { code: 'ADJUSTMENTS', amount: '12.00' },
  ]);
});

test('a loss that is not taxed is relief, and another rate is a cause of its own', () => {
  const loss = paper([
    line(
      { base: '-200.00', taxable: '0.00', tax: '0.00' },
      { stakes: '5000.00', voids: '400.00', winnings: '4800.00' },
    ),
  ]);
  const dearer = paper([
    line(
      { base: '1000.00', taxable: '1000.00', tax: '300.00' },
      { stakes: '5000.00', voids: '400.00', winnings: '3600.00' },
      '0.30',
    ),
  ]);

  expect(whyTaxChanged(september, loss)).toEqual([
    { code: 'WINNINGS', amount: '-300.00' },
    { code: 'RELIEF', amount: '50.00' },
  ]);
  expect(whyTaxChanged(september, dearer)).toEqual([{ code: 'RATE', amount: '50.00' }]);
  expect(whyTaxChanged(loss, september)).toEqual([
    { code: 'WINNINGS', amount: '300.00' },
    { code: 'RELIEF', amount: '-50.00' },
  ]);
});

test('where tickets or machines are counted, more of them is told from more for each', () => {
  const before = paper([line({ base: '600.00', taxable: '600.00', tax: '90.00' }, { tickets: '3' }, '0.15')]);
  const now = paper([line({ base: '1000.00', taxable: '1000.00', tax: '150.00' }, { tickets: '4' }, '0.15')]);

  expect(whyTaxChanged(before, now)).toEqual([
    { code: 'COUNT', amount: '30.00' },
    { code: 'PER_COUNT', amount: '30.00' },
  ]);
  expect(whyTaxChanged(now, now)).toEqual([]);
});

test('whatever the papers say, the causes add up to the difference of what is payable', () => {
  let seed = 11;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const cents = (below: number, least = 0) => ((next(below) + least) / 100).toFixed(2);
  const random = () =>
    paper(
      Array.from({ length: next(3) }, () => {
        const base = cents(2_000_000, -700_000);
        const rate = ['0.25', '0.1', null][next(3)] ?? null;
        const inputs = next(2) === 0 ? { tickets: String(next(50)) } : { stakes: cents(9_000_000) };
        return line(
          { base, taxable: base.startsWith('-') ? '0.00' : base, tax: cents(500_000) },
          inputs,
          rate,
        );
      }),
      cents(1000, -500),
    );
  for (let pair = 0; pair < 300; pair += 1) {
    const [before, now] = [random(), random()];
    const records = (['LATE', 'CORRECTED', 'VOIDED', 'REPEATED'] as const).flatMap((cause) =>
      next(2) === 0 ? [] : [{ cause, base: cents(2_000_000, -700_000) }],
    );
    const causes = next(2) === 0 ? whyTaxChanged(before, now) : whyTaxChanged(before, now, records);
    const sum = causes.reduce((all, { amount }) => all.plus(amount), new Big(0));
    expect(sum.toFixed(2)).toBe(new Big(now.payable).minus(before.payable).toFixed(2));
  }
});

test('between versions, records say what changed the base, and the rule has what they leave', () => {
  const restated = paper([
    line(
      { base: '1500.00', taxable: '1500.00', tax: '400.00' },
      { stakes: '5500.00', voids: '400.00', winnings: '3600.00' },
    ),
  ]);
  const records = [
    { cause: 'LATE', base: '700.00' },
    { cause: 'VOIDED', base: '-100.00' },
    { cause: 'OTHER', base: '-100.00' },
  ] as const;

  expect(whyTaxChanged(september, restated, records)).toEqual([
    { code: 'LATE', amount: '175.00' },
    { code: 'VOIDED', amount: '-25.00' },
    { code: 'RULE', amount: '-25.00' },
    { code: 'ROUNDING', amount: '25.00' },
  ]);
});
