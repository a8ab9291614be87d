import { statusInWords, watermarkLine } from '../export-head';
import { wordsOfFile } from './file-words';

const meta = {
  status: 'PROVISIONAL',
  statusReasons: [
    'GAP:gap_alder_alder-shops_bets_4958',
    'OPEN:2026-11-26',
    'LATE_TOLERANCE:2026-11-27T09:00:00.000Z',
  ],
  period: { from: '2026-11-01', to: '2026-11-30', zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
} as const;
const told = { ...meta, statusReasons: [...meta.statusReasons] };

test('files for people name codes, files and times by the clocks of the brand, in their language', () => {
  expect(statusInWords(told, wordsOfFile('xlsx', 'en'))).toBe(
    'Provisional: Missing data: bets no. 4958 of alder-shops; Data still arriving: 2026-11-26; Late records are accepted until 2026-11-27 12:00:00, Africa/Dar_es_Salaam',
  );
  expect(statusInWords(told, wordsOfFile('pdf', 'sw'))).toBe(
    'Ya muda: Data haipo: beti na. 4958 ya alder-shops; Data bado inawasili: 2026-11-26; Rekodi za kuchelewa bado zinakuja hadi 2026-11-27 12:00:00, Africa/Dar_es_Salaam',
  );
  expect(wordsOfFile('csv-excel', 'sw').code('bases', 'SETTLED')).toBe('Beti zilizoamuliwa katika kipindi');
});

test.each(['csv', 'json'] as const)(
  '%s is for programs: codes and instants in UTC, whatever the language',
  (format) => {
    const words = wordsOfFile(format, 'sw');

    expect(statusInWords(told, words)).toBe(['PROVISIONAL', ...meta.statusReasons].join(', '));
    expect(words.say('Total')).toBe('Total');
    expect(watermarkLine({ who: 'Adili', at: '2026-04-10T08:00:00.000Z' }, meta.period.zone, words)).toEqual([
      ['Watermark', "Auditor's copy for Adili, 2026-04-10T08:00:00.000Z. Not to be passed on."],
    ]);
  },
);

test('heads of columns are said as the glossary says them, filters as screens do', () => {
  const words = wordsOfFile('xlsx', 'sw');

  expect(words.title('Gross gaming revenue')).toBe('Mapato ghafi ya michezo');
  // A sheet of that name is another thing than an amount.
  expect(words.title('Cancelled')).toBe('Kiasi kilichofutwa');
  expect(words.say('Cancelled')).toBe('Zilizofutwa');
  expect(words.labelsOf([{ value: 'CANCELLED', label: 'Cancelled' }])).toEqual({ CANCELLED: 'Imefutwa' });
  // The same in files of reports as in those of totals.
  expect(words.labelsOf([{ value: 'RETAIL', label: 'Retail' }])).toEqual({
    RETAIL: words.code('channels', 'RETAIL'),
  });
  expect(words.filter('Vertical is CRASH or BINGO')).toBe('Aina ya mchezo ni Michezo ya crash au Bingo');
  expect(words.filter('Gaming days of some licences start at 06:00 in Europe/Stockholm')).toBe(
    'Siku za michezo za baadhi ya leseni huanza 06:00, Europe/Stockholm',
  );
  expect(words.filter('Stakes is at least 5')).toBe('Dau angalau 5');
  expect(wordsOfFile('xlsx', 'en').filter('Tax class is SPORTS')).toBe('Tax class is Sports betting');
  expect(words.reason('NEW:thing', 'UTC')).toBe('NEW:thing');
});
