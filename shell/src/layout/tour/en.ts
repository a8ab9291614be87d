/** English texts of the tour. */
export const en = {
  offer: {
    title: 'New here?',
    lead: 'A one-minute tour shows where everything is. You can leave it at any time.',
    take: 'Take the tour',
    dismiss: 'No, thanks',
  },
  again: 'Take the tour',
  at: 'Step {{step}} of {{of}}',
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  close: 'Leave the tour',
  steps: {
    brand: {
      title: 'The brand',
      words: 'Everything you see and do applies to this brand. Press its name to change it.',
    },
    today: {
      title: 'What must be done today',
      words:
        'The dashboard shows your tasks and the next deadlines first, then whether the data can be trusted.',
    },
    reports: {
      title: 'Reports',
      words:
        'Build a report, simulate it as often as you like and save it. Every figure opens the records behind it.',
    },
    confirm: {
      title: 'Confirmation',
      words:
        'A report is sent to the authority only after a second person has confirmed it. What awaits you is counted here.',
    },
    find: {
      title: 'Search or jump',
      words:
        'Pages, brands, reports, terms and actions, all by their name. The key ? lists the keyboard shortcuts.',
    },
    account: {
      title: 'Your account',
      words: 'The glossary explains every term. This tour is here, too, whenever you want it again.',
    },
  },
};
