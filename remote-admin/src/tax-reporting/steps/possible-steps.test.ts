import { exampleTaxPeriodDetail as example } from '@tallyhouse/shared/contracts/tax-examples';
import { possibleSteps } from './possible-steps';

const reporter = { permissions: ['tax.view', 'tax.propose'], hasBrand: true };
const ready = { ...example, proposal: null };

test('a softly closed period can be proposed for closing by who may propose, and by nobody else', () => {
  expect(possibleSteps(ready, reporter)).toEqual([{ name: 'close', blockedBy: null }]);
  expect(possibleSteps(ready, { permissions: ['tax.view'], hasBrand: true })).toEqual([
    { name: 'close', blockedBy: 'permission' },
  ]);
});

test('one step at a time: what waits for a decision blocks the next proposal, and not a payment', () => {
  expect(possibleSteps({ ...example, state: 'FILED' }, reporter)).toEqual([
    { name: 'pay', blockedBy: null },
    { name: 'reopen', blockedBy: 'waiting' },
  ]);
});

test('a check that refuses blocks closing', () => {
  const checks = [{ id: 'GAP:btc_1', effect: 'REFUSES' as const, words: '', nextStep: '' }];

  expect(possibleSteps({ ...ready, checks }, reporter)).toEqual([{ name: 'close', blockedBy: 'checks' }]);
});

test('nothing can be done without a brand, or while the period runs', () => {
  expect(possibleSteps(ready, { ...reporter, hasBrand: false })[0]?.blockedBy).toBe('brand');
  expect(possibleSteps({ ...ready, state: 'OPEN' }, reporter)[0]?.blockedBy).toBe('open');
});

test('what is closed is filed next, where the calendar asks for it, by whoever may see that', () => {
  const closed = { ...ready, state: 'CLOSED' as const, filingId: 'alder|lic|TRA:GGT|2026-03-01..2026-03-31' };
  const permissions = [...reporter.permissions, 'authorities.view'];

  expect(possibleSteps(closed, reporter)[0]).toEqual({ name: 'file', blockedBy: 'permission' });
  expect(possibleSteps(closed, { permissions, hasBrand: false })).toEqual([
    { name: 'file', blockedBy: null },
    { name: 'attach', blockedBy: 'permission' },
    { name: 'pay', blockedBy: 'brand' },
    { name: 'reopen', blockedBy: 'brand' },
  ]);
  expect(possibleSteps({ ...closed, filingId: null }, reporter)[0]?.name).toBe('attach');
});
