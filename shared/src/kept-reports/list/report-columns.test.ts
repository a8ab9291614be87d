import { reportColumns } from './report-columns';

const text = (key: string) => key;

test('every figure of the list of reports leads to what it means', () => {
  const columns = reportColumns({ text, spoken: text, types: [], currency: 'TZS', hasBrands: true });
  const figures = columns.filter(({ type }) => type === 'money' || type === 'count');

  expect(figures.length).toBeGreaterThan(3);
  expect(figures.filter(({ term }) => term === undefined).map(({ field }) => field)).toEqual([]);
});
