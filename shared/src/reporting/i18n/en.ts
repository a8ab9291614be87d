/** English texts of the report scaffold. */
export const en = {
  status: {
    FINAL: 'Final',
    PROVISIONAL: 'Provisional',
    ESTIMATED: 'Estimated',
    UNVERIFIED_RULE: 'Rule not verified',
  },
  statusMeaning: {
    FINAL: 'All data of the period is loaded and every rule is verified.',
    PROVISIONAL: 'Some data is missing or still arriving; the figures can change.',
    ESTIMATED: 'Part of the figures is estimated.',
    UNVERIFIED_RULE: 'A rule behind these figures is not verified.',
  },
  reason: {
    GAP: 'Missing data: {{what}}',
    PARTIAL: 'Data loaded in part: {{what}}',
    OPEN: 'Data still arriving: {{what}}',
    LATE: 'Late data: {{what}}',
    RULE: 'Rule not verified: {{what}}',
  },
  reasonsMore_one: 'and {{count}} more',
  reasonsMore_other: 'and {{count}} more',
  standard: {
    label: 'What these figures are',
    brand: 'Brand',
    period: 'Period',
    zone: 'gaming day starts {{cutoff}}, {{zone}}',
    basis: 'Basis',
    currency: 'Currency',
    asOf: 'Data as of',
    snapshot: 'Snapshot',
    filters: 'Filters',
    noFilters: 'none',
  },
  basis: {
    PLACED: 'Bets placed in the period',
    SETTLED: 'Bets settled in the period',
    PAID: 'Winnings paid in the period',
    PLACED_PAID: 'Stakes placed, winnings paid',
  },
  chooseBrand: {
    title: 'Choose a brand',
    hint: 'This page works on the data of one brand. You are looking at all your brands.',
    action: 'Choose a brand',
  },
};
