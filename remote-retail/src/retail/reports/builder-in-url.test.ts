import { builderChoiceOf, withBuilderChoice } from './builder-in-url';

test('a choice survives the way through the address, and the period stays', () => {
  const choice = {
    type: 'RETAIL_CASHIERS',
    basis: 'PLACED' as const,
    fields: ['day', 'cashier'],
    appliedSetId: 'fas_1',
    filterId: null,
  };

  const search = withBuilderChoice(new URLSearchParams('from=2026-10-01'), choice);
  // Naming a type starts over; what comes with it in one change holds.
  expect(builderChoiceOf(search)).toEqual(choice);
  expect(search.get('from')).toBe('2026-10-01');
});

test('another type starts with its own columns and basis, and keeps the tickets', () => {
  const search = new URLSearchParams('type=A&basis=PLACED&fields=day&appliedSetId=fas_1');

  expect(builderChoiceOf(withBuilderChoice(search, { type: 'B' }))).toEqual({
    type: 'B',
    basis: null,
    fields: null,
    appliedSetId: 'fas_1',
    filterId: null,
  });
});

test('what an address names wrongly is left out', () => {
  const choice = builderChoiceOf(new URLSearchParams('basis=GUESSED&fields=day,<i>'));

  expect(choice).toMatchObject({ basis: null, fields: ['day'] });
});
