/** English texts of rules that make no tax period. */
export const notComputed = {
  title_one: '{{count}} rule in force makes no tax period',
  title_other: '{{count}} rules in force make no tax period',
  reason: {
    PERIOD_UNKNOWN: 'The source does not say how long a period is',
    RULE_UNVERIFIED: 'Nobody has verified the rule: it is off until you count such rules',
    NO_PLAY: 'Nothing of this class was played',
    NO_MACHINES: 'No machine of this class is licensed',
    NO_MOVEMENTS: 'No deposits or withdrawals were loaded',
    ACCOUNTS_SHARED: 'Accounts serve licences of several laws, and movements do not say which',
  },
};
