import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Approval } from './read-evidence';

/** What a pack is and how to check it, in plain words. */
export function evidenceReadme(report: StoredReport, approval: Approval): string {
  const { from, to } = report.period;
  return `EVIDENCE OF A REPORT

${report.title}
Brand ${report.brandId}, ${from} to ${to}, version ${report.version}, report ${report.id}
Payload ${approval.payloadHash}

The same version in the same state gives the same file, byte for byte.

WHAT IS IN IT
report.json            what the report is and where it stands
payload.${approval.format.toLowerCase().padEnd(14)} the bytes that were confirmed and are sent, frozen when it was submitted
payload-document.json  the same as data, before it was written in the authority's format
recipe.json            what was asked for, on which facts, the totals, and the checks with their outcome
rows.jsonl             the frozen rows: the columns first, then one row a line
rules.json             the rules in force, each with its source and whether somebody read it, and the tax they gave
approvals.json         who prepared, submitted and confirmed it, when, and when the second factor was given
steps.json             every change of its state, with the row of the audit that proves it
delivery.json          how often it was tried to send it
acknowledgements.json  what the authority answered
filing.json            where it was filed by hand: what the portal gave, the receipt in base64
difference.json        why it differs from the version that it replaces, by cause
audit.jsonl            the rows of the audit about it, each with the hash of the row before and its own
checkpoint.json        the first signed note of the audit's newest row after those; null until it is written
manifest.json          every other file with its size and SHA-256

HOW TO CHECK IT
With Node.js 20 or newer, in the folder with the unpacked files:  node verify.mjs
It prints one line for each thing that it checked, and ends with code 0 only when all of them hold:
  1  every file has the SHA-256 that manifest.json names
  2  the payload has the hash that was confirmed
  3  the rows have the hash of the content
  4  nobody confirmed what they prepared
  5  each row of the audit has the hash of its own fields and of the row before; rows that stand side by side follow
     each other
  6  each step names a row of the audit with that hash
  7  the checkpoint was signed with the key beside it
Without Node.js: any program for SHA-256 checks 1 to 3.

WHAT IT CANNOT SHOW
That the rows of the audit between these and the checkpoint are whole: they belong to other matters. The operator shows
it with GET /api/Audit/verify, or with the command verify-audit, on the whole chain. Compare the key in checkpoint.json
with one that you got from the operator another way.
`;
}
