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

  expect(renderHook(() => useSaidCheck('Africa/Dar_es_Salaam')).result.current(check)).toBe(
    '3 records are counted twice',
  );
  act(() => setLocale('sw'));
  const say = renderHook(() => useSaidCheck('Africa/Dar_es_Salaam')).result.current;
  expect(say(check)).toBe('Rekodi 3 zinahesabiwa mara mbili');
  expect(say({ detail: 'kept before' })).toBe('kept before');
  expect(say({ detail: 'newer', said: { code: 'NEWER', params: {} } })).toBe('newer');
  act(() => setTrial('pseudo'));
  expect(renderHook(() => useSaidCheck('Africa/Dar_es_Salaam')).result.current(check)).toMatch(/^⟦.*3.*⟧$/);
});

test('a check says until when figures may change by the clock of the brand', () => {
  const reasons = 'LATE_TOLERANCE:2026-12-01T21:00:00.000Z, OPEN:2026-12-01, GAP:gap_elm_pam-1_bets_7';
  const check = { detail: 'as before', said: { code: 'DATA_MAY_CHANGE', params: { reasons } } };

  expect(renderHook(() => useSaidCheck('Africa/Dar_es_Salaam')).result.current(check)).toBe(
    'The figures may still change. Late records are accepted until 2 Dec 2026, 00:00 EAT; Data still arriving: 1 Dec 2026; Missing data: bets no. 7 of pam-1',
  );
});

test('a check says amounts as the page writes them, with their currency', () => {
  const said = { code: 'RETURN_AGREES', params: { base: '1444280.00', currency: 'TZS' } };
  const check = { detail: 'as the server says it', said };

  expect(renderHook(() => useSaidCheck('Africa/Dar_es_Salaam')).result.current(check)).toBe(
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
