/** Whether a deadline will be met and why, by the code of what is said. */
export const outlookWords = {
  DONE: 'Done.',
  MISSED: 'Overdue. Complete it now and note why it is late.',
  REJECTED_AND_SHORT:
    'The authority rejected it. Preparing it again takes {{needed}} hours, and {{left}} hours are left.',
  NOTHING_PREPARED:
    'Nothing has been prepared. That usually takes {{needed}} hours, and {{left}} hours are left.',
  FILES_MISSING: '{{files}} files for the period are missing, so nothing final can be sent.',
  STATE_AND_SHORT: 'State: {{state}}. {{left}} hours are left.',
  FINE: '{{days}} days are left.',
} as const;

export type OutlookCode = keyof typeof outlookWords;
