/** Swahili of what files say beside figures and taxes, by its English. */
export const figurePhrases = {
  Files: 'Faili',
  'None before {{moment}}: nothing is known of earlier days':
    'Hakuna kabla ya {{moment}}: siku za awali hazijulikani',
  'None within a week': 'Hakuna kwa wiki moja',
  'Complete to {{moment}}': 'Kamili hadi {{moment}}',
  'Status of open bets': 'Hali ya beti zilizo wazi',
  'Unclaimed prizes': 'Zawadi zisizodaiwa',
  'Taxes per machine are charged in full for each month, whatever the days.':
    'Kodi za kila mashine hutozwa kwa mwezi mzima, siku zozote zilizochaguliwa.',
  'Taxes, levies and net gaming revenue are not available: taxes per machine are charged for whole months, and the period does not begin on the first day of one.':
    'Kodi, tozo na mapato halisi ya michezo hazipatikani: kodi za kila mashine hutozwa kwa miezi mizima, na kipindi hakianzi siku ya kwanza ya mwezi.',
  'Tax applies to a whole class: it is not available for the shops of one region.':
    'Kodi ni ya kundi zima: kwa maduka ya mkoa mmoja haionyeshwi.',
  'Several rates apply to {{class}}: {{rates}}.': 'Viwango kadhaa vinatumika kwa {{class}}: {{rates}}.',
  'Each tax period of {{class}} is taxed by itself: on {{amount}} in all.':
    'Kila kipindi cha kodi cha {{class}} hutozwa peke yake: kwa jumla ya {{amount}}.',
  'Not included': 'Havijajumuishwa',
  '{{class}}, {{from}} to {{to}}: {{company}} owes it also for a brand to which you have no access':
    '{{class}}, {{from}} hadi {{to}}: {{company}} inadaiwa pia kwa chapa usiyoruhusiwa kuiona',
  'Amount per machine': 'Kiasi kwa kila mashine',
  Payable: 'Cha kulipa',
  Paid: 'Kilicholipwa',
  'Not available: {{rule}} requires {{fact}}.': 'Haiwezi kuonyeshwa: {{rule}} inahitaji {{fact}}.',
  'The rule {{rule}} is not verified and therefore not applied.':
    'Kanuni {{rule}} haijathibitishwa, hivyo imezimwa.',
  '{{prizes}} {{currency}}: {{toBoard}} to the Board, {{kept}} retained for a guaranteed jackpot':
    '{{prizes}} {{currency}}: {{toBoard}} kwa Bodi, {{kept}} kwa jackpot ya uhakika',
} as const;
