import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A submission as the simulated authority keeps it. */
export interface KeptSubmission {
  readonly authorityId: string;
  readonly idempotencyKey: string;
  readonly payloadHash: string;
  readonly brandId: string;
  readonly obligation: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly reportId: string;
  readonly replaces: string | null;
  readonly ackRef: string;
  readonly receivedAt: string;
  /** How it ends; before `settledAt` it is only `first`. */
  readonly first: 'RECEIVED' | 'ACKNOWLEDGED';
  readonly final: 'RECEIVED' | 'ACKNOWLEDGED' | 'ACCEPTED' | 'REJECTED';
  readonly settledAt: string;
  readonly code: string | null;
  readonly text: string | null;
}

/** Everything that was ever submitted, by authority and key; it outlives the process where it has a file. */
export interface SubmissionBook {
  find(authorityId: string, idempotencyKey: string): KeptSubmission | undefined;
  all(): readonly KeptSubmission[];
  /** On disk when it returns. */
  keep(submission: KeptSubmission): void;
  forgetAll(): void;
}

/** A book over the lines of `file`; without one it is kept in memory alone. */
export function openSubmissionBook(file: string | undefined): SubmissionBook {
  const kept = new Map<string, KeptSubmission>();
  const keyOf = (authorityId: string, key: string) => `${authorityId} ${key}`;
  const put = (submission: KeptSubmission) =>
    void kept.set(keyOf(submission.authorityId, submission.idempotencyKey), submission);
  if (file !== undefined && existsSync(file)) for (const submission of readLines(file)) put(submission);
  return {
    find: (authorityId, key) => kept.get(keyOf(authorityId, key)),
    all: () => [...kept.values()],
    keep(submission) {
      if (file !== undefined) writeLine(file, 'a', `${JSON.stringify(submission)}\n`);
      put(submission);
    },
    forgetAll() {
      if (file !== undefined) writeLine(file, 'w', '');
      kept.clear();
    },
  };
}

function writeLine(file: string, flags: 'a' | 'w', line: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, flags, 0o600);
  try {
    writeSync(handle, line);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A last line that was cut by a crash was never answered for, so it does not count. */
function readLines(file: string): KeptSubmission[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as KeptSubmission];
      } catch {
        return [];
      }
    });
}
