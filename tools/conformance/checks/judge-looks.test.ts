import { judgeLooks } from './judge-looks';

const looks = (...styles: string[]) => [{ element: 'h1', isOfPage: true, styles }];

test('the same styles are alike, whatever their order', () => {
  expect(
    judgeLooks('styles.page-after', looks('color:red', 'top:0'), looks('top:0', 'color:red')),
  ).toMatchObject({
    isGood: true,
    measured: '1 elements alike',
  });
});

test('an element that differs is named with its property', () => {
  expect(judgeLooks('styles.page-after', looks('color:red'), looks('color:blue'))).toMatchObject({
    isGood: false,
    measured: '1 of 1 elements differ: h1 (color)',
  });
});

test('an element that is gone, or none at all, is no proof', () => {
  expect(judgeLooks('styles.page-after', looks('color:red'), [])).toMatchObject({ isGood: false });
  expect(judgeLooks('styles.page-after', [], [])).toMatchObject({ isGood: false });
});
