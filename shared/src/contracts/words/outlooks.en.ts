/** Whether a deadline will be met and why, by the code of what is said. */
export const outlookWords = {
  DONE: 'Done.',
  MISSED: 'Overdue. Complete it now and note why it is late.',
  REJECTED_AND_SHORT:
    'The authority rejected it. Preparing it again takes {{needed}} {{needed|hour|hours}}, and {{left}} {{left|hour is|hours are}} left.',
  NOTHING_PREPARED:
    'Nothing has been prepared. That usually takes {{needed}} {{needed|hour|hours}}, and {{left}} {{left|hour is|hours are}} left.',
  FILES_MISSING:
    '{{files}} {{files|file|files}} for the period {{files|is|are}} missing, so nothing final can be sent.',
  STATE_AND_SHORT: 'State: {{state}}. {{left}} {{left|hour is|hours are}} left.',
  FINE: '{{days}} {{days|day is|days are}} left.',
} as const;

export type OutlookCode = keyof typeof outlookWords;
