/**
 * SQL condition: a settlement that returns a stake and pays nothing.
 *
 * `prefix` stands before the column: an alias with its dot.
 */
export function isReturned(prefix = ''): string {
  return `${prefix}result in ('VOID', 'CANCELLED', 'LATE_VOID')`;
}

/**
 * SQL condition: a settlement whose stake leaves the open book.
 *
 * A late void returns a stake that an earlier settlement had taken out of it: counted again, it would be settled twice.
 */
export function settlesStake(prefix = ''): string {
  return `${prefix}result <> 'LATE_VOID'`;
}

/** SQL condition: a settlement that counts its bet; a part, a repetition and a late return do not. */
export function settlesBet(prefix = ''): string {
  return `${prefix}result not in ('PARTIAL_CASHOUT', 'RESETTLED', 'LATE_VOID')`;
}
