import { preferencesSchema, readNotificationPreferences } from '@tallyhouse/shared/contracts/notifications';
import { draftOf, isSame, mergeDraft, withCell } from './merge-preferences';

const stored = preferencesSchema.parse(readNotificationPreferences.example?.answer);
const base = draftOf(stored);

test('own changes are laid over those of others, cell by cell', () => {
  const mine = withCell(base, { event: 'ALERT', channel: 'EMAIL' }, true);
  const theirs = {
    ...withCell(base, { event: 'DEADLINE', channel: 'EMAIL' }, false),
    webhookUrl: 'https://hooks.example/theirs',
  };

  const merged = mergeDraft(base, mine, theirs);

  expect(merged.matrix.ALERT.EMAIL).toBe(true);
  expect(merged.matrix.DEADLINE.EMAIL).toBe(false);
  expect(merged.webhookUrl).toBe('https://hooks.example/theirs');
});

test('where both changed the same, the own change stands', () => {
  const mine = { ...base, webhookUrl: 'https://hooks.example/mine' };
  const theirs = { ...base, webhookUrl: 'https://hooks.example/theirs' };

  expect(mergeDraft(base, mine, theirs).webhookUrl).toBe('https://hooks.example/mine');
});

test('a draft that came back to where it began has not changed', () => {
  const there = withCell(base, { event: 'ALERT', channel: 'EMAIL' }, true);
  expect(isSame(base, there)).toBe(false);
  expect(isSame(base, withCell(there, { event: 'ALERT', channel: 'EMAIL' }, false))).toBe(true);
});
