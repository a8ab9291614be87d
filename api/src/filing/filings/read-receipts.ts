import type { FilingReceipt } from '@tallyhouse/shared/contracts/filings';
import { readRecordedFiling } from '../authorities/queries/read-filings';
import { readAcknowledgements } from '../confirmation/queries/acknowledgement-row';
import { readFiled } from '../confirmation/queries/filing-receipt';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../store/store';

/** What proves that the versions of a return, or what was done elsewhere, reached the authority; newest first. */
export async function readReceipts(
  store: Queryable,
  of: { readonly deadlineId: string; readonly versions: readonly StoredReport[] },
): Promise<FilingReceipt[]> {
  const receipts: FilingReceipt[] = [];
  for (const { id, version } of of.versions) {
    const filed = await readFiled(store, id);
    if (filed !== undefined) {
      const { reference, filedAt: at, recordedBy, recordedByAccount } = filed;
      const by = { name: recordedBy, account: recordedByAccount };
      receipts.push({ kind: 'FILED_BY_HAND', version, outcome: null, reference, at, by });
    }
    for (const answer of await readAcknowledgements(store, id)) {
      // The filing itself is kept as an answer, too.
      if (answer.kind === 'RECEIVED' && answer.ackRef === filed?.reference) continue;
      const { kind: outcome, ackRef: reference, at, attachedBy, attachedByAccount } = answer;
      const by = attachedBy === null ? null : { name: attachedBy, account: attachedByAccount };
      receipts.push({ kind: 'ANSWER', version, outcome, reference, at, by });
    }
  }
  const recorded = await readRecordedFiling(store, of.deadlineId);
  if (recorded !== undefined) {
    const { reference, filedOn: at, recordedBy: name, recordedByAccount: account } = recorded;
    receipts.push({ kind: 'RECORDED', version: null, outcome: null, reference, at, by: { name, account } });
  }
  return receipts.sort((left, right) => (left.at < right.at ? 1 : -1));
}
