/** Swahili of what files say of notes, by its English. */
export const notePhrases = {
  Notes: 'Madokezo',
  'No.': 'Na.',
  Line: 'Mstari',
  Column: 'Safu',
  'Whole line': 'Mstari wote',
  'Its line is no longer there': 'Mstari wake haupo tena',
  'Written by': 'Limeandikwa na',
  Written: 'Liliandikwa',
  'From version': 'Kutoka toleo',
} as const;
