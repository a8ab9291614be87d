import { readAcknowledgements } from '../confirmation/queries/acknowledgement-row';
import { readFiled, readReceiptFile } from '../confirmation/queries/filing-receipt';
import { readPayload } from '../../reporting/payloads/queries/submission-row';
import type { Checkpoint } from '../../house/audit/checkpoints';
import type { ZipEntry } from '../../reporting/export-files/zip-stream';
import type { StoredContent } from '../../reporting/reports/queries/read-content';
import { readRows } from '../../reporting/reports/queries/read-rows';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import { readPack } from '../../taxes/assessment/read-current-pack';
import type { Queryable } from '../../store/store';
import { readApprovals, readAuditRows, readSending, readSteps, type Approval } from './read-evidence';
import { evidenceReadme } from './readme';
import { verifyScript } from './verify-script';

/** What a pack is made of. */
export interface EvidenceOf {
  readonly report: StoredReport;
  readonly content: StoredContent;
  readonly approval: Approval;
  readonly checkpoints: { readonly checkpoints: readonly Checkpoint[]; readonly publicKey: string | null };
}

const rowsAtOnce = 5_000;

/**
 * The entries of a pack but for its manifest, in their order.
 *
 * Everything small is read before the first byte goes out, so that a fault is a refusal and no broken archive.
 */
export async function evidenceEntries(store: Queryable, of: EvidenceOf): Promise<ZipEntry[]> {
  const { report, content, approval } = of;
  const { document, payload } = await readPayload(store, approval.submissionId);
  const audit = await readAuditRows(store, report.id);
  const pack = content.rulePackVersion === null ? undefined : await readPack(store, content.rulePackVersion);
  const { delivery, difference } = await readSending(store, report.id);
  const filing = await readFilingEvidence(store, report.id);
  const lastSeq = audit.at(-1)?.seq ?? 0;
  const files: readonly (readonly [name: string, text: string])[] = [
    ['README.txt', evidenceReadme(report, approval)],
    ['report.json', json(report)],
    ['recipe.json', json(recipeOf(content))],
    [`payload.${approval.format.toLowerCase()}`, payload],
    ['payload-document.json', document],
    [
      'rules.json',
      json({ version: content.rulePackVersion, rules: pack?.rules ?? [], taxLines: content.tax }),
    ],
    ['approvals.json', json(await readApprovals(store, report.id))],
    ['steps.json', json(await readSteps(store, report.id))],
    ['acknowledgements.json', json(await readAcknowledgements(store, report.id))],
    ...(filing === undefined ? [] : ([['filing.json', json(filing)]] as const)),
    ['delivery.json', json(delivery)],
    ['difference.json', json(difference)],
    ['audit.jsonl', audit.map((row) => `${JSON.stringify(row)}\n`).join('')],
    ['checkpoint.json', json(checkpointAfter(lastSeq, of.checkpoints))],
    ['verify.mjs', verifyScript],
  ];
  return [
    ...files.map(([name, text]) => ({ name, text: () => [text] })),
    { name: 'rows.jsonl', text: () => frozenRows(store, content) },
  ];
}

/** What was recorded of a filing by hand, with the receipt itself in base64. */
async function readFilingEvidence(store: Queryable, reportId: string) {
  const filed = await readFiled(store, reportId);
  const file = await readReceiptFile(store, reportId);
  if (filed === undefined || file === undefined) return undefined;
  return { ...filed, receipt: { ...filed.receipt, content: file.content.toString('base64') } };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** How the figures came about: what was asked for, on which facts, and what was checked. */
function recipeOf(content: StoredContent) {
  const { definition, columns, totals, meta, checks, currency, contentHash, createdAt } = content;
  return { definition, columns, totals, meta, checks, currency, contentHash, computedAt: createdAt };
}

/** The first checkpoint that covers the rows: the same one for ever, once it is written. */
function checkpointAfter(seq: number, { checkpoints, publicKey }: EvidenceOf['checkpoints']) {
  const first = checkpoints.find((checkpoint) => checkpoint.seq >= seq);
  return first === undefined ? null : { ...first, publicKey };
}

/** Exactly the text over which the content's hash was made: columns, then one line a row. */
async function* frozenRows(store: Queryable, content: StoredContent): AsyncGenerator<string> {
  yield JSON.stringify(content.columns.map(({ field, type }) => [field, type]));
  for (let after = 0; after < content.rowCount; after += rowsAtOnce) {
    const rows = await readRows(store, content, { after, count: rowsAtOnce });
    yield rows.map((row) => `\n${JSON.stringify(row)}`).join('');
  }
}
