/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { webFiles } from './catalogues.mjs';
import { bareAmounts, bareHeads } from './measure-heads.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Where figures of reports and taxes stand; durations, sizes and counts of logs and alerts are no measures. */
const places =
  /^(remote-(online|retail)|remote-admin\/.*\b(authorities|dashboard|double-confirmation|tax-reporting)\b|shared\/src\/reporting)/;

/**
 * Headers over numbers that name no measure, by name of file: what the columns are instead. The measure of such a table has
 * its “?” in the header of each row, in the title, or in the tile that leads there.
 *
 * @type {Readonly<Record<string, readonly [count: number, columns: string]>>}
 */
const splits = {
  'parts-table.tsx': [2, 'periods'],
  'pivot-table.tsx': [1, 'days, weeks or months'],
  'form-table.tsx': [1, 'a printed form'],
  'payable-panel.tsx': [1, 'amounts of the taxes in the rows'],
  'reverse-dialog.tsx': [2, 'amounts of the terms in the rows, with a payment and without it'],
  'unclaimed-panel.tsx': [1, 'amounts of the terms in the rows'],
  'basis-bridge.tsx': [1, 'amounts of the terms in the rows'],
  'funds-panel.tsx': [1, 'amounts of the terms in the rows'],
  'statement-table.tsx': [2, 'channels and the period before'],
};

test('every header over figures leads to what they mean', () => {
  const found = webFiles(root)
    .filter((path) => places.test(path) && path.endsWith('.tsx'))
    .map((path) => [basename(path), bareHeads(readFileSync(join(root, path), 'utf8'))]);

  expect(Object.fromEntries(found.filter(([, count]) => count !== 0))).toEqual(
    Object.fromEntries(Object.entries(splits).map(([path, [count]]) => [path, count])),
  );
});

test('every name before an amount leads to what it means', () => {
  const found = webFiles(root)
    .filter((path) => places.test(path) && path.endsWith('.tsx'))
    .flatMap((path) =>
      bareAmounts(readFileSync(join(root, path), 'utf8')).map((name) => [basename(path), name]),
    );

  expect(found).toEqual([]);
});

test.each([
  ["<dt>{text('paid')}</dt>\n<dd className={bad}>{money(paid)}</dd>", 1],
  ['<dt>{text(\'paid\')} <TermHelp term="taxPaid" name={name} /></dt>\n<dd>{money(paid)}</dd>', 0],
  ["<dt>{text('due')}</dt><dd>{dayText(due)}</dd><dt>{text('by')}</dt><dd>{money}</dd>", 1],
  ["[text('fact.stakes'), moneyText(stakes, currency)],", 1],
  ["[text('fact.stakes'), moneyText(stakes, currency), 'stakes'],", 0],
  ["{text('paid')}: {moneyText(paid, currency)}", 1],
  ["{text('paid')} <TermHelp term=\"taxPaid\" name={name} />:{' '}\n{moneyText(paid, currency)}", 0],
])('%s names %d amounts in vain', (source, count) => {
  expect(bareAmounts(source)).toHaveLength(count);
});

test.each([
  ['<th scope="col" className="th-number">', 1],
  ['<th\n  key={name}\n  className={`th-number`}\n>', 1],
  ['<MeasureHead className="th-number" title="GGR" term="ggr" />', 0],
  ['<td className="th-number">', 0],
  ["{ title: text('ggr'), align: 'end' }", 1],
  ["{ ...measureTitle(text('ggr'), 'ggr'), align: 'end' }", 0],
])('%s draws %d bare headers', (source, count) => {
  expect(bareHeads(source)).toBe(count);
});
