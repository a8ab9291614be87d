import { reasonsInWords } from './reasons-in-words';

const written = { instant: (at: string) => `<${at}>`, day: (day: string) => `<${day}>` };

test('reasons against figures are said with what they are about: days, files and laws of data', () => {
  expect(reasonsInWords('OPEN:2026-11-26, LAW:PLACED', 'en', written)).toBe(
    'Data still arriving: <2026-11-26>; Records break a data rule: Every settled bet was placed',
  );
  expect(
    reasonsInWords(
      'GAP:gap_alder_alder-shops_bets_4958, REJECTED:btc_elm_pam-1_cash_movements_7',
      'en',
      written,
    ),
  ).toBe('Missing data: bets no. 4958 of alder-shops; File rejected: cash movements no. 7 of pam-1');
  expect(reasonsInWords('GAP:gap_alder_alder-shops_bets_4958', 'sw', written)).toBe(
    'Data haipo: beti na. 4958 ya alder-shops',
  );
});

test('a reason of a newer server stays as it came', () => {
  expect(reasonsInWords('TIDE:high', 'en', written)).toBe('TIDE:high');
});
