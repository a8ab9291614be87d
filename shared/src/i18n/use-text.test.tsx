import { act, render, screen } from '@testing-library/react';
import { localeStore, setLocale, setTrial } from './locale';
import { createText, createUseText, useSpoken } from './use-text';

const en = {
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  of: { brand: 'Files of {{brand}}' },
};
const sw = {
  files_one: 'faili {{count}}',
  files_other: 'mafaili {{count}}',
  of: { brand: 'Mafaili ya {{brand}}' },
};
const useText = createUseText('test', { en, sw });
const textNow = createText('test/now', { en, sw });

afterEach(() => act(() => setLocale('en')));

function Files() {
  const text = useText();
  const spoken = useSpoken();
  return (
    <p>
      {text('files', { count: 1 })}, {text('files', { count: 2 })}, {text('of.brand', { brand: 'Alder' })},{' '}
      {spoken({ en: 'Stakes', sw: 'Dau' })}
    </p>
  );
}

test('texts follow the language of the page while it is shown', () => {
  render(<Files />);
  expect(screen.getByText('1 file, 2 files, Files of Alder, Stakes')).toBeVisible();

  act(() => setLocale('sw'));

  expect(screen.getByText('faili 1, mafaili 2, Mafaili ya Alder, Dau')).toBeVisible();
  expect(textNow('files', { count: 3 })).toBe('mafaili 3');
});

test('the pseudo-language is longer, accented and bracketed, and its values are not', () => {
  setTrial('pseudo');
  render(<Files />);
  expect(screen.getByText('⟦1 fîļé öô⟧, ⟦2 fîļéš öôó⟧, ⟦Fîļéš öf Alder öôó⟧, ⟦Štåkéš öôó⟧')).toBeVisible();
});

test('choosing a language ends a trial', () => {
  setTrial('rtl');
  expect(localeStore.getState()).toEqual({ locale: 'en', trial: 'rtl' });
  setLocale('sw');
  expect(localeStore.getState()).toEqual({ locale: 'sw', trial: null });
});

test('a Swahili catalogue with a key missing or too many does not compile', () => {
  // @ts-expect-error -- `of.brand` is missing
  createUseText('test/missing', { en, sw: { files_one: 'a', files_other: 'b', of: {} } });
  // @ts-expect-error -- `more` is too many
  createUseText('test/more', { en, sw: { ...sw, of: { brand: 'a' }, more: 'b' } });
});
