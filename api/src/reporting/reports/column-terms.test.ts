import { totalMeasuresSchema } from '@tallyhouse/shared/contracts/total-reports';
import { termOfColumn, termOfFigure } from '@tallyhouse/shared/contracts/terms/column-terms';
import { terms } from '@tallyhouse/shared/contracts/terms/terms';
import { termWords as english } from '@tallyhouse/shared/contracts/terms/words.en';
import { termWords as swahili } from '@tallyhouse/shared/contracts/terms/words.sw';
import { reportFields } from './families/online-report-fields';
import { packLists } from '../retail/retail-pack/pack-lists';
import { retailReportFields } from './families/retail-report-fields';

test('every column of reports has a term, in both languages', () => {
  const fields = [...reportFields, ...retailReportFields].map(({ field }) => field);
  const keys = fields.map((field) => termOfColumn(field));

  expect(fields.filter((_, place) => keys[place] === undefined)).toEqual([]);
  for (const key of keys) {
    expect([english, swahili].map((words) => words[key!].definition.length > 0)).toEqual([true, true]);
  }
});

test('a formula of a column is made of columns; what is summed record by record has none', () => {
  const formulas = new Map(
    [...reportFields, ...retailReportFields].map(({ field, formula }) => [field, formula]),
  );

  expect(formulas.get('netStakes')).toBe('stakes - voids');
  expect(formulas.get('stakesCash')).toBeNull();
  expect([...formulas].filter(([, formula]) => formula !== null && !/^[\w +/-]+$/.test(formula))).toEqual([]);
});

test('every figure of the lists of shops has a term', () => {
  const figures = packLists.flatMap(({ columns }) =>
    columns.filter(({ type }) => ['count', 'money', 'rate', 'odds'].includes(type)),
  );

  expect(figures.length).toBeGreaterThan(30);
  expect(figures.filter((column) => termOfFigure(column) === undefined).map(({ field }) => field)).toEqual(
    [],
  );
});

test('every measure of totals is a term by its own name', () => {
  const measures = Object.keys(totalMeasuresSchema.shape);

  expect(measures).toContain('ggr');
  expect(measures.filter((measure) => !(measure in terms))).toEqual([]);
});
