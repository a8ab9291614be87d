import type { AppliedSet } from '../memory/stored-shapes';
import { pendingChanges } from './pending-changes';

const applied: AppliedSet = {
  setId: 'fas_1',
  filters: [
    { id: 'dar', version: 3 },
    { id: 'paid', version: 1 },
  ],
  branches: ['S001', 'S002'],
  words: [],
  matchCount: { branches: 2, terminals: 9 },
};

function given(filterId: string, version: number, state: 'ACTIVE' | 'INACTIVE' = 'ACTIVE') {
  return { filterId, name: filterId.toUpperCase(), version, state };
}

test('what was applied as it stands leaves nothing to apply, whatever the order', () => {
  const changes = pendingChanges({
    filters: [given('paid', 1), given('dar', 3), given('old', 1, 'INACTIVE')],
    applied,
    selectedBranches: ['S002', 'S001'],
  });

  expect(changes.count).toBe(0);
});

test('activated, deactivated, deleted and changed filters and other branches each count', () => {
  const changes = pendingChanges({
    filters: [given('dar', 4), given('new', 1)],
    applied,
    selectedBranches: ['S002'],
  });

  expect(changes).toEqual({
    added: ['NEW'],
    removed: ['paid'],
    changed: [{ name: 'DAR', from: 3, to: 4 }],
    areBranchesChanged: true,
    count: 4,
  });
});

test('before the first Apply every active filter is to be applied', () => {
  const changes = pendingChanges({ filters: [given('dar', 3)], applied: null, selectedBranches: [] });

  expect(changes).toMatchObject({ added: ['DAR'], count: 1 });
});
