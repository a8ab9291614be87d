import { act, renderHook } from '@testing-library/react';
import { setLocale, setTrial } from '../i18n/locale';
import { useSaid } from './use-said';

afterEach(() => setLocale('en'));

const alert = {
  title: 'File 771 of alder-online is missing',
  detail: 'as the server says it',
  said: {
    code: 'FILE_MISSING',
    params: {
      ...{ seq: 771, source: 'alder-online', kind: 'BETS' },
      ...{ from: '2026-10-03T09:00:00.000Z', to: '2026-10-03T10:00:00.000Z' },
    },
  },
};

function sayer() {
  const { result } = renderHook(() => useSaid('Africa/Dar_es_Salaam'));
  return result;
}

test('an alert is said in the language of the page, its instants in the zone of the brand', () => {
  const say = sayer();

  expect(say.current.alert(alert).title).toBe('File 771 of alder-online is missing');
  expect(say.current.alert(alert).detail).toMatch(/^Bets from 3 Oct 2026, 12:00 .* did not arrive\./);
  act(() => setLocale('sw'));
  expect(say.current.alert(alert).title).toBe('Faili 771 la alder-online halipo');
  expect(say.current.alert(alert).detail).toContain('12:00');
  act(() => setTrial('pseudo'));
  expect(say.current.alert(alert).title).toMatch(/^⟦.*771.*⟧$/);
});

test('amounts of an alert stand with their currency, within a text too', () => {
  const params = {
    short: '1250000.00',
    held: '100.50',
    protected: '1250100.50',
    currency: 'TZS',
    day: '2026-10-03',
  };
  const funds = { ...alert, said: { code: 'FUNDS_SHORT', params } };
  const shifts = 's1 (c1) −12500.00 TZS; s2 (c2) +1200.00 TZS';
  const drawer = { ...alert, said: { code: 'DRAWER_OFF', params: { branch: 'Ilala', shifts } } };

  expect(sayer().current.alert(funds).title).toBe("Players' funds are short by TZS\u00A01,250,000");
  expect(sayer().current.alert(funds).detail).toContain('TZS\u00A0100.50 held, TZS\u00A01,250,100.50 to be');
  expect(sayer().current.alert(drawer).detail).toMatch(
    /^s1 \(c1\) TZS\u00A0−12,500; s2 \(c2\) TZS\u00A0\+1,200\. Ask/,
  );
});

test('words without a code, and codes of a newer server, stay as the server says them', () => {
  act(() => setLocale('sw'));
  const say = sayer();

  expect(say.current.alert({ title: 'Old', detail: 'words', said: null })).toEqual({
    title: 'Old',
    detail: 'words',
  });
  const newer = { ...alert, said: { code: 'NOT_KNOWN_YET', params: {} } };
  expect(say.current.alert(newer).title).toBe(alert.title);
});

test('a message about an alert says the alert in the same language', () => {
  act(() => setLocale('sw'));
  const params = { code: 'CA-06', title: alert.title, detail: alert.detail };
  const message = {
    title: `CA-06: ${alert.title}`,
    text: alert.detail,
    said: { code: 'ALERT_RAISED', params, alert: alert.said },
  };

  const { title, text } = sayer().current.message(message);
  expect(title).toBe('CA-06: Faili 771 la alder-online halipo');
  expect(text).toMatch(/^Beti za .* Omba chanzo/);
});

test('in Arabic a message says its alert, its files and its codes, and keeps names apart', () => {
  act(() => setLocale('ar'));
  const params = { code: 'CA-06', title: alert.title, detail: alert.detail };
  const message = { title: '', text: '', said: { code: 'ALERT_RAISED', params, alert: alert.said } };

  const { title, text } = sayer().current.message(message);
  expect(title).toBe('\u2068CA-06\u2069: \u2068الملف 771 من \u2068alder-online\u2069 مفقود\u2069');
  expect(text).toMatch(/^\u2068\u2068رهانات\u2069 من \u2068\u206603\/10\/2026, 12:00/);
});

test('in Arabic the parts of a proposal are joined with its comma, each value kept apart', () => {
  act(() => setLocale('ar'));
  const said = [
    { code: 'ADD_KEY', params: { name: 'feed', brand: 'Alder' } },
    { code: 'TO_DELIVER_FILES', params: {} },
  ];

  expect(sayer().current.proposal({ summary: 'Add the API key', said })).toBe(
    'إضافة مفتاح واجهة البرمجة «\u2068feed\u2069» للعلامة \u2068Alder\u2069، لتسليم ملفات البيانات',
  );
});

test('a deadline has its title of each language in that language alone', () => {
  const titles = { titleSw: 'Ritani: Machi 2026', titleAr: 'إقرار: مارس 2026' };
  const params = { days: 7, title: 'Return: March 2026', ...titles };
  const due = { ...params, authority: 'TRA', dueAt: '2026-04-07T21:00:00.000Z' };
  const message = { title: '', text: '', said: { code: 'DEADLINE_NEAR', params: due, alert: null } };
  const say = sayer();

  expect(say.current.message(message).title).toBe('Due within 7 days: Return: March 2026');
  act(() => setLocale('sw'));
  expect(say.current.message(message).title).toBe('Inatakiwa ndani ya siku 7: Ritani: Machi 2026');
  act(() => setLocale('ar'));
  expect(say.current.message(message).title).toContain('إقرار: مارس 2026');
  expect(say.current.deadline({ title: 'Return: March 2026', ...titles })).toBe('إقرار: مارس 2026');
  // Kept by servers of before, or proposed without Arabic.
  expect(say.current.deadline({ title: 'Return: March 2026' })).toBe('Return: March 2026');
});

test('an outlook and the end of an alert are said by their codes', () => {
  act(() => setLocale('sw'));
  const say = sayer().current;

  expect(say.outlook({ words: '3 days are left.', said: { code: 'FINE', params: { days: 3 } } })).toBe(
    'Zimebaki siku 3.',
  );
  expect(say.end('CA-17', 'The rate was loaded.')).toBe('Kiwango kilipakiwa.');
  expect(say.end('CA-18', 'as noted')).toBe('as noted');
});

test('what changed of late is said by its code, its kinds, states and days in words', () => {
  act(() => setLocale('sw'));
  const say = sayer().current;
  const english = { title: 'alder-online corrected 12 records', detail: 'BETS file 771 of 2026-03-10' };
  const params = { source: 'alder-online', count: 12, kind: 'BETS', seq: 771, day: '2026-03-10' };

  const load = say.change({ ...english, said: { code: 'LOAD_CORRECTED', params } });
  expect(load.title).toBe('alder-online: rekodi zilizosahihishwa 12');
  expect(load.detail).toMatch(/^Beti, faili 771, 10 /);
  const step = { title: 'Online', version: 2, reportState: 'PENDING_CONFIRMATION', who: 'Rehema' };
  expect(say.change({ ...english, said: { code: 'REPORT_STEP', params: step } }).title).toBe(
    'Online, toleo 2: Inasubiri uthibitisho',
  );
  // The engine did it, nobody of the house.
  const own = { ...english, said: { code: 'REPORT_STEP', params: { ...step, who: 'system' } } };
  expect(say.change(own).detail).toBe('Mfumo');
  expect(say.change({ ...english, said: null })).toEqual(english);
});

test('a proposed change is said part by part; with a part of a newer server as the server says it', () => {
  act(() => setLocale('sw'));
  const say = sayer().current;
  const summary = 'Assign Rehema the role approver for all brands, until 2026-12-31T21:00:00.000Z';
  const role = { code: 'GIVE_ROLE_EVERYWHERE', params: { person: 'Rehema', role: 'approver' } };
  const until = { code: 'UNTIL', params: { until: '2026-12-31T21:00:00.000Z' } };

  expect(say.proposal({ summary, said: [role, until] })).toMatch(
    /^Mpe Rehema jukumu la mwidhinishaji kwa kila chapa, hadi 1 Jan 2027, 00:00/,
  );
  expect(say.proposal({ summary, said: [role, { code: 'ON_SUNDAYS', params: {} }] })).toBe(summary);
  expect(say.proposal({ summary, said: null })).toBe(summary);
});
