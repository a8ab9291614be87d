import { isByPeriod } from './by-period';

const ggr = (baseAmount: string, taxable: string) => ({ base: 'GGR' as const, baseAmount, taxable });

test.each([
  ['a month with a profit', ggr('100.00', '100.00'), false],
  ['a month with a loss', ggr('-40.00', '0.00'), false],
  ['a profit and a loss', ggr('60.00', '100.00'), true],
  ['a greater loss', ggr('-40.00', '100.00'), true],
  ['a loss brought forward', ggr('100.00', '60.00'), false],
  ['machines', { base: 'MACHINES' as const, baseAmount: '24.00', taxable: '24.00' }, false],
])('%s is told to be taxed period by period: %#', (_what, line, isTold) => {
  expect(isByPeriod(line)).toBe(isTold);
});
