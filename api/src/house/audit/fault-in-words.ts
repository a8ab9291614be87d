import type { AuditFault } from './verify-audit';

const words: Readonly<Record<AuditFault['kind'], string>> = {
  CHANGED: 'was changed',
  MISSING: 'does not follow the row before: rows are missing',
  OUT_OF_ORDER: 'does not continue the chain: a row was put in, taken out or moved',
  CUT: 'was there once and is gone or another: the end was cut',
};

/** What is wrong with a row of the audit, in a sentence. */
export function faultInWords({ seq, kind }: AuditFault): string {
  return `Row ${seq} ${words[kind]}.`;
}
