import type { FilterOp } from '@tallyhouse/shared/contracts/report-fields';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { emptyCondition, emptyGroup } from './draft-criteria';
import { faultsOf } from './draft-faults';

const fields: readonly CriteriaField[] = (
  [
    ['region', 'text'],
    ['stake', 'money'],
    ['soldOn', 'date'],
    ['legs', 'count'],
    ['odds', 'rate'],
  ] as const
).map(([field, type]) => ({ field, type, title: { en: field, sw: field }, ops: ['eq', 'in', 'between'] }));

function givenCondition(field: string, op: FilterOp, values: readonly string[]) {
  return { ...emptyCondition(field, op), values };
}

function faultsWith(field: string, op: FilterOp, values: readonly string[]) {
  const criteria = emptyGroup('all', [givenCondition(field, op, values)]);
  return faultsOf({ name: 'Dar', shared: false, criteria }, fields).map(({ code }) => code);
}

test.each([
  ['region', 'in', ['Arusha']],
  ['region', 'isNull', []],
  ['stake', 'between', ['-5', '10.5']],
  ['stake', 'between', ['9', '10']],
  ['odds', 'ge', ['1.5']],
  ['soldOn', 'eq', ['2026-10-01']],
] as const)('%s %s %j can be kept', (field, op, values) => {
  expect(faultsWith(field, op, values)).toEqual([]);
});

test.each([
  ['region', 'in', [' '], 'valueEmpty'],
  ['stake', 'ge', ['1,000'], 'number'],
  ['legs', 'eq', ['1.5'], 'whole'],
  ['odds', 'ge', ['25 %'], 'rate'],
  ['soldOn', 'eq', ['1 Oct'], 'date'],
  ['stake', 'between', ['10'], 'valuesTwo'],
  ['stake', 'between', ['10', '9'], 'order'],
  ['soldOn', 'between', ['2026-10-02', '2026-10-01'], 'order'],
  ['agent', 'eq', ['a'], 'fieldGone'],
] as const)('%s %s %j is refused: %s', (field, op, values, code) => {
  expect(faultsWith(field, op, values)).toEqual([code]);
});

test('a name and a condition are wanted, and faults stand in the order of the form', () => {
  const faults = faultsOf({ name: '  ', shared: false, criteria: emptyGroup('all') }, fields);

  expect(faults).toEqual([
    { place: 'name', code: 'nameEmpty' },
    { place: 'criteria', code: 'noCondition' },
  ]);
});

test('names end at 80 characters, filters at 50 conditions', () => {
  const parts = Array.from({ length: 51 }, () => givenCondition('region', 'in', ['Arusha']));
  const draft = { name: 'n'.repeat(81), shared: false, criteria: emptyGroup('any', parts) };

  expect(faultsOf(draft, fields).map(({ code }) => code)).toEqual(['nameLong', 'tooMany']);
  expect(
    faultsOf({ ...draft, name: 'n'.repeat(80), criteria: emptyGroup('any', parts.slice(1)) }, fields),
  ).toEqual([]);
});
