import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where amounts of bets, settlements and payments are added up: `figures`, and what stands here with its reason. */
const others: Readonly<Record<string, string>> = {
  // Independent of `figures` on purpose: what compares two ways of counting.
  'demo/compare-with-truth.ts': 'against what the demo book says',
  'laws/book-laws.ts': 'laws of whole books',
  'laws/ticket-relations.ts': 'laws of single tickets',
  'reports/queries/check-rows.ts': 'of rows that a report keeps',
  'reports/difference/difference-of.ts': 'of rows that a report keeps',
  'reconciliation/read-reported.ts': 'of rows that a report keeps',
  // Of single tickets.
  'reconciliation/read-open-bets.ts': 'tickets settled for more than was staked',
  'retail-pack/lists/expired.ts': 'a list of tickets',
  'retail-pack/lists/intake.ts': 'a list of vouchers',
  'retail-pack/lists/open-tickets.ts': 'a list of tickets',
  'retail-pack/lists/vouchers.ts': 'a list of vouchers',
  'retail-pack/queries/ticket-dues.ts': 'what is due on each ticket',
  'retail-reports/queries/ticket-fate.ts': 'where a ticket stands',
  'tax-periods/queries/charged-rows.ts': 'what each ticket is charged',
  'tax-periods/queries/list-charged.ts': 'what each ticket is charged',
  // To be moved: they say again what `figures` says, by what is not kept by day.
  'reports/queries/fact-sums.ts': 'by any column of a report',
  'reports/queries/sum-figures.ts': 'by any column of a report',
  'retail-reports/queries/retail-fact-parts.ts': 'by any column of a retail report',
  'retail-reports/queries/retail-sums.ts': 'by terminal and cashier',
};

const addsUp = /\bsum\(\s*(case when [^)]*then )?\(?([a-z]+\.)?(stake|payout_|gross)/;

/** Read through `figures`, one measure cannot mean two things: nobody else adds up facts. */
test('amounts of facts are added up in figures alone, and where it is said why', () => {
  const root = join(__dirname, '..');
  const adding = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\/|^figures\//.test(path))
    .filter((path) => addsUp.test(readFileSync(join(root, path), 'utf8')));

  expect(adding.toSorted()).toEqual(Object.keys(others).toSorted());
});
