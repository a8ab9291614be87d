import type { ExportFormat } from '@tallyhouse/shared/contracts/exports';
import { termWords as termsEn } from '@tallyhouse/shared/contracts/terms/words.en';
import { termWords as termsSw } from '@tallyhouse/shared/contracts/terms/words.sw';
import type { WrittenLocale } from '@tallyhouse/shared/contracts/locales';
import { amountsInWords } from '@tallyhouse/shared/contracts/words/amounts-in-words';
import { filterInWords } from '@tallyhouse/shared/contracts/words/filters-in-words';
import { reasonsInWords } from '@tallyhouse/shared/contracts/words/reasons-in-words';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import { saidValueInWords } from '@tallyhouse/shared/contracts/words/said-value-in-words';
import { valueInWords } from '@tallyhouse/shared/contracts/words/values-in-words';
import { offsetReaderOf } from '../../../domain/periods/gaming-day';
import { codeLabels, type CodeGroup, type Labels } from './code-labels';
import { phrases, type FilePhrase } from './phrases.sw';

/** A code with what it is called: in one language, or in both. */
interface Option {
  readonly value: string;
  readonly label: string | { readonly en: string; readonly sw: string };
}

/** How a file says things. */
export interface FileWords {
  readonly language: WrittenLocale;
  /** Whether cells have the names of their codes; without, codes and instants stand as in the API. */
  readonly isForPeople: boolean;
  readonly say: (phrase: FilePhrase, values?: Said['params']) => string;
  /** What has both languages with it. */
  readonly of: (words: { readonly en: string; readonly sw: string }) => string;
  /** Head of a column by its English: a term of the glossary or a phrase; as it is where it is neither. */
  readonly title: (english: string) => string;
  readonly code: (group: CodeGroup, code: string) => string;
  /** What the codes of a column are called. */
  readonly labels: (group: CodeGroup) => Labels;
  readonly labelsOf: (options: readonly Option[]) => Labels;
  /** A filter as the server words it. */
  readonly filter: (sentence: string) => string;
  /** What clocks of `zone` show at an instant, to the second, with the zone. */
  readonly instant: (instant: string, zone: string) => string;
  readonly reason: (reason: string, zone: string) => string;
  /** A part of what the server says by a code of a catalogue; `english` where it has none. */
  readonly said: (said: Said | null | undefined, english: string, how: SaidHow) => string;
}

interface SaidHow {
  readonly catalogue: Readonly<
    Record<WrittenLocale, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  readonly part: string;
  readonly zone: string;
}

// Who reads these is a program: it needs what does not change with a language.
const forPrograms: ReadonlySet<ExportFormat> = new Set(['csv', 'json']);

/** The words of a file of a format: for people their language, for programs English, codes and instants in UTC. */
export function wordsOfFile(format: ExportFormat, language: WrittenLocale): FileWords {
  return forPrograms.has(format) ? programWords : peopleWords(language);
}

function peopleWords(language: WrittenLocale): FileWords {
  const isSwahili = language === 'sw';
  const say = (phrase: FilePhrase, values: Said['params'] = {}) =>
    fillPlaces(isSwahili ? phrases[phrase] : phrase, values);
  const labels = (group: CodeGroup) => codeLabels[language][group];
  const of = ({ [language]: own }: { readonly en: string; readonly sw: string }) => own;
  return {
    language,
    isForPeople: true,
    say,
    of,
    title: (english) => (isSwahili ? (swahiliTitles.get(english) ?? english) : english),
    labels,
    code: (group, code) => labels(group)[code] ?? code,
    labelsOf: (options) =>
      Object.fromEntries(
        options.map(({ value, label }) => [
          value,
          typeof label === 'string' ? valueInWords(label, language) : of(label),
        ]),
      ),
    filter: (sentence) => filterInWords(sentence, language) ?? sentence,
    instant: clockWords,
    reason: (reason, zone) => reasonsInWords(reason, language, writtenIn(zone)),
    said: (said, english, { catalogue, part, zone }) => {
      const text = catalogue[language][said?.code ?? '']?.[part];
      return text === undefined ? english : fillPlaces(text, spoken(said?.params ?? {}, language, zone));
    },
  };
}

const programWords: FileWords = {
  ...peopleWords('en'),
  isForPeople: false,
  code: (_, code) => code,
  filter: (sentence) => sentence,
  instant: (instant) => instant,
  reason: (reason) => reason,
  said: (_, english) => english,
};

const writtenIn = (zone: string) => ({
  instant: (at: string) => clockWords(at, zone),
  day: (day: string) => day,
});

/** Values as the file says codes and times; `titleSw` is `title` in Swahili. */
function spoken(params: Said['params'], language: WrittenLocale, zone: string): Said['params'] {
  const words = Object.entries(amountsInWords(params)).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'number' ? value : saidValueInWords(name, value, language, writtenIn(zone)),
  ]);
  const values = Object.fromEntries(words);
  const own = language === 'sw' ? values['titleSw'] : undefined;
  return own === undefined ? values : { ...values, title: own };
}

/** Swahili of heads of columns by their English: terms of the glossary first. */
const swahiliTitles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(phrases),
  ...(Object.keys(termsEn) as (keyof typeof termsEn)[]).map((term): [string, string] => [
    termsEn[term].label,
    termsSw[term].label,
  ]),
]);

/** `2026-04-10 11:00:00, Africa/Dar_es_Salaam`; what is no instant stays as it is. */
function clockWords(instant: string, zone: string): string {
  const shown = clockAt(instant, zone);
  return shown === null ? instant : `${shown}, ${zone}`;
}

/** `2026-04-10 11:00:00`, as clocks of `zone` show an instant; null for what is none. */
export function clockAt(instant: string, zone: string): string | null {
  const epochMs = Date.parse(instant);
  if (Number.isNaN(epochMs)) return null;
  return new Date(epochMs + offsetReaderOf(zone)(epochMs)).toISOString().slice(0, 19).replace('T', ' ');
}
