import { givenClass, givenTaxLine, givenTaxPeriod, slotClub } from '../testing/given-tanzania';
import { classRowsOf, payableGap, taxOf } from './class-rows';

const october = { from: '2026-10-01', to: '2026-10-31' };

test('a class owes the sum of its lines, each told apart', () => {
  const [row] = classRowsOf([givenClass()], [], october);

  expect(row).toMatchObject({ payable: '843728.00', dueDay: '2026-11-07', paid: '0.00', controlNumbers: [] });
  expect(taxOf(row?.lines.GGT ?? [])).toBe('594536.00');
  expect(taxOf(row?.lines.LEVY ?? [])).toBeNull();
});

test('payments and control numbers come from the tax periods of the class', () => {
  const own = givenTaxPeriod({ paid: '500000.00', controlNumbers: ['991'] });
  const other = givenTaxPeriod({ productClass: 'VIRTUAL', paid: '1.00', controlNumbers: ['992'] });

  const [row] = classRowsOf([givenClass()], [own, other], october);

  expect(row).toMatchObject({ periods: [own], paid: '500000.00', controlNumbers: ['991'] });
});

test('a tax period that reaches beyond the days asked for is not theirs', () => {
  const month = givenTaxPeriod();

  const [row] = classRowsOf([givenClass()], [month], { from: '2026-10-05', to: '2026-10-11' });

  expect(row?.periods).toEqual([]);
});

test('shops of one region owe nothing that can be told, which is not zero', () => {
  const [row] = classRowsOf([givenClass({ lines: [] })], [], october);

  expect(row?.payable).toBeNull();
});

test('what the classes owe is what the server says is owed, to the cent', () => {
  const rows = classRowsOf([givenClass(), slotClub], [], october);
  const told = [
    { code: 'GGT', amount: '1794536.00' },
    { code: 'WHT', amount: '249192.00' },
    { code: 'LEVY', amount: '360000.00' },
  ];

  expect(payableGap(rows, told)).toBeNull();
  expect(payableGap(rows, [...told, { code: 'EXC', amount: '0.01' }])).toBe('-0.01');
});

test('the line due first is the one that counts', () => {
  const weekly = givenTaxLine({ due: { day: '2026-10-13', lateFrom: null, words: 'Due 2026-10-13' } });

  expect(classRowsOf([givenClass({ lines: [givenTaxLine(), weekly] })], [], october)[0]?.dueDay).toBe(
    '2026-10-13',
  );
});
