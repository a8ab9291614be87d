import type { Store } from '../../../store/store';
import { applyFindings, type AlertChanges } from './apply-findings';
import type { Detector, Look } from './detector';
import { detectors as allDetectors } from './detectors';

/** What came of one round. */
export interface Round {
  readonly changes: Readonly<Record<string, AlertChanges>>;
  /** Detectors that could not look; the others did. */
  readonly failures: readonly { readonly code: string; readonly error: unknown }[];
}

/**
 * One round of checks: every detector looks, and the alerts follow what it found.
 *
 * Each detector's alerts change in a transaction of their own, and processes take turns: two that look at the same time
 * raise nothing twice. `watermark` is kept with the time of the check.
 */
export async function runDetectors(
  store: Store,
  look: Look,
  {
    detectors = allDetectors,
    watermark = '',
  }: { readonly detectors?: readonly Detector[]; readonly watermark?: string } = {},
): Promise<Round> {
  const changes: Record<string, AlertChanges> = {};
  const failures: { code: string; error: unknown }[] = [];
  for (const detector of detectors) {
    try {
      changes[detector.code] = await runDetector(store, { detector, look, watermark });
    } catch (error) {
      failures.push({ code: detector.code, error });
    }
  }
  return { changes, failures };
}

interface Check {
  readonly detector: Detector;
  readonly look: Look;
  readonly watermark: string;
}

async function runDetector(store: Store, { detector, look, watermark }: Check): Promise<AlertChanges> {
  const findings = await detector.find(store, look);
  return store.tx(async (tx) => {
    await tx.query('update alert_turn set last = last + 1 where id = 1');
    const changes = await applyFindings(tx, { detector, findings, look });
    await tx.query(
      `insert into alert_check (detector, checked_at, watermark) values ($1, cast($2 as timestamp), $3)
       on conflict (detector) do update set checked_at = excluded.checked_at, watermark = excluded.watermark`,
      [detector.code, look.now.toISOString(), watermark],
    );
    return changes;
  });
}
