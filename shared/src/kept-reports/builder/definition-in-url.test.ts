import type { ReportDefinition } from '../../contracts/reports';
import type { ReportType } from '../../contracts/report-fields';
import { choiceOf, chosenFields, searchOfDefinition, withChoice } from './definition-in-url';

const definition: ReportDefinition = {
  type: 'ONLINE_DAILY',
  period: { from: '2026-10-01', to: '2026-10-31' },
  basis: 'PLACED',
  fields: ['day', 'ggr'],
  filters: [{ field: 'vertical', op: 'in', value: ['BINGO', 'CRASH'] }],
  asOf: '2026-11-01T00:00:00.000Z',
};

test('a definition survives the way through the address', () => {
  const { type, basis, fields, filters } = definition;

  const parameters = new URLSearchParams(searchOfDefinition(definition));

  expect(choiceOf(parameters)).toEqual({ type, basis, fields, filters });
  expect(parameters.get('from')).toBe('2026-10-01');
});

test('another type starts with its own columns and basis, and keeps the filters', () => {
  const parameters = withChoice(new URLSearchParams(searchOfDefinition(definition)), {
    type: 'ONLINE_GAMES',
  });

  expect(choiceOf(parameters)).toEqual({
    type: 'ONLINE_GAMES',
    basis: null,
    fields: null,
    filters: definition.filters,
  });
});

test('what an address names wrongly is left out', () => {
  const parameters = new URLSearchParams({
    basis: 'GUESSED',
    where: '[{"field":"x y","op":"eq"},{"field":"ggr","op":"isNull"}]',
  });

  expect(choiceOf(parameters).basis).toBeNull();
  expect(choiceOf(parameters).filters).toEqual([{ field: 'ggr', op: 'isNull' }]);
});

test('columns that the report demands cannot be left out', () => {
  const type = { fields: ['day', 'ggr'] } as unknown as ReportType;
  const choice = choiceOf(new URLSearchParams({ fields: 'day' }));

  expect(chosenFields(choice, type, ['ggr'])).toEqual(['day', 'ggr']);
});
