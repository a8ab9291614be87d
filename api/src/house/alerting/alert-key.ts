import { createHash } from 'node:crypto';
import type { AlertCode } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Period } from '@tallyhouse/shared/contracts/scalars';

/** What makes two sights the same alert. */
export interface AlertSubject {
  readonly code: AlertCode;
  /** Null for what concerns the system as a whole. */
  readonly brandId: string | null;
  readonly object: { readonly kind: string; readonly id: string };
  readonly period: Period | null;
  /** Left out where it is a cause of its own. */
  readonly cause?: AlertCause | undefined;
}

/** Why alerts arise together: those of one code, brand and cause are one incident. */
export interface AlertCause {
  readonly kind: string;
  readonly id: string;
}

/** The text by which the store knows a subject. */
export function alertKeyOf({ code, brandId, object, period }: AlertSubject): string {
  return joined([code, brandId ?? '', object.kind, object.id, period?.from ?? '', period?.to ?? '']);
}

/** The incident that an alert belongs to: that of its cause, else one of its own. */
export function incidentIdOf(subject: AlertSubject): string {
  const { code, brandId, cause } = subject;
  const key = cause === undefined ? alertKeyOf(subject) : joined([code, brandId ?? '', cause.kind, cause.id]);
  return `inc_${createHash('md5').update(key).digest('hex')}`;
}

/** An id may hold the separator. */
function joined(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join('|');
}
