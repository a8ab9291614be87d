import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { Store } from '../../store/store';
import type { Backup } from './back-up';

/** Writes into the audit that all data was copied; not into the copy, which was made before. */
export async function noteBackup(store: Store, { manifest, bytes }: Backup, now: Date): Promise<void> {
  const { takenAt, audit } = manifest;
  await store.tx((tx) =>
    appendAuditEvent(tx, {
      at: now,
      action: 'BACKUP_MADE',
      object: { kind: 'store', id: null },
      detail: { takenAt, seq: audit.seq, hash: audit.hash, bytes },
    }),
  );
}
