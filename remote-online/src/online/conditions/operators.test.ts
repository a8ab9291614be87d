import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { conditionOf, operatorsOf } from './operators';

function givenField(part: Partial<ReportField>): ReportField {
  return {
    field: 'ggr',
    title: { en: 'GGR', sw: 'GGR' },
    type: 'money',
    role: 'measure',
    aggregation: 'sum',
    formula: null,
    basisDependent: true,
    group: 'Revenue',
    filterable: true,
    groupable: false,
    sortable: true,
    mandatoryIn: [],
    sensitivity: 'NONE',
    help: { en: '', sw: '' },
    ...part,
  };
}

test('columns with few values are compared with a list of them', () => {
  expect(operatorsOf(givenField({ type: 'text', options: [{ value: 'BINGO', label: 'Bingo' }] }))[0]).toBe(
    'in',
  );
  expect(operatorsOf(givenField({ type: 'text' }))[0]).toBe('contains');
  expect(operatorsOf(givenField({ type: 'money' }))).toContain('between');
});

test('one value is written alone, several as a list, none for "has no value"', () => {
  const money = givenField({});
  const vertical = givenField({ field: 'vertical', type: 'text' });

  expect(conditionOf(money, 'ge', [' 100.50 '])).toEqual({
    condition: { field: 'ggr', op: 'ge', value: '100.50' },
  });
  expect(conditionOf(money, 'between', ['1', '2'])).toEqual({
    condition: { field: 'ggr', op: 'between', value: ['1', '2'] },
  });
  expect(conditionOf(vertical, 'in', ['BINGO'])).toEqual({
    condition: { field: 'vertical', op: 'in', value: ['BINGO'] },
  });
  expect(conditionOf(vertical, 'isNull', [])).toEqual({ condition: { field: 'vertical', op: 'isNull' } });
});

test.each([
  ['money', 'eq', ['abc'], 'number'],
  ['money', 'eq', ['1,000'], 'number'],
  ['count', 'eq', ['1.5'], 'whole'],
  ['rate', 'eq', ['25 %'], 'rate'],
  ['date', 'eq', ['1 Oct'], 'date'],
  ['month', 'eq', ['2026-13'], 'month'],
  ['money', 'between', ['1'], 'empty'],
  ['text', 'contains', ['  '], 'empty'],
] as const)('a %s that %s %j is refused: %s', (type, op, values, fault) => {
  expect(conditionOf(givenField({ type }), op, values)).toEqual({ fault });
});
