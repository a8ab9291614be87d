/** What Tanzanian figures can be compared with. */
export const tanzanianComparisons = ['previous', 'year', 'same-days'] as const;
