/** SQL that holds where nobody has explained why the file `alias` has not arrived. */
export const isUnexplained = (alias: string): string =>
  `not exists (select 1 from load_gap_explanation e where e.batch_id = ${alias}.id)`;

/** SQL that holds for a file in force some of whose records were rejected. */
export const mayLackRecords = (alias: string): string =>
  `${alias}.state <> 'SUPERSEDED' and (${alias}.rejected > 0 or ${alias}.state = 'REJECTED')`;

/** SQL that holds for what is still to be resolved: an unexplained gap, or a file of which a rejected record has not come again. */
export const isUnresolved = (alias: string): string =>
  `(${alias}.state = 'MISSING' and ${isUnexplained(alias)} or ${mayLackRecords(alias)} and exists (
     select 1 from load_reject r where r.batch_id = ${alias}.id and r.resolved_at is null))`;
