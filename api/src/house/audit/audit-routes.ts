import { listAudit, verifyAudit, type AuditVerdictAnswer } from '@tallyhouse/shared/contracts/audit';
import type { AppContext } from '../../platform/routes/app-context';
import { holdsFor } from '../changes/house-rights';
import { addDays } from '../../domain/periods/calendar';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import type { Keyring } from '../../store/secrets/keyring';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { CheckpointError, readCheckpoints } from './checkpoints';
import { faultInWords } from './fault-in-words';
import { checkpointFolder } from './keep-checkpoints';
import { listAuditEvents } from './list-audit';
import { verifyAudit as walkAudit, type AuditSpan } from './verify-audit';

// A third of a second of reading and hashing: others are answered in between.
const mostRows = 50_000;

/** The audit itself: what it holds, and that it is whole. */
export function auditRoutes(api: Api, { store, config, clock }: AppContext): void {
  route(api, listAudit, async ({ query, user, brand, brandIds, signal }) => {
    const house = brand === null && holdsFor(user, 'audit.verify', null);
    const { page, pageSize } = query;
    return { ...(await listAuditEvents(store, { brandIds, house }, query, { signal })), page, pageSize };
  });

  // One chain holds the rows of all brands; the verdict names places in it and shows no row.
  route(api, verifyAudit, ({ query }) => actForAllBrands(() => verdictOn(query)));

  async function verdictOn({ from, to, afterSeq }: SpanQuestion): Promise<AuditVerdictAnswer> {
    const span = await spanOf(store, { from, to, afterSeq });
    const kept = await checkpointsOf(checkpointFolder(config), store.secrets);
    const { faults, ...walked } = await walkAudit(store, kept.checkpoints, { ...span, mostRows });
    const told = [...kept.faults, ...faults.map((fault) => ({ ...fault, text: faultInWords(fault) }))];
    return {
      ...walked,
      holds: told.length === 0,
      checkpoints: kept.checkpoints.length,
      faults: told,
      verifiedAt: clock().toISOString(),
    };
  }
}

async function checkpointsOf(folder: string, secrets: Keyring) {
  try {
    const { checkpoints } = await readCheckpoints(folder, secrets);
    return { checkpoints, faults: [] };
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    // Without the path, which is nobody's business.
    const text = 'The file of checkpoints is not what this server wrote.';
    return { checkpoints: [], faults: [{ seq: 0, kind: 'CHECKPOINT' as const, text }] };
  }
}

interface SpanQuestion {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly afterSeq?: number | undefined;
}

/** The rows between the first and the last one of the days. */
async function spanOf(store: Queryable, { from, to, afterSeq }: SpanQuestion): Promise<AuditSpan> {
  const [row] = await store.query<{ first: number | null; last: number | null }>(
    `select min(seq) as first, max(seq) as last from audit_event
     where happened_at >= cast($1 as timestamp) and happened_at < cast($2 as timestamp)`,
    [from ?? '0001-01-01', to === undefined ? '9999-12-31' : addDays(to, 1)],
  );
  const isWhole = from === undefined && to === undefined;
  if (isWhole) return { afterSeq: afterSeq ?? 0 };
  if (row?.first === null || row?.first === undefined) return { afterSeq: 0, lastSeq: 0 };
  return {
    afterSeq: Math.max(afterSeq ?? 0, row.first - 1),
    ...(to === undefined ? {} : { lastSeq: row.last ?? 0 }),
  };
}
