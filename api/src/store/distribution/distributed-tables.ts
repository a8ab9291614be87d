/** Facts of tickets, and the column of each that names the ticket: the rows of a ticket lie on one worker. */
export const distributed = {
  bet: 'record_id',
  settlement: 'bet_record_id',
  payment: 'bet_record_id',
} as const;

export type DistributedTable = keyof typeof distributed;

export const distributedTables = Object.keys(distributed) as DistributedTable[];

/**
 * What facts are joined with, of which every worker has all. Those that are joined with each other stand here together, or
 * none of them: Citus plans a statement with a table of workers and one of the coordinator in two parts. Licences, whose
 * policies ask for the brands that they cover, are the coordinator's.
 */
export const referenceTables = [
  'brand',
  'source',
  'branch',
  'terminal',
  'cashier',
  'product',
  'agent',
  'agent_branch',
  'commission_rule',
  'fx_rate',
] as const;
