import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where amounts of bets, settlements and payments are added up: `figures/measures.ts`, and what stands here, since it is no
 * figure of the catalogue.
 */
const others: Readonly<Record<string, string>> = {
  // Checks: what compares two ways of counting must not count in one.
  'app/demo/compare-with-truth.ts': 'control: facts against what the demo book says',
  'facts/laws/book-laws.ts': 'law: amounts of whole books against each other',
  'facts/laws/ticket-relations.ts': 'law: amounts of single tickets against each other',
  'reporting/reports/queries/read-direct-totals.ts':
    'control: facts read without the catalogue, against a report',
  'reporting/totals/reconciliation/read-transfers.ts':
    'control: control fields of files against their records',
  // Of rows that a report keeps: they were summed up by measures once, and stay as they were.
  'reporting/reports/queries/check-rows.ts': 'control: kept rows against each other',
  'reporting/reports/queries/explore-rows.ts': 'rows of a report as its reader groups them',
  'reporting/reports/difference/difference-of.ts': 'control: kept rows of two versions',
  'reporting/totals/reconciliation/read-reported.ts': 'control: kept rows against the measures of now',
  // Of rows in which each measure was added up before.
  'reporting/reports/queries/sum-figures.ts': 'parts of figures, each a measure, put together',
  'reporting/retail/retail-reports/queries/list-tickets.ts': 'foot of a list of tickets',
  'reporting/retail/retail-pack/queries/read-list.ts': 'foot of a list of tickets',
  // Of amounts that are worked out ticket by ticket first.
  'reporting/totals/reconciliation/read-open-bets.ts': 'control: tickets settled for more than was staked',
  'reporting/retail/retail-pack/lists/open-tickets.ts': 'list of tickets: what of each stake is open',
  'taxes/assessment/queries/charged-rows.ts': 'tax: what is owed on each ticket, after its rounding',
  'taxes/assessment/queries/list-charged.ts': 'tax: foot of a register of charged tickets',
};

const amount = /\b(stake|payout_|gross)|\$\{/;

/** Whether SQL in the text adds up an amount of facts, or something that is put together elsewhere. */
function addsUp(text: string): boolean {
  const summed = [...text.matchAll(/\bsum\(/g)].map(({ index }) => inBrackets(text.slice(index + 3)));
  // A function of the language is called with a text or a function, which SQL is not.
  return summed.some((sql) => amount.test(sql) && !/^\('|=>/.test(sql));
}

/** The text from its first bracket to the one that closes it. */
function inBrackets(text: string): string {
  let depth = 0;
  const end = text.split('').findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end);
}

/** Read through the catalogue, one measure cannot mean two things: nobody else adds up facts. */
test('amounts of facts are added up by the catalogue of measures alone, and where it is said why', () => {
  const root = join(__dirname, '..');
  const adding = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\/|^figures\//.test(path))
    .filter((path) => addsUp(readFileSync(join(root, path), 'utf8')));

  expect(adding.toSorted()).toEqual(Object.keys(others).toSorted());
});
