import type { Config } from '../../platform/config/config';
import type { Store } from '../../store/store';
import { CheckpointError, openCheckpoints } from './checkpoints';
import { checkpointFolder } from './keep-checkpoints';
import { faultInWords } from './fault-in-words';
import { verifyAudit } from './verify-audit';

/** Runs `verify-audit`: walks the chain and the checkpoints, prints every fault. 0: it holds; 1: it does not. */
export async function runVerifyAuditCommand(
  config: Config,
  { store, print }: { readonly store: Store; readonly print: (line: string) => void },
): Promise<number> {
  const checkpoints = await openCheckpoints(checkpointFolder(config), store.secrets);
  try {
    const kept = await checkpoints.read();
    const { rows, head, faults } = await verifyAudit(store, kept);
    for (const { seq, kind } of faults) print(faultInWords({ seq, kind }));
    if (faults.length === 0) {
      print(
        `The audit holds: ${rows} rows, ${kept.length} checkpoints, newest row ${head.seq} ${head.hash}.`,
      );
    }
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    print(error.message);
    return 1;
  }
}
