import { addedBy, amountOf, basisOfTable, countsFor, measures, sumOf, type MeasureName } from './measures';

const names = Object.keys(measures) as MeasureName[];

test('measures of the same facts are added up in one, others are not', () => {
  expect(sumOf(['won_cash', 'won_bonus'])).toBe(
    "sum(f.payout_cash + f.payout_bonus) filter (where not (f.result in ('VOID', 'CANCELLED', 'LATE_VOID')))",
  );
  expect(() => sumOf(['settled_cash', 'void_cash'])).toThrow(RangeError);
  expect(() => sumOf(['placed_cash', 'paid'])).toThrow(RangeError);
  expect(() => sumOf(['bets', 'placed_cash'])).toThrow('bets and placed_cash are not of the same facts');
});

test('what a fact adds is what is summed of it', () => {
  expect(sumOf('paid', { prefix: 'p.', only: 'p.net > 0' })).toBe(
    "sum(p.gross) filter (where p.kind = 'WINNINGS' and p.net > 0)",
  );
  expect(amountOf('paid', 'p.')).toBe('p.gross');
  expect(countsFor('paid', 'p.')).toBe("p.kind = 'WINNINGS'");
  expect(addedBy('paid')).toBe("case when kind = 'WINNINGS' then gross else 0 end");
  expect([sumOf('bets'), countsFor('bets'), addedBy('bets')]).toEqual(['count(*)', 'true', '1']);
});

test('a drawer is expected to hold what went in, less what went out', () => {
  expect(sumOf('over_short')).toBe(
    'sum(f.counted - (f.float_amount + f.sales - f.payouts - f.refunds + f.cash_in - f.cash_out))',
  );
});

test.each(names)('%s names every column of its facts by their alias', (name) => {
  const sql = `${amountOf(name, 'one.')} ${countsFor(name, 'one.')}`;

  expect(sql.replace(/one\.[a-z_]+|'[A-Z_]+'/g, '')).not.toMatch(/[a-z]+_[a-z]+|kind|result|gross/);
  expect(measures[name].table in basisOfTable).toBe(true);
});
