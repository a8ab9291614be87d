import { act, renderHook } from '@testing-library/react';
import { setLocale, setTrial } from '../i18n/locale';
import { useSaidCheck } from './use-said-check';
import { useSaidSearch } from './use-said-search';

afterEach(() => act(() => setLocale('en')));

test('a warning of a submission is said in the language of the page', () => {
  const check = {
    detail: '3 records are counted twice',
    said: { code: 'RECORDS_TWICE', params: { records: 3 } },
  };

  expect(renderHook(() => useSaidCheck()).result.current(check)).toBe('3 records are counted twice');
  act(() => setLocale('sw'));
  const say = renderHook(() => useSaidCheck()).result.current;
  expect(say(check)).toBe('Rekodi 3 zinahesabiwa mara mbili');
  expect(say({ detail: 'kept before' })).toBe('kept before');
  expect(say({ detail: 'newer', said: { code: 'NEWER', params: {} } })).toBe('newer');
  act(() => setTrial('pseudo'));
  expect(renderHook(() => useSaidCheck()).result.current(check)).toMatch(/^⟦.*3.*⟧$/);
});

test('a check says amounts as the page writes them, with their currency', () => {
  const said = { code: 'RETURN_AGREES', params: { base: '1444280.00', currency: 'TZS' } };
  const check = { detail: 'as the server says it', said };

  expect(renderHook(() => useSaidCheck()).result.current(check)).toBe(
    'The rows add up to the tax base, TZS\u00A01,444,280',
  );
});

test('what a saved search looks for is said condition by condition, its days as the language writes them', () => {
  const search = {
    filtersText: ['From is 2026-03-01', 'Period is last week', 'Mood is bright'],
    filtersSaid: [
      { code: 'from', params: { value: '2026-03-01' } },
      { code: 'PERIOD_LAST_WEEK', params: {} },
      null,
    ],
  };
  act(() => setLocale('sw'));

  const conditions = renderHook(() => useSaidSearch()).result.current(search);

  expect(conditions).toEqual([
    { words: expect.stringMatching(/^Kuanzia ni 1 .*2026$/), isServers: false },
    { words: 'Kipindi ni wiki iliyopita', isServers: false },
    { words: 'Mood is bright', isServers: true },
  ]);
});
