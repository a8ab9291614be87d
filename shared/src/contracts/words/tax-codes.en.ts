/** English names of the codes of taxes. */
export const taxCodes = {
  GGT: 'Gaming tax',
  WHT: 'Withholding on winnings',
  LEVY: 'Levy',
  EXC: 'Stake excise',
  UNCL: 'Unclaimed prizes',
};
