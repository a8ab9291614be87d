import { dueShiftOf } from './due-shift';

const nyerere = { day: '2026-10-14', name: 'Nyerere Day', proof: 'SECONDARY' } as const;

test('a Wednesday that is a public holiday is told beside the day before it', () => {
  const due = {
    day: '2026-10-13',
    lateFrom: '2026-10-13T21:00:00.000Z',
    words: 'Due 2026-10-13 (moved from 2026-10-14, a holiday)',
    anchorDay: '2026-10-14',
    movedBecause: [nyerere],
  };

  expect(dueShiftOf(due)).toEqual({ day: '2026-10-13', anchor: '2026-10-14', holidays: [nyerere] });
});

test('a day that was not moved has no other, and words without a day are no day', () => {
  const onTime = { day: '2026-10-07', lateFrom: null, words: 'Due 2026-10-07', anchorDay: '2026-10-07' };

  expect(dueShiftOf({ ...onTime, movedBecause: [] })).toEqual({
    day: '2026-10-07',
    anchor: null,
    holidays: [],
  });
  expect(dueShiftOf({ day: null, lateFrom: null, words: 'By the form' })).toBeNull();
});
