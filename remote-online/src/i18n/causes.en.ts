/** Why a version of a report came to other figures, in English. */
export const cause = {
  DEDUP: 'Records that came twice',
  VOID: 'Voids',
  LATE_SETTLEMENT: 'Late settlements',
  SOURCE_CORRECTION: 'Corrections by the source',
  MANUAL: 'Corrections by hand',
  FX: 'Exchange rates',
  RULE_CHANGE: 'Changed rules',
};

/** What each means, in a sentence. */
export const causeMeaning = {
  DEDUP: 'Records of files that turned out to be a repetition.',
  VOID: 'Stakes that were voided or cancelled since.',
  LATE_SETTLEMENT: 'Records that were loaded after the earlier version.',
  SOURCE_CORRECTION: 'Records of which the source sent another version, or took back.',
  MANUAL: 'Another choice of filters, made by a person.',
  FX: 'Other official rates of exchange.',
  RULE_CHANGE: 'Other rules, or play put in other tax classes.',
};
