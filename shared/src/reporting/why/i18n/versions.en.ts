/** English texts of why a version of a report differs from the one that it replaces. */
export const versions = {
  title: 'Difference from the previous version',
  link: 'Compared with version {{version}}',
  first: 'This is the first version: there is nothing to compare it with.',
  none: 'No figure has changed.',
  version: 'Version {{version}}',
  recordsFailed: 'The records could not be loaded',
  tooMany: 'The causes above and their amounts are complete.',
  cause: {
    DEDUP: 'Duplicate records',
    VOID: 'Voids',
    LATE_SETTLEMENT: 'Late records',
    SOURCE_CORRECTION: 'Corrections by the source',
    MANUAL: 'Changed filters',
    FX: 'Exchange rates',
    RULE_CHANGE: 'Changed rules',
  },
  meaning: {
    DEDUP: 'Records of files that proved to be duplicates.',
    VOID: 'Stakes voided or cancelled since then.',
    LATE_SETTLEMENT: 'Records loaded after the earlier version.',
    SOURCE_CORRECTION: 'Records that the source has sent again or withdrawn.',
    MANUAL: 'A different choice of filters, made by a person.',
    FX: 'Different official exchange rates.',
    RULE_CHANGE: 'Different rules, or play assigned to different tax classes.',
  },
};
