import { instantInZone } from '@tallyhouse/shared/format/instant-in-zone';
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
  const instant = instantOf(filedAt, zone);
  const isPast = instant !== null && Date.parse(instant) <= Date.now();
  const length = note.trim().length;
  return [
    ...(reference.trim() === '' ? ['reference' as const] : []),
    ...(isPast ? [] : ['filedAt' as const]),
    ...(isReceipt ? [] : ['receipt' as const]),
    ...(length > 0 && length < shortestNote ? ['note' as const] : []),
  ];
}

/** The instant at which clocks of `zone` show `local`; null for what is no such time. */
export function instantOf(local: string, zone: string): string | null {
  const [day = '', time = ''] = local.split('T');
  return instantInZone(day, time, zone);
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
