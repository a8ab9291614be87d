// What stands on a page as data, in whatever language it was entered or as `Intl` writes it.
const data: readonly RegExp[] = [
  // Titles of reports that a sentence quotes.
  /[“"][^”"]*\b20\d\d[”"]/g,
  // Dates and ages; the languages' months share their beginnings.
  /\b(Jan|Feb|Mac|Mar|Apr|Mei|May|Jun|Jul|Ago|Aug|Sep|Okt|Oct|Nov|Des|Dec)[a-z]*\b/g,
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/g,
  /\b\d+ (second|minute|hour|day|week|month)s? ago\b|\b(yesterday|today|now|tomorrow)\b/g,
  /\bin \d+ (second|minute|hour|day|week|month)s?\b/g,
  // Titles of reports, duties and tickets, as they were written when they were made.
  /^.*\b20\d\d( \(.*\))?$/g,
  // Codes, numbers of licences, addresses, currencies.
  /\S*[\d_@/]\S*/g,
  /\b[A-Z]{2,}\b/g,
  /\b[a-z]+-[a-z]+\b/g,
];

/** Names of the demo data, and what has one name in every language; longer ones first. */
const names = [
  ...['Gaming Board of Tanzania', 'Tanzania Revenue Authority', 'Spelinspektionen'],
  ...[
    'Tallyhouse',
    'Kiswahili',
    'English',
    'Alder',
    'Birch',
    'Cedar',
    'Elm',
    'Rowan',
    'Rehema Reporter',
    'Amos Approver',
    'Adam Admin',
  ],
  ...['Tanzania', 'Denmark', 'Denmaki', 'Malta', 'United Kingdom', 'Type'],
  ...['Arusha', 'Dar es Salaam', 'Dodoma', 'Kilimanjaro', 'Mbeya', 'Morogoro', 'Mwanza', 'Tanga'],
  // Demo accounts are named by their roles.
  ...['viewer', 'reporter', 'approver', 'auditor', 'admin'],
  ...['Chromium', 'Chrome', 'Linux', 'Windows', 'Excel', 'CSV', 'JSON', 'PDF'],
];

/**
 * Texts with words that are neither in the brackets of the trial language nor data: written into a component, or
 * answered by the server in one language only.
 */
export function foreignWords(texts: readonly string[]): string[] {
  return texts.filter((text) => /[A-Za-z]{3,}/.test(withoutData(withoutBrackets(text))));
}

const english =
  /\b(the|of|and|is|are|was|not|with|for|from|this|that|by|all|no|yes|to|in|on|at|hold|total|reports?|names?|open|close|new|last|first|rows?|columns?|dates?|days?|months?|weeks?|brands?|periods?|time|types?|states?|figures?|files?|settings|saved?|search|filters?|paid|sold|before|basis|return|stakes|winnings|revenue)\b/i;

/** Texts with English words that are no data. */
export function englishWords(texts: readonly string[]): string[] {
  return texts.filter((text) => english.test(withoutData(text)));
}

function withoutData(text: string): string {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return data.reduce((rest, pattern) => rest.replaceAll(pattern, ''), plain);
}

/** Without what stands between brackets, which may stand in one another. */
function withoutBrackets(text: string): string {
  const inner = /⟦[^⟦⟧]*⟧/g;
  const rest = text.replaceAll(inner, '');
  return rest === text ? text : withoutBrackets(rest);
}
