import { createRecordMask, hiddenRecord } from './mask-raw-record';

const masking = { isMasked: true, show: (reference: string | null) => reference && 'player-mask' };
const mask = createRecordMask({ kind: 'CASH_MOVEMENTS', columns: 'recordId,playerRef,amount' }, masking);
const inOrder = createRecordMask({ kind: 'BETS', columns: null }, masking);

test.each([
  ['a line of its columns', 'r1,px-1,5.00', 'r1,player-mask,5.00'],
  ['a quoted line', 'r1,"px,1",5.00', 'r1,player-mask,5.00'],
  ['a line without a player', 'r1,,5.00', 'r1,,5.00'],
  ['a line that is too short', 'r1,px-1', hiddenRecord],
  ['a quote that does not close', 'r1,"px-1,5.00', hiddenRecord],
  ['two lines in one', 'r1,px-1,5.00\nr2,px-2,5.00', hiddenRecord],
  ['an object', '{"recordId":"r1","playerRef":"px-1"}', '{"recordId":"r1","playerRef":"player-mask"}'],
  ['an object whose player is a number', '{"playerRef":7}', '{"playerRef":"player-mask"}'],
  ['an object with another field', '{"recordId":"r1","player":"px-1"}', hiddenRecord],
  ['an object within', '{"recordId":{"playerRef":"px-1"}}', hiddenRecord],
  ['half an object', '{"recordId":"r1","playerRef":"px-', hiddenRecord],
  ['nothing', '', ''],
])('%s', (_what, raw, shown) => {
  expect(mask(raw)).toBe(shown);
});

test('a file without an order of its own has that of its kind', () => {
  const cells = Array<string>(18).fill('x');

  expect(inOrder(cells.with(9, 'px-1').join(','))).toBe(cells.with(9, 'player-mask').join(','));
});

test('who may see players sees records as they came', () => {
  const plain = createRecordMask({ kind: 'BETS', columns: null }, { isMasked: false, show: (one) => one });

  expect(plain('r1,px-1')).toBe('r1,px-1');
});
