import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where amounts of bets, settlements and payments are added up: `figures`, and what stands here with its reason. */
const others: Readonly<Record<string, string>> = {
  // Independent of `figures` on purpose: what compares two ways of counting.
  'app/demo/compare-with-truth.ts': 'against what the demo book says',
  'facts/laws/book-laws.ts': 'laws of whole books',
  'facts/laws/ticket-relations.ts': 'laws of single tickets',
  'reporting/reports/queries/check-rows.ts': 'of rows that a report keeps',
  'reporting/reports/difference/difference-of.ts': 'of rows that a report keeps',
  'reporting/totals/reconciliation/read-reported.ts': 'of rows that a report keeps',
  // Of single tickets.
  'reporting/totals/reconciliation/read-open-bets.ts': 'tickets settled for more than was staked',
  'reporting/retail/retail-pack/lists/expired.ts': 'a list of tickets',
  'reporting/retail/retail-pack/lists/intake.ts': 'a list of vouchers',
  'reporting/retail/retail-pack/lists/open-tickets.ts': 'a list of tickets',
  'reporting/retail/retail-pack/lists/vouchers.ts': 'a list of vouchers',
  'reporting/retail/retail-pack/queries/ticket-dues.ts': 'what is due on each ticket',
  'reporting/reports/picked-tickets/ticket-fate.ts': 'where a ticket stands',
  'taxes/assessment/queries/charged-rows.ts': 'what each ticket is charged',
  'taxes/assessment/queries/list-charged.ts': 'what each ticket is charged',
  // To be moved: they say again what `figures` says, by what is not kept by day.
  'reporting/reports/queries/fact-sums.ts': 'by any column of a report',
  'reporting/reports/queries/sum-figures.ts': 'by any column of a report',
  'reporting/reports/families/retail-fact-parts.ts': 'by any column of a retail report',
  'reporting/retail/retail-reports/queries/retail-sums.ts': 'by terminal and cashier',
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
