import { countText } from './count';
import { dayText, periodText } from './day';
import { agoText, durationText, instantText } from './instant';
import { compactMoneyText, moneyText } from './money';
import { percentText } from './percent';

test.each([
  ['0', 'TZS', '0.00'],
  ['-1234.5', 'EUR', '\u22121,234.50'],
  ['12345678901234567890.1234', 'EUR', '12,345,678,901,234,567,890.1234'],
  ['1.005', 'EUR', '1.005'],
  [null, 'EUR', '—'],
])('amount %j in %s reads %j, no digit lost', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
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
  [instantText('2026-11-20T05:58:00Z', 'Africa/Dar_es_Salaam'), '20 Nov 2026, 08:58 GMT+3'],
  [agoText('2026-11-20T05:46:00Z', Date.parse('2026-11-20T06:00:00Z')), '14 minutes ago'],
  [durationText(7325), '2 h 2 min'],
])('%j is %j', (written, expected) => {
  expect(written).toBe(expected);
});
