import { act, render } from '@testing-library/react';
import { setLocale } from '../i18n/locale';
import { FilterWords } from './filter-words';

afterEach(() => act(() => setLocale('en')));

const words = [
  'Channel is retail',
  'Vertical is SPORTS_LIVE or CRASH',
  'Licence is SB/2021/0417',
  'Region is Dar es Salaam',
  'Tax class is SPORTS',
];

test('filters of the server are said in the language of the page, verticals by their names', () => {
  const { container, rerender } = render(<FilterWords words={words} none="none" />);
  expect(container).toHaveTextContent(
    'Channel is retail; Vertical is Sports, live or Crash games; Licence is SB/2021/0417; Region is Dar es Salaam; Tax class is Sports betting',
  );

  act(() => setLocale('sw'));
  rerender(<FilterWords words={words} none="none" />);

  expect(container).toHaveTextContent('Leseni ni SB/2021/0417; Mkoa ni Dar es Salaam');
  expect(container).not.toHaveTextContent(/ is /);
});

test('days are written as the language writes them, and identifiers stay as they are', () => {
  const days = ['Gaming day is between 2026-10-01 and 2026-10-31', 'Branch is shop-2026-10-01'];
  const { container, rerender } = render(<FilterWords words={days} none="none" />);
  expect(container).toHaveTextContent(
    'Gaming day is between 1 Oct 2026 and 31 Oct 2026; Branch is shop-2026-10-01',
  );

  act(() => setLocale('sw'));
  rerender(<FilterWords words={days} none="none" />);
  expect(container).toHaveTextContent('1 Okt 2026');
});

test('filters are said in Arabic, each value kept apart from the sentence', () => {
  act(() => setLocale('ar'));
  const { container } = render(
    <FilterWords
      words={[...words, 'Region is Tanga and (terminal type is SSBT or stake is between 5 and 9)']}
      none="none"
    />,
  );

  expect(container.querySelector('[lang=en]')).toBeNull();
  expect(container).toHaveTextContent(
    'القناة في المحلات؛ نوع اللعب هو \u2068رياضة، مباشرة أو ألعاب كراش\u2069',
  );
  expect(container).toHaveTextContent(
    '\u2068المنطقة\u2069 يساوي \u2068Tanga\u2069 و(\u2068نوع الجهاز\u2069 يساوي \u2068خدمة ذاتية\u2069 أو \u2068الرهان\u2069 بين \u20685\u2069 و\u20689\u2069)',
  );
});

test('what a list of retail figures is of is said in Swahili too', () => {
  act(() => setLocale('sw'));
  const { container } = render(
    <FilterWords
      words={[
        'Branch is Kariakoo 2',
        'Branch, terminal or cashier is br_1',
        'Tickets paid in the period, with all that is known',
        'Payments stand with the branch that sold',
        'Name or id contains asha',
      ]}
      none="none"
    />,
  );

  expect(container.querySelector('[lang=en]')).toBeNull();
  expect(container).toHaveTextContent(
    'Tawi ni Kariakoo 2; Tawi, mashine au keshia ni br_1; Tiketi zilizolipwa',
  );
  expect(container).toHaveTextContent('Malipo yanahesabiwa kwa tawi lililouza; Jina');
});

test.each([
  [
    'Region is Dar es Salaam and (terminal type is SSBT or stake is more than 500)',
    'Mkoa ni Dar es Salaam na (aina ya mashine ni Ya kujihudumia au dau zaidi ya 500)',
  ],
  [
    '(Ticket status is one of Sold, open, Won, not collected or legs is between 2 and 5) and branch name contains Kariakoo (old)',
    '(Hali ya tiketi ni mojawapo ya Imeuzwa, bado wazi, Imeshinda, haijachukuliwa au mechi kati ya 2 na 5) na jina la tawi ina Kariakoo (old)',
  ],
  ['Cashier has no value', 'Mtunza fedha ni tupu'],
  ['Branch name is Sons and Daughters', 'Jina la tawi ni Sons and Daughters'],
])('conditions are said in Swahili: %s', (sentence, swahili) => {
  const { container } = render(<FilterWords words={[sentence]} none="none" />);
  expect(container).toHaveTextContent(sentence);

  act(() => setLocale('sw'));

  expect(container).toHaveTextContent(swahili);
  expect(container.querySelector('[lang=en]')).toBeNull();
});

test('a sentence that nobody knows stays English, and is marked so for those who listen', () => {
  const sentence = 'Colour is red';
  act(() => setLocale('sw'));
  const { getByText } = render(<FilterWords words={[sentence]} none="none" />);

  expect(getByText(sentence)).toHaveAttribute('lang', 'en');
});
