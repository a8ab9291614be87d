import {
  auditActionSchema,
  auditObjectKindSchema,
  type AuditEventLine,
} from '@tallyhouse/shared/contracts/audit';
import type { AuditText } from './use-audit-text';

/** The action in words; a newer server may know more actions than this page. */
export function actionWords(action: string, text: AuditText): string {
  const known = auditActionSchema.safeParse(action);
  return known.success ? text(`actions.${known.data}`) : action;
}

/** What it was done to, without its id. */
export function kindWords(kind: string, text: AuditText): string {
  const known = auditObjectKindSchema.safeParse(kind);
  return known.success ? text(`kinds.${known.data}`) : kind;
}

/** The particulars as they were written: `from DRAFT, to DELETED`. */
export function detailWords(detail: AuditEventLine['detail']): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
