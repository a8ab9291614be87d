import { act, renderHook } from '@testing-library/react';
import { setLocale } from '../i18n/locale';
import { useSaidDue } from './use-said-due';

afterEach(() => act(() => setLocale('en')));

const said = { code: 'TOLD_BY_FORM', params: { form: 'form 763' } };

test('holidays and missing due days are said in the language of the page', () => {
  act(() => setLocale('sw'));
  const { holiday, noDay } = renderHook(() => useSaidDue()).result.current;

  expect(holiday({ name: 'Nyerere Day', code: 'NYERERE' })).toBe('Siku ya Nyerere');
  expect(noDay({ words: 'The due date is stated on form 763.', said })).toBe(
    'Siku ya mwisho hutajwa na form 763.',
  );
});

test('what has no code is said as the server says it', () => {
  act(() => setLocale('sw'));
  const { holiday, noDay } = renderHook(() => useSaidDue()).result.current;

  expect(holiday({ name: 'Eid al-Fitr', code: null })).toBe('Eid al-Fitr');
  expect(holiday({ name: 'Old Day' })).toBe('Old Day');
  expect(noDay({ words: 'By the form.' })).toBe('By the form.');
});
