import { act, renderHook } from '@testing-library/react';
import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { setLocale } from '@tallyhouse/shared/i18n/locale';
import { useRetailText } from '../../i18n/use-retail-text';
import { criteriaWords } from './criteria-words';

afterEach(() => act(() => setLocale('en')));

const title = { en: 'Region', sw: 'Mkoa', ar: 'المنطقة' };
const stake = { en: 'Stake', sw: 'Dau', ar: 'الرهان' };
const fields: CriteriaField[] = [
  { field: 'region', title, type: 'text', ops: ['in'] },
  { field: 'stake', title: stake, type: 'money', ops: ['between'] },
];
const criteria: CriteriaGroup = {
  all: [
    { field: 'region', op: 'in', value: ['Arusha', 'Mwanza'] },
    { field: 'stake', op: 'between', value: ['500', '900'] },
  ],
};

function said(locale: 'en' | 'ar'): string {
  act(() => setLocale(locale));
  const text = renderHook(() => useRetailText()).result.current;
  return criteriaWords(criteria, {
    text,
    fields,
    titleOf: (words) => words[locale] ?? words.en,
    optionsOf: () => undefined,
  });
}

test('criteria are a sentence of the language: its joints, its commas, values kept apart in Arabic', () => {
  expect(said('en')).toBe('Region is one of Arusha, Mwanza and Stake is between 500 and 900');
  expect(said('ar').replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'المنطقة من بين Arusha، Mwanza والرهان بين 500 و900',
  );
  expect(said('ar')).toContain('\u2068Arusha، Mwanza\u2069');
});
