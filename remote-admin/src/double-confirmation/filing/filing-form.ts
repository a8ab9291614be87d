import { largestReceiptBytes, receiptTypes } from '@tallyhouse/shared/contracts/filing-by-hand';

/** What somebody has typed about a filing. */
export interface FilingForm {
  readonly reference: string;
  /** Wall clock of the brand, `2026-04-03T09:30`. */
  readonly filedAt: string;
  readonly note: string;
  readonly receipt: File | null;
}
export type FilingField = keyof FilingForm;

const shortestNote = 3;

/** Fields that are missing or cannot be, in their order. */
export function filingFaults({ reference, filedAt, note, receipt }: FilingForm, zone: string): FilingField[] {
  const isReceipt =
    receipt !== null &&
    receiptTypes.some((type) => type === receipt.type) &&
    receipt.size <= largestReceiptBytes;
  const isPast = filedAt !== '' && Date.parse(instantOf(filedAt, zone)) <= Date.now();
  const length = note.trim().length;
  return [
    ...(reference.trim() === '' ? ['reference' as const] : []),
    ...(isPast ? [] : ['filedAt' as const]),
    ...(isReceipt ? [] : ['receipt' as const]),
    ...(length > 0 && length < shortestNote ? ['note' as const] : []),
  ];
}

/** The instant at which clocks of `zone` show `local`. */
export function instantOf(local: string, zone: string): string {
  const asUtcMs = Date.parse(`${local}:00Z`);
  // Once is not enough on the day on which clocks change.
  const once = asUtcMs - offsetMs(asUtcMs, zone);
  return new Date(asUtcMs - offsetMs(once, zone)).toISOString();
}

/** What clocks of `zone` show now, to the minute. */
export function localNow(zone: string): string {
  const nowMs = Date.now();
  return new Date(nowMs + offsetMs(nowMs, zone)).toISOString().slice(0, 16);
}

/** How far clocks of `zone` are ahead of UTC at an instant. */
function offsetMs(atMs: number, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'medium' },
  }).format(atMs);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
}

/** The file in base64; null where the browser cannot read it any more. */
export function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
