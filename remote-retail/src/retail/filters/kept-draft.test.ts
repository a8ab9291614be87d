import { criteriaOf, emptyCondition, emptyGroup } from './draft-criteria';
import { fromKept, isSameDraft, startOf, toKept } from './kept-draft';

const draft = {
  name: 'Dar ',
  shared: true,
  criteria: emptyGroup('any', [
    { ...emptyCondition('region', 'in'), values: ['Dar es Salaam'] },
    emptyGroup('all', [{ ...emptyCondition('stake', 'ge'), values: [''] }]),
  ]),
};

test('a draft survives the storage, also with values that are not complete', () => {
  const stored: unknown = JSON.parse(JSON.stringify(toKept(draft, { filterId: 'flt_1', version: 3 })));

  const back = fromKept(stored as ReturnType<typeof toKept>)!;

  expect(back).toMatchObject({ name: 'Dar ', shared: true });
  expect(criteriaOf(back.criteria)).toEqual(criteriaOf(draft.criteria));
  expect(isSameDraft(back, draft)).toBe(true);
});

test('a changed value, join, name or sharing is a change; spaces around the name are none', () => {
  const changed = { ...draft, criteria: { ...draft.criteria, join: 'all' as const } };

  expect(isSameDraft(draft, { ...draft, name: 'Dar' })).toBe(true);
  expect(isSameDraft(draft, changed)).toBe(false);
  expect(isSameDraft(draft, { ...draft, shared: false })).toBe(false);
  expect(isSameDraft(startOf(null), { ...startOf(null), name: 'x' })).toBe(false);
});

test.each([[null], [{ kind: 'condition' }], ['text'], [{ kind: 'group', parts: 'none' }]])(
  'what was not written by the form is dropped: %j',
  (criteria) => {
    expect(fromKept({ filterId: null, version: null, name: 'x', shared: false, criteria })).toBeNull();
  },
);

test('parts that cannot be read are left out, and nesting has an end', () => {
  const endless = { kind: 'group', join: 'all', parts: [] as unknown[] };
  endless.parts.push(endless);
  const kept = { filterId: null, version: null, name: 'x', shared: false };

  expect(fromKept({ ...kept, criteria: endless })).not.toBeNull();
  expect(
    fromKept({ ...kept, criteria: { kind: 'group', parts: [{ kind: 'condition', field: 'x', op: 'rm' }] } })
      ?.criteria.parts,
  ).toEqual([]);
});
