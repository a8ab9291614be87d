import { act, renderHook } from '@testing-library/react';
import { setLocale, setTrial } from '../i18n/locale';
import { useCodeWords } from './code-words';

afterEach(() => setLocale('en'));

test('codes of cells and kinds of reports are said in the language of the page', () => {
  const { result } = renderHook(() => useCodeWords());

  expect(result.current.cell('vertical', 'CASINO_SLOTS')).toBe('Slots');
  expect(result.current.cell('terminalType', 'SSBT')).toBe('Self-service');
  expect(result.current.reportType('TZ_SPORTS_MONTHLY')).toBe('Tanzania sports betting return');
  act(() => setLocale('sw'));
  expect(result.current.cell('channel', 'RETAIL')).toBe('Maduka');
  act(() => setLocale('ar'));
  expect(result.current.cell('vertical', 'BINGO')).toBe('بنغو');
  expect(result.current.reportType('RETAIL_TERMINALS')).toBe('الفروع، حسب الجهاز');
  act(() => setTrial('pseudo'));
  expect(result.current.reportType('ONLINE_DAILY')).toMatch(/^⟦/);
});

test('what is no code of the column stays as it is', () => {
  const { result } = renderHook(() => useCodeWords());

  expect(result.current.cell('product', 'BINGO')).toBe('BINGO');
  expect(result.current.cell('vertical', 'NEW_GAME')).toBe('NEW_GAME');
  expect(result.current.cell('toString', 'BINGO')).toBe('BINGO');
  expect(result.current.reportType('constructor')).toBe('constructor');
});
