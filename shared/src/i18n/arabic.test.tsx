import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { ConfigProvider } from '../kit/core';
import { SpokenPart } from '../ui/spoken-part';
import { setLocale } from './locale';
import { createUseText, useSpoken } from './use-text';
import { useLocale } from './use-locale';

const en = { files_one: '{{count}} file', files_other: '{{count}} files', of: 'Files of {{brand}}' };
const sw = { files_one: 'faili {{count}}', files_other: 'mafaili {{count}}', of: 'Mafaili ya {{brand}}' };
const ar = {
  files_zero: 'لا ملفات',
  files_one: 'ملف واحد',
  files_two: 'ملفان',
  files_few: '{{count, number}} ملفات',
  files_many: '{{count, number}} ملفًا',
  files_other: '{{count, number}} ملف',
  of: 'ملفات {{brand}}',
};
const useWhole = createUseText('arabic/whole', { en, sw, ar });
const useLacking = createUseText('arabic/lacking', { en, sw });

beforeEach(() => act(() => setLocale('ar')));
afterEach(() => act(() => setLocale('en')));

function Whole({ count = 0 }) {
  const text = useWhole();
  const spoken = useSpoken();
  return (
    <p>
      {text('files', { count })}; {text('of', { brand: 'Alder (TZ)' })};{' '}
      {spoken({ en: 'Stakes', sw: 'Dau', ar: 'الرهانات' })}; {spoken({ en: 'GGR', sw: 'GGR' })}
    </p>
  );
}

function Lacking() {
  const text = useLacking();
  const { locale: kitWords } = useContext(ConfigProvider.ConfigContext);
  return (
    <p>
      {text('files', { count: 2 })}, {useLocale()}, {kitWords?.locale}
    </p>
  );
}

test.each([
  [0, 'لا ملفات'],
  [1, 'ملف واحد'],
  [2, 'ملفان'],
  [3, '3 ملفات'],
  [11, '11 ملفًا'],
  [100, '100 ملف'],
  [1_000, '1,000 ملف'],
])('%i files have a form of their own, in Latin digits', (count, expected) => {
  render(<Whole count={count} />);
  expect(screen.getByText(expected, { exact: false })).toBeVisible();
});

test('what is put into a sentence is kept apart from it; words that came without Arabic are English', () => {
  render(<Whole />);
  expect(screen.getByText(/ملفات \u2068Alder \(TZ\)\u2069; الرهانات; GGR$/)).toBeVisible();
});

test('a part whose texts lack Arabic is English as a whole, marked so, and the part beside it is not', async () => {
  render(
    <>
      <SpokenPart>
        <Lacking />
        <Whole count={2} />
      </SpokenPart>
      <SpokenPart>
        <Whole count={2} />
      </SpokenPart>
    </>,
  );
  expect(await screen.findByText('2 files, en, en-gb')).toBeVisible();
  const [english, ...more] = screen.getAllByText(/^2 files/).map((part) => part.parentElement);
  expect(more).toHaveLength(1);
  expect(english).toHaveAttribute('lang', 'en-GB');
  expect(english).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(/^ملفان/).parentElement).not.toHaveAttribute('lang');
});

test('a part within an English one is English; in another language nothing is marked', async () => {
  render(
    <SpokenPart>
      <Lacking />
      <SpokenPart>
        <Whole count={2} />
      </SpokenPart>
    </SpokenPart>,
  );
  await screen.findByText('2 files, en, en-gb');
  expect(screen.getByText(/^2 files; Files of Alder/)).toBeVisible();

  act(() => setLocale('sw'));
  expect(screen.getByText(/^mafaili 2, sw/).parentElement).not.toHaveAttribute('dir');
});

test('an Arabic catalogue with a form missing or a key too many does not compile', () => {
  const { files_few: _, ...short } = ar;
  // @ts-expect-error -- `files_few` is missing
  createUseText('arabic/short', { en, sw, ar: short });
  // @ts-expect-error -- `more` is too many
  createUseText('arabic/more', { en, sw, ar: { ...ar, more: 'أكثر' } });
});
