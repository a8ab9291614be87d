/** English texts of rules that make no tax period. */
export const notComputed = {
  title_one: '{{count}} rule in force has no tax period',
  title_other: '{{count}} rules in force have no tax period',
  reason: {
    PERIOD_UNKNOWN: 'The source does not state the length of a period',
    RULE_UNVERIFIED: 'The rule is not verified: it applies only if unverified rules are included',
    NO_PLAY: 'There was no play of this class',
    NO_MACHINES: 'No machine of this class is licensed',
    NO_MOVEMENTS: 'No deposits or withdrawals were loaded',
    ACCOUNTS_SHARED: 'Accounts serve licences under several laws, and movements do not state which',
  },
};
