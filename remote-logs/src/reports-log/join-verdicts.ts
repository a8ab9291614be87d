import type { AuditVerdictAnswer } from '@tallyhouse/shared/contracts/audit';

/** The verdict over two spans of the chain that follow each other: it holds where both do. */
export function joinVerdicts(first: AuditVerdictAnswer, second: AuditVerdictAnswer): AuditVerdictAnswer {
  return {
    ...second,
    holds: first.holds && second.holds,
    rows: first.rows + second.rows,
    firstSeq: first.firstSeq ?? second.firstSeq,
    lastSeq: second.lastSeq ?? first.lastSeq,
    checkpoints: Math.max(first.checkpoints, second.checkpoints),
    faults: [...first.faults, ...second.faults],
  };
}
