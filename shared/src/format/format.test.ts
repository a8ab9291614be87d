import { countText } from './count';
import { dayText, monthText, periodText, shortDayText } from './day';
import { agoText, durationText, instantText } from './instant';
import { compactMoneyText, moneyText, roundedMoneyText } from './money';
import { percentText } from './percent';
import { setLocale, setOwnFormats } from '../i18n/locale';

test.each([
  ['0', 'EUR', '0.00'],
  ['0.00', 'TZS', '0'],
  ['50000000.00', 'TZS', '50,000,000'],
  ['-1234.5', 'TZS', '\u22121,234.50'],
  ['1234.0001', 'TZS', '1,234.0001'],
  ['1234.00', 'JPY', '1,234'],
  ['-1234.5', 'EUR', '\u22121,234.50'],
  ['12345678901234567890.1234', 'EUR', '12,345,678,901,234,567,890.1234'],
  ['1.005', 'EUR', '1.005'],
  [null, 'EUR', '—'],
])('amount %j in %s reads %j, no digit lost', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

test.each([
  ['1005.125', 'EUR', '1,005.13'],
  ['-1005.125', 'EUR', '\u22121,005.13'],
  ['1005.125', 'TZS', '1,005'],
  ['-1005.5', 'TZS', '\u22121,006'],
  ['1005', 'KES', '1,005.00'],
  ['12345678901234567890.1250', 'EUR', '12,345,678,901,234,567,890.13'],
  ['1.5', 'EUR', '1.50'],
  [null, 'EUR', '—'],
])('amount %j in %s is shown as %j', (amount, currency, text) => {
  expect(roundedMoneyText(amount, currency)).toBe(text);
});

test.each([
  [compactMoneyText('1254321.9'), '1.25M'],
  [countText(1240), '1,240'],
  [percentText('0.0525'), '5.25\u00A0%'],
  [percentText('0.1', { digits: 1, signed: true }), '+10.0\u00A0%'],
  [percentText('-0.031', { digits: 1 }), '\u22123.1\u00A0%'],
  [percentText(null), '—'],
  [dayText('2026-11-05'), '5 Nov 2026'],
  [periodText({ from: '2026-10-01', to: '2026-10-31' }), '1 – 31 Oct 2026'],
  [periodText({ from: '2026-09-28', to: '2026-10-04' }), '28 Sept – 4 Oct 2026'],
  [periodText({ from: '2026-10-04', to: '2026-10-04' }), '4 Oct 2026'],
  [instantText('2026-11-20T05:58:00Z', 'Africa/Dar_es_Salaam'), '20 Nov 2026, 08:58 EAT'],
  [instantText('2026-07-20T05:58:00Z', 'Europe/Malta'), '20 Jul 2026, 07:58 CEST'],
  [instantText('2026-11-20T05:58:00Z', 'Asia/Kolkata'), '20 Nov 2026, 11:28 UTC+5:30'],
  [agoText('2026-11-20T05:46:00Z', Date.parse('2026-11-20T06:00:00Z')), '14 minutes ago'],
  [durationText(7325), '2 h 2 min'],
  [durationText(200_000), '2 d 7 h'],
  [monthText('2026-11'), 'Nov 2026'],
])('%j is %j', (written, expected) => {
  expect(written).toBe(expected);
});

describe('in Swahili', () => {
  beforeEach(() => setLocale('sw'));
  afterEach(() => setLocale('en'));

  test.each([
    [() => moneyText('-1234.5', 'EUR'), '\u22121,234.50'],
    [() => moneyText('12345678901234567890.1234', 'EUR'), '12,345,678,901,234,567,890.1234'],
    [() => compactMoneyText('1254'), 'elfu\u00A01.25'],
    [() => countText(1240), '1,240'],
    [() => percentText('0.1', { digits: 1, signed: true }), '+10.0\u00A0%'],
    [() => dayText('2026-08-05'), '5 Ago 2026'],
    [() => shortDayText('2026-10-05'), '5 Okt'],
    [() => monthText('2026-05'), 'Mei 2026'],
    [() => periodText({ from: '2026-03-28', to: '2026-05-04' }), '28 Mac – 4 Mei 2026'],
    [() => instantText('2026-12-20T05:58:00Z', 'Africa/Dar_es_Salaam'), '20 Des 2026, 08:58 EAT'],
    [() => agoText('2026-11-20T05:46:00Z', Date.parse('2026-11-20T06:00:00Z')), 'dakika 14 zilizopita'],
    [() => agoText('2026-11-19T05:00:00Z', Date.parse('2026-11-20T06:00:00Z')), 'jana'],
    [() => durationText(7325), 'saa 2 dk 2'],
  ])('%s is %j', (written, expected) => {
    expect(written()).toBe(expected);
  });

  test('a format made in English is not used again after the language changes', () => {
    setLocale('en');
    expect(dayText('2026-05-01')).toBe('1 May 2026');
    setLocale('sw');
    expect(dayText('2026-05-01')).toBe('1 Mei 2026');
  });
});

test('in Arabic figures are Latin, days are without words, and what has several parts is kept together', () => {
  setLocale('ar');
  try {
    expect(moneyText('-1234.5', 'EUR')).toBe('\u22121,234.50');
    expect(dayText('2026-11-05')).toBe('05/11/2026');
    expect(monthText('2026-11')).toBe('11/2026');
    expect(shortDayText('2026-11-05')).toBe('05/11');
    expect(periodText({ from: '2026-10-01', to: '2026-10-31' })).toBe('\u206601/10/2026 – 31/10/2026\u2069');
    expect(instantText('2026-11-20T05:58:00Z', 'Africa/Dar_es_Salaam')).toBe(
      '\u206620/11/2026, 08:58 EAT\u2069',
    );
  } finally {
    setLocale('en');
  }
});

test('numbers, dates and instants are written as the reader wants them, and go back to the language', () => {
  setOwnFormats({ numberFormat: '1.234,56', dateFormat: 'DD.MM.YYYY' });
  try {
    expect(moneyText('-1234567.5', 'EUR')).toBe('\u22121.234.567,50');
    expect(percentText('0.0525')).toBe('5,25\u00A0%');
    expect(countText(1240)).toBe('1.240');
    expect(dayText('2026-11-05')).toBe('05.11.2026');
    expect(periodText({ from: '2026-10-01', to: '2026-10-31' })).toBe('01.10.2026 – 31.10.2026');
    expect(instantText('2026-11-20T22:58:00.000Z', 'Africa/Dar_es_Salaam')).toBe('21.11.2026, 01:58 EAT');
  } finally {
    setOwnFormats({});
  }
  setOwnFormats({ displayZone: 'Europe/Malta' });
  try {
    expect(instantText('2026-11-20T22:58:00.000Z', 'Africa/Dar_es_Salaam')).toBe('20 Nov 2026, 23:58 CET');
    expect(dayText('2026-11-05')).toBe('5 Nov 2026');
  } finally {
    setOwnFormats({});
  }
  expect(instantText('2026-11-20T22:58:00.000Z', 'Africa/Dar_es_Salaam')).toBe('21 Nov 2026, 01:58 EAT');
  expect(dayText('2026-11-05')).toBe('5 Nov 2026');
  expect(moneyText('1234.5', 'EUR')).toBe('1,234.50');
});
