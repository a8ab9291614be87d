/** English words for what figures are split by. */
export const dimensions = {
  day: {
    label: 'Gaming day',
    definition:
      'Day in the licence’s time zone from one cut-off to the next; the basis decides which event of a bet counts. It lasts 23 or 25 hours when the clocks change.',
    law: 'Netherlands: balances at the end of the day go by UTC days (KSA control database).',
  },
  month: { label: 'Month', definition: 'Calendar month of the gaming day.' },
  brand: {
    label: 'Brand',
    definition:
      'Name under which the bet was offered. A licence may cover several brands: what is filed for it has the figures of each beside their total.',
  },
  licence: { label: 'Licence', definition: 'Licence under which the bet was accepted.' },
  channel: {
    label: 'Channel',
    definition: 'Online or retail: a return covers everything its tax applies to, however it was sold.',
    law: 'Great Britain: for betting duty a self-service terminal in a shop is not remote betting (gov.uk, 26 November 2025).',
  },
  vertical: {
    label: 'Vertical',
    definition: 'Kind of game.',
    law: 'Denmark: virtual sports have been a category of their own since 1 September 2020 (VirtuelFastOdds).',
  },
  provider: { label: 'Provider', definition: 'Supplier of the game.' },
  product: { label: 'Product', definition: 'Name of the game or market.' },
  productId: { label: 'Product id', definition: 'The game’s identifier in the source system.' },
  device: { label: 'Device', definition: 'Device used to place the bet.' },
  playerCountry: { label: 'Country of player', definition: 'Country of residence, two-letter code.' },
  region: { label: 'Region', definition: 'Region of the branch.' },
  branch: { label: 'Branch', definition: 'Identifier of the branch.' },
  branchName: { label: 'Branch name', definition: 'Current name of the branch.' },
  terminal: {
    label: 'Terminal',
    definition: 'Identifier of the selling terminal.',
    law: 'Denmark: retail bets identify their terminal (SpilTerminalIdentifikation, reporting requirements of Spillemyndigheden).',
  },
  terminalType: {
    label: 'Terminal type',
    definition: 'Counter, self-service or handheld.',
    law: 'Denmark: the identification distinguishes counter and self-service (Spillemyndigheden). Great Britain: a self-service terminal is retail for betting duty (gov.uk, 26 November 2025).',
  },
  cashier: {
    label: 'Cashier',
    definition: 'Identifier of the cashier; empty for sales by a machine.',
    law: 'New Jersey prescribes an intake summary for each cashier, N.J.A.C. 13:69N-1.13.',
  },
};
