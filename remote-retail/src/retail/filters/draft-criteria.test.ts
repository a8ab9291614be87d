import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import {
  addedTo,
  criteriaOf,
  draftConditions,
  draftOf,
  emptyCondition,
  emptyGroup,
  keyAtPath,
  withPart,
} from './draft-criteria';

const nested: CriteriaGroup = {
  any: [
    { field: 'region', op: 'in', value: ['Arusha', 'Dodoma'] },
    {
      all: [
        { field: 'stake', op: 'between', value: ['100', '200'] },
        { any: [{ field: 'cashier', op: 'isNull' }] },
      ],
    },
  ],
};

test('criteria survive the way through a draft', () => {
  expect(criteriaOf(draftOf(nested))).toEqual(nested);
});

test('numbers in criteria become text to type over', () => {
  const draft = draftOf({ all: [{ field: 'legs', op: 'ge', value: 3 }] });

  expect(draftConditions(draft)[0]?.values).toEqual(['3']);
});

test('groups without parts are left out, and spaces around values too', () => {
  const draft = emptyGroup('all', [
    emptyGroup('any'),
    { ...emptyCondition('region', 'in'), values: [' Arusha ', ' '] },
  ]);

  expect(criteriaOf(draft)).toEqual({ all: [{ field: 'region', op: 'in', value: ['Arusha'] }] });
});

test('a part is changed or taken out wherever it stands', () => {
  const draft = draftOf(nested);
  const [, inner] = draft.parts;
  const [stake] = inner?.kind === 'group' ? inner.parts : [];

  const changed = withPart(draft, stake!.key, (part) => ({ ...part, values: ['1', '2'] }));
  const removed = withPart(draft, stake!.key, () => null);

  expect(draftConditions(changed).map(({ values }) => values)).toEqual([
    ['Arusha', 'Dodoma'],
    ['1', '2'],
    [],
  ]);
  expect(draftConditions(removed).map(({ field }) => field)).toEqual(['region', 'cashier']);
});

test('a part is added to the group named, also the outermost', () => {
  const draft = draftOf(nested);
  const inner = draft.parts[1]!;

  const added = addedTo(draft, inner.key, emptyCondition('odds', 'ge'));

  expect(draftConditions(added).map(({ field }) => field)).toEqual(['region', 'stake', 'cashier', 'odds']);
  expect(addedTo(draft, draft.key, emptyCondition('odds', 'ge')).parts).toHaveLength(3);
});

test.each([
  ['criteria.any.0.value', 'region'],
  ['criteria.any.1.all.0.value.1', 'stake'],
  ['criteria.any.1.all.1.any.0.op', 'cashier'],
])('the server’s %s is the condition on %s', (path, field) => {
  const draft = draftOf(nested);

  const key = keyAtPath(draft, path);

  expect(draftConditions(draft).find((condition) => condition.key === key)?.field).toBe(field);
});

test('a path that names no part has no key', () => {
  const draft = draftOf(nested);

  expect(keyAtPath(draft, 'criteria')).toBeNull();
  expect(keyAtPath(draft, 'criteria.any.7')).toBeNull();
});
