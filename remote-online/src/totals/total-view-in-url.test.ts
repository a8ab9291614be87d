import { totalViewOf, withTotalView } from './total-view-in-url';

test('an address without words is the statement by channel', () => {
  expect(totalViewOf(new URLSearchParams())).toEqual({
    layout: 'statement',
    groupBy: ['channel'],
    channel: null,
    vertical: [],
    licenceId: null,
    brandId: null,
  });
});

test('nonsense and repetitions in the address are left aside', () => {
  const view = totalViewOf(
    new URLSearchParams(
      'groupBy=vertical&groupBy=shoe&groupBy=vertical&channel=POST&vertical=BINGO&layout=x',
    ),
  );

  expect(view).toMatchObject({
    groupBy: ['vertical'],
    channel: null,
    vertical: ['BINGO'],
    layout: 'statement',
  });
});

test('a view goes into the address and comes back, and strangers stay', () => {
  const address = withTotalView(new URLSearchParams('from=2026-10-01&drill=x'), {
    layout: 'rows',
    groupBy: ['channel', 'licence'],
    channel: 'RETAIL',
    vertical: ['BINGO', 'LOTTERY'],
  });

  expect(totalViewOf(address)).toMatchObject({
    layout: 'rows',
    groupBy: ['channel', 'licence'],
    channel: 'RETAIL',
    vertical: ['BINGO', 'LOTTERY'],
  });
  expect(address.get('from')).toBe('2026-10-01');
  expect(
    withTotalView(address, {
      groupBy: ['channel'],
      vertical: [],
      channel: null,
      layout: 'statement',
    }).toString(),
  ).toBe('from=2026-10-01&drill=x');
});
