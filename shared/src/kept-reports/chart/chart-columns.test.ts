import type { SpokenField } from '../use-report-fields';
import { chartColumns, drawnOf } from './chart-columns';

const field = (name: string, more: Partial<SpokenField>) =>
  ({ field: name, title: name, role: 'dimension', groupable: true, type: 'text', ...more }) as SpokenField;
const sum = { role: 'measure', aggregation: 'sum', type: 'money', groupable: false } as const;
const columns = chartColumns([field('day', { type: 'date' }), field('licence', {}), field('stakes', sum)]);

test('a column or figure that the report does not have draws nothing, or the first figure that it has', () => {
  expect(drawnOf(columns, { chart: { by: 'vertical' }, measure: 'stakes' })).toBeNull();
  expect(drawnOf(columns, { chart: { by: 'licence' }, measure: 'ggr' })).toMatchObject({
    ...{ by: { field: 'licence' }, figure: { field: 'stakes' } },
  });
  expect(drawnOf(columns, { chart: { per: 'week' }, measure: 'stakes' })?.by.field).toBe('day');
  expect(drawnOf(columns, { chart: null, measure: 'stakes' })).toBeNull();
});
