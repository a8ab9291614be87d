import { groups } from './report/format';
import { checkOf, idsOf } from './rules';

test('every group has rules, and each says a name, a limit and a remedy', () => {
  for (const group of groups) {
    const checks = idsOf(group).map((id) => checkOf({ id, isGood: false, measured: 'something' }));
    expect(checks.length).toBeGreaterThan(1);
    for (const { name, limit, remedy } of checks) expect([name, limit, remedy]).not.toContain('');
  }
});

test('a failed check has a remedy, a passed or skipped one has none', () => {
  expect(checkOf({ id: 'leaks.heap', isGood: false, measured: '+7 %' })).toMatchObject({
    group: 'leaks',
    status: 'failed',
    measured: '+7 %',
    remedy: expect.stringContaining('snapshots'),
  });
  expect(checkOf({ id: 'leaks.heap', isGood: true, measured: '+1 %' })).toMatchObject({
    status: 'passed',
    remedy: null,
  });
  expect(checkOf({ id: 'faults.no-token', skipped: 'its own sign-in' })).toMatchObject({
    status: 'skipped',
    measured: 'its own sign-in',
    remedy: null,
  });
});

test('an id that no rule has is refused', () => {
  expect(() => checkOf({ id: 'leaks.smell', skipped: '' })).toThrow('leaks.smell');
});
