import fc from 'fast-check';
import { reasonCodes } from '@tallyhouse/shared/contracts/reason-codes';
import { reasonText, reasonWords, type FigureReason } from './figure-reasons';
import { judge, judgeTotal, worstStatus } from './figure-status';

const reasons: fc.Arbitrary<FigureReason[]> = fc.array(
  fc.record({ code: fc.constantFrom(...reasonCodes), subject: fc.constantFrom('a', 'b') }),
);

test('a figure without a reason against it is final', () => {
  expect(judge([])).toEqual({ status: 'FINAL', reasons: [] });
});

test.each([
  [['FINAL', 'PROVISIONAL'], 'PROVISIONAL'],
  [['ESTIMATED', 'PROVISIONAL'], 'ESTIMATED'],
  [['UNVERIFIED_RULE', 'ESTIMATED', 'FINAL'], 'UNVERIFIED_RULE'],
  [[], 'FINAL'],
] as const)('the worst of %j is %s', (statuses, worst) => {
  expect(worstStatus(statuses)).toBe(worst);
});

test('a reason is told as a code with its subject, and in words', () => {
  const gap: FigureReason = { code: 'GAP', subject: 'btc_771' };

  expect(reasonText(gap)).toBe('GAP:btc_771');
  expect(reasonWords(gap)).toBe('The load btc_771 has not arrived.');
});

test('each code has words of its own that name the subject', () => {
  const words = reasonCodes.map((code) => reasonWords({ code, subject: 'btc_771' }));

  expect(new Set(words).size).toBe(reasonCodes.length);
  expect(words.filter((text) => !text.includes('btc_771'))).toEqual([]);
});

test('the status of a total is the worst of its parts, in whatever order, and names each reason once', () => {
  fc.assert(
    fc.property(fc.array(reasons), (parts) => {
      const judged = parts.map(judge);
      const total = judgeTotal(judged);

      expect(total.status).toBe(worstStatus(judged.map(({ status }) => status)));
      expect(judgeTotal([...judged].reverse())).toEqual(total);
      expect(new Set(total.reasons.map(reasonText)).size).toBe(total.reasons.length);
    }),
  );
});
