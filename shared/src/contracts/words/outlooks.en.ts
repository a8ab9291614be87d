/** Whether a deadline will be met and why, by the code of what is said. */
export const outlookWords = {
  DONE: 'Done.',
  MISSED: 'It is late. Do it now, and note why it was late.',
  REJECTED_AND_SHORT:
    'The authority rejected it, and to make it again takes {{needed}} hours: {{left}} hours are left.',
  NOTHING_PREPARED:
    'Nothing is prepared, and that takes {{needed}} hours as a rule: {{left}} hours are left.',
  FILES_MISSING: '{{files}} files of the period are missing, so nothing final can be sent.',
  STATE_AND_SHORT: 'It is {{state}}, and {{left}} hours are left.',
  FINE: '{{days}} days are left.',
} as const;

export type OutlookCode = keyof typeof outlookWords;
