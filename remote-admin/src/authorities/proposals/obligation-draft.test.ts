import type { Obligation, ObligationView } from '@tallyhouse/shared/contracts/authorities';
import { draftOf, obligationOf } from './obligation-draft';

const held: Omit<Obligation, 'due'> = {
  ...{ code: 'SPS-MONTHLY', title: { en: 'Gambling tax return, monthly' }, period: 'MONTH' },
  ...{ format: 'PORTAL_FORM', schemaVersion: null, nilReturnRequired: true, signing: 'NONE' },
  ...{ ackKind: 'RECEIPT', ackHours: 48, correctionMethod: 'REPLACE', per: 'LICENSEE', products: null },
  ...{ fulfilledBy: { kind: 'RECORD' }, proof: 'SECONDARY', source: 'Guidance, s.1', note: '' },
};
const roll = 'FOLLOWING_WORKING_DAY';
const view = (due: Obligation['due']) =>
  ({ ...held, due, dueWords: { en: '' }, nextDue: null, isChanged: false }) as unknown as ObligationView;

test.each<Obligation['due']>([
  { anchor: 'PERIOD_END', days: 7, roll, time: '12:00' },
  { anchor: 'PERIOD_END', days: null, roll: 'NONE' },
  { anchor: 'NEXT_WEEKDAY', weekday: 'WED', roll },
  { anchor: 'FIXED_DATE', monthDay: '05-15', roll },
  { anchor: 'DAY_OF_MONTH', months: 2, day: 12, otherDays: ['01-17', '08-17'], roll },
  { anchor: 'FORM', form: 'the assessment' },
  { anchor: 'UNKNOWN' },
])('what is written of %j says it again', (due) => {
  expect(obligationOf(draftOf(view(due)))).toEqual({ obligation: { ...held, due }, wrong: new Set() });
});

test('a day that not every month has, and a date that no year has, are named', () => {
  const draft = draftOf(view({ anchor: 'DAY_OF_MONTH', months: 1, day: 12, otherDays: [], roll }));

  const { wrong } = obligationOf({ ...draft, day: '31', otherDays: '01-17, 17-08' });

  expect([...wrong]).toEqual(['due.day', 'due.otherDays.1']);
});
