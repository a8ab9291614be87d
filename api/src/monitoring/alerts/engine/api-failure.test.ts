import fc from 'fast-check';
import { latestFailure, type OutboundCall } from './api-failure';

/** Calls a minute apart; `.` is answered, `x` failed. */
function calls(pattern: string, stepMs = 60_000): OutboundCall[] {
  return Array.from(pattern, (mark, index) => ({
    brandId: 'alder',
    authorityId: 'TRA',
    at: new Date(Date.parse('2026-04-10T08:00:00Z') + index * stepMs).toISOString(),
    status: mark === 'x' ? 503 : 200,
  }));
}

test.each([
  ['....', null],
  ['xxxx', null],
  ['xxxxx', 'failing'],
  ['.xxxxx..', 'failing'],
  ['.xxxxx...', 'over'],
  ['.xxxxx..x..', 'failing'],
  ['xx.......', null],
  ['.......xx', null],
  ['......x.xx', 'failing'],
  ['x..........', null],
  ['xxxxx...xx', 'over'],
  ['xxxxx...xxxxx', 'failing'],
])('%s', (pattern, outcome) => {
  const finding = latestFailure(calls(pattern));

  expect(finding === null ? null : finding.over === undefined ? 'failing' : 'over').toBe(outcome);
});

test('the share of failures counts within 15 minutes only', () => {
  expect(latestFailure(calls('x.x.x.x.x.x.', 60_000))).not.toBeNull();
  expect(latestFailure(calls('x.x.x.x.x.x.', 120_000))).toBeNull();
});

test('a line whose last three calls were answered never fails, and five failures at the end always do', () => {
  const patterns = fc.array(fc.constantFrom('x', '.'), { maxLength: 60 }).map((marks) => marks.join(''));
  fc.assert(
    fc.property(patterns, (before) => {
      const recovered = latestFailure(calls(`${before}...`));

      expect(recovered === null || recovered.over !== undefined).toBe(true);
      expect(latestFailure(calls(`${before}xxxxx`))).toMatchObject({ occurrence: 'failing' });
      expect(latestFailure(calls(`${before}xxxxx`))?.over).toBeUndefined();
    }),
  );
});
