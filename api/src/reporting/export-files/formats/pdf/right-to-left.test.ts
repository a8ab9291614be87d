import { inVisualOrder, joined } from './right-to-left';

/** Shapes by name, as Unicode lists them for the letters of `مقهى`: meem, qaf, heh, alef maksura. */
test.each([
  ['a word, its letters joined', 'مقهى', 'ﻣﻘﻬﻰ'],
  ['a letter alone', 'ب', 'ﺏ'],
  ['a letter after one that joins nothing behind it', 'دار', 'ﺩﺍﺭ'],
  ['lām and alif, one sign', 'لا سلام', 'ﻻ ﺳﻼﻡ'],
  ['marks between letters', 'محلّ', 'ﻣﺤﻞّ'],
  ['Persian letters', 'پارک', 'ﭘﺎﺭﮎ'],
  ['words of another script', 'Alder', 'Alder'],
])('%s', (_, text, expected) => {
  expect(joined(text)).toBe(expected);
});

// Latin capitals would hide which way a test fails: the letters of Hebrew need no shapes.
test.each([
  ['a word', 'שלום', 'םולש'],
  ['words of another script stay as they are', 'Alder 12', 'Alder 12'],
  ['a name within a line that runs to the right', 'Bar שלום x', 'Bar םולש x'],
  ['a name within a line that runs to the left', 'שלום Alder בר', 'רב Alder םולש'],
  ['a number among words that run to the left', 'רקם 1,234.50 בר', 'רב 1,234.50 םקר'],
  ['a number after a name that runs to the left', 'Bar שלום 12 x', 'Bar 12 םולש x'],
  ['brackets, which are turned with their words', 'בר (שלום)', '(םולש) רב'],
  ['brackets around a name in another line', 'Bar (שלום)', 'Bar (םולש)'],
  ['a character of two units among words that run to the left', 'בר \u{1F3B2} שם', 'םש \u{1F3B2} רב'],
  ['a mark, ahead of its letter', 'ב\u05b8ר', 'ר\u05b8ב'],
])('on paper: %s', (_, text, expected) => {
  expect(inVisualOrder(text)).toBe(expected);
});
