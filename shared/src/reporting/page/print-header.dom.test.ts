import { printRules } from './print-header';

const header = {
  topStart: 'Alder · Totals',
  topEnd: '1 – 31 Oct 2026',
  bottomStart: 'Snapshot 4f',
  page: 'Page',
  of: 'of',
};

test('every page says what it is of, and its number', () => {
  const rules = printRules(header);

  expect(rules).toContain('@top-left { content: "Alder · Totals"');
  expect(rules).toContain('content: "Page " counter(page) " of " counter(pages)');
});

test('a name cannot end its string and begin a rule', () => {
  const rules = printRules({ ...header, topStart: 'A"; } body { display: none } \\' });

  expect(rules).toContain(String.raw`content: "A\22 ; } body { display: none } \5c "`);
});
