import { criteriaSchema, type CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import { joinedCriteria } from './joined-criteria';

const inDar: CriteriaGroup = { all: [{ field: 'region', op: 'in', value: ['Dar es Salaam'] }] };
const paidOrOld: CriteriaGroup = {
  any: [
    { field: 'ticketStatus', op: 'in', value: ['PAID'] },
    { field: 'soldOn', op: 'lt', value: '2026-01-01' },
  ],
};

test('all filters and the branches must hold; parts of an "all" need no group of their own', () => {
  const joined = joinedCriteria([inDar, paidOrOld], ['S001']);

  expect(joined).toEqual({
    all: [...(inDar as { all: unknown[] }).all, paidOrOld, { field: 'branch', op: 'in', value: ['S001'] }],
  });
  expect(criteriaSchema.safeParse(joined).success).toBe(true);
});

test('nothing to join is null', () => {
  expect(joinedCriteria([], [])).toBeNull();
});

test('more than the server takes is told apart from nothing', () => {
  const deep: CriteriaGroup = {
    any: [
      { field: 'odds', op: 'ge', value: '2' },
      { all: [{ any: [{ field: 'legs', op: 'ge', value: '2' }] }] },
    ],
  };
  const wide: CriteriaGroup = {
    all: Array.from({ length: 50 }, () => ({ field: 'odds', op: 'ge' as const, value: '2' })),
  };

  expect(joinedCriteria([deep, inDar], [])).toBe('too-large');
  expect(joinedCriteria([wide, inDar], [])).toBe('too-large');
});
