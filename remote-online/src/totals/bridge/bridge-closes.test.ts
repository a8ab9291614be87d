import { bridgeExample } from '@tallyhouse/shared/contracts/total-report-examples';
import { bridgeVerdict, type Bridge } from './bridge-closes';

const golden = bridgeExample.answer as Bridge;

test('the worked example closes: 730 − 350 − 660 = −280', () => {
  expect(bridgeVerdict(golden)).toEqual({ gap: '0.00', closes: true, unexplained: null });
});

test('a ten-thousandth too little leaves it open by that much', () => {
  expect(bridgeVerdict({ ...golden, end: '-279.9999' })).toMatchObject({ gap: '-0.0001', closes: false });
});

test('what is not explained is told, although the sum closes', () => {
  const lines = [...golden.lines, { code: 'UNEXPLAINED', amount: '5.00' }];

  expect(bridgeVerdict({ ...golden, lines, end: '-275.00' })).toMatchObject({
    closes: true,
    unexplained: '5.00',
  });
});
