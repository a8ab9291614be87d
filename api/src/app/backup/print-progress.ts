import type { BackupProgress } from './back-up';
import { inMb } from './require-room';

const everyMs = 2_000;

/** Prints how far it is: each new step at once, and the bytes of one every two seconds. */
export function printBackupProgress(print: (line: string) => void): (progress: BackupProgress) => void {
  let last = { step: '', ms: 0 };
  return ({ step, bytes, totalBytes }) => {
    const ms = performance.now();
    if (step === last.step && ms - last.ms < everyMs) return;
    last = { step, ms };
    print(`${inMb(bytes).padStart(7)} of about ${inMb(totalBytes)} MB  ${step}`);
  };
}
