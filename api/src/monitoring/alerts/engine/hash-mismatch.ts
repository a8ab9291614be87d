import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import { createHash } from 'node:crypto';
import { verifyAudit } from '../../../house/audit/verify-audit';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface KeptPayload {
  readonly submissionId: string;
  readonly brandId: string;
  readonly reportId: string;
  readonly payload: string;
  readonly payloadHash: string;
}

/** CA-09: the chain of the audit, or the hash of what was frozen to be sent, does not hold. Never over by itself. */
export const hashMismatch: Detector = {
  code: 'CA-09',
  finds: 'STANDING',
  pace: 'HOUR',
  overText: alertEnds['CA-09'],
  find: async (store, look) => [
    ...(await findBrokenChain(store, look)),
    ...(await findBrokenPayloads(store, look)),
  ],
};

async function findBrokenChain(store: Queryable, { now }: Look): Promise<Finding[]> {
  const { faults } = await verifyAudit(store);
  const [first] = faults;
  if (first === undefined) return [];
  return [
    {
      brandId: null,
      object: { kind: 'audit', id: 'chain' },
      period: null,
      ...worded(`AUDIT_${first.kind}`, { faults: faults.length, row: first.seq }),
      at: now,
      occurrence: `${first.kind} ${first.seq}`,
    },
  ];
}

async function findBrokenPayloads(store: Queryable, { now }: Look): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const { submissionId, brandId, reportId, payload, payloadHash } of readPayloads(store)) {
    const hash = createHash('sha256').update(payload).digest('hex');
    if (payloadHash.replace(/^sha256:/, '') === hash) continue;
    findings.push({
      brandId,
      object: { kind: 'report', id: reportId },
      period: null,
      ...worded('PAYLOAD_CHANGED', { submission: submissionId, hash, frozenHash: payloadHash }),
      at: now,
      occurrence: `${submissionId} ${hash}`,
    });
  }
  return findings;
}

const payloadsAtOnce = 50;

async function* readPayloads(store: Queryable): AsyncGenerator<KeptPayload> {
  let after = '';
  for (;;) {
    const page = await store.query<KeptPayload>(
      `select p.submission_id as "submissionId", p.brand_id as "brandId", s.report_id as "reportId",
         p.payload as "payload", s.payload_hash as "payloadHash"
       from report_payload p join report_submission s on s.id = p.submission_id
       where p.submission_id > $1 order by p.submission_id limit ${payloadsAtOnce}`,
      [after],
    );
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < payloadsAtOnce) return;
    after = last.submissionId;
  }
}
