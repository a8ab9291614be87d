import { CheckpointError, readCheckpoints } from '../../house/audit/checkpoints';
import { faultInWords } from '../../house/audit/fault-in-words';
import { checkpointFolder } from '../../house/audit/keep-checkpoints';
import { verifyAudit } from '../../house/audit/verify-audit';
import type { Store } from '../../store/store';

/** Newest row of a store's audit, and what is wrong with it beside the checkpoints in `dataDir`, in words. */
export async function checkAudit(store: Store, dataDir: string) {
  const kept = await readCheckpoints(checkpointFolder({ dataDir }), store.secrets).catch((error: unknown) => {
    if (error instanceof CheckpointError) return error;
    throw error;
  });
  const isRead = !(kept instanceof CheckpointError);
  const { head, faults } = await verifyAudit(store, isRead ? kept.checkpoints : []);
  return { head, faults: [...(isRead ? [] : [kept.message]), ...faults.map(faultInWords)] };
}
