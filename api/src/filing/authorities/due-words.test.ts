import { readShippedRegister } from '../../taxes/obligations/read-register';
import { dueWords } from './due-words';

const obligationOf = (code: string) => {
  const obligations = readShippedRegister().flatMap((authority) => authority.obligations);
  const found = obligations.find((obligation) => obligation.code === code);
  if (found === undefined) throw new Error(code);
  return found;
};

test('a due day is said in each language that the obligation has a title in', () => {
  const levy = obligationOf('LEVY-MACHINES');
  expect(dueWords(levy, 'UTC')).toEqual({
    en: 'By the 7th of the next month (UTC)',
    sw: 'Ifikapo tarehe 7 ya mwezi unaofuata (UTC)',
    ar: 'في موعد أقصاه اليوم 7 من الشهر التالي (\u2068UTC\u2069)',
  });
  expect(dueWords({ ...levy, title: { en: 'Levy' } }, 'UTC')).toEqual({
    en: 'By the 7th of the next month (UTC)',
  });
});

test.each([
  [1, '1 day', 'يوم واحد'],
  [2, '2 days', 'يومين'],
  [10, '10 days', '10 أيام'],
  [30, '30 days', '30 يومًا'],
  [100, '100 days', '100 يوم'],
])('%d days after a quarter, in the plural of each language', (days, inEnglish, inArabic) => {
  const words = dueWords(
    {
      ...obligationOf('RGD-RETURN'),
      period: 'QUARTER',
      due: { anchor: 'PERIOD_END', days, roll: 'NONE' },
    },
    'UTC',
  );
  expect(words.en).toBe(`Within ${inEnglish} after the end of the quarter (UTC)`);
  expect(words.ar).toContain(`خلال ${inArabic} بعد نهاية ربع السنة`);
});

test('a working day, a weekday and days of some months are said in Arabic too', () => {
  expect(dueWords(obligationOf('GGT-LAND-CASINO'), 'UTC').ar).toMatch(
    /^في موعد أقصاه أول يوم أربعاء بعد نهاية الأسبوع/,
  );
  const levy = obligationOf('LEVY-MACHINES');
  const due = {
    anchor: 'DAY_OF_MONTH',
    months: 2,
    day: 15,
    otherDays: ['12-31'],
    roll: 'PRECEDING_WORKING_DAY',
  } as const;
  expect(dueWords({ ...levy, due: { ...due, otherDays: ['12-31'] } }, 'UTC').ar).toMatch(
    /^في موعد أقصاه اليوم 15 من الشهر رقم 2 بعد الفترة، أو 31 ديسمبر في تلك الأشهر؛ وإن لم يكن يوم عمل فيوم العمل السابق له/,
  );
});
