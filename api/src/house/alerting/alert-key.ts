import type { AlertCode } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Period } from '@tallyhouse/shared/contracts/scalars';

/** What makes two sights the same alert. */
export interface AlertSubject {
  readonly code: AlertCode;
  /** Null for what concerns the system as a whole. */
  readonly brandId: string | null;
  readonly object: { readonly kind: string; readonly id: string };
  readonly period: Period | null;
}

/** The text by which the store knows a subject. */
export function alertKeyOf({ code, brandId, object, period }: AlertSubject): string {
  const parts = [code, brandId ?? '', object.kind, object.id, period?.from ?? '', period?.to ?? ''];
  // An id may hold the separator.
  return parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join('|');
}
