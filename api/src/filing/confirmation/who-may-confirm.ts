import { personInWords, type Person } from '@tallyhouse/shared/contracts/people';
import { brandsOf, type StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable } from '../../store/store';
import { readConfirmers } from './queries/read-confirmers';
import { readPreparers } from './queries/read-preparers';
import type { StoredSubmission } from '../../reporting/payloads/queries/submission-row';
import { readNamedPeople } from '../../platform/auth/named-people';

/** Names, with their accounts, of who may confirm a report, and of who had a hand in it and may not. */
interface Confirmers {
  readonly may: string[];
  readonly mayNot: string[];
}

export async function readWhoMayConfirm(
  store: Queryable,
  report: StoredReport,
  { submission, now }: { readonly submission: StoredSubmission | undefined; readonly now: Date },
): Promise<Confirmers> {
  const preparedBy = submission?.preparedBy ?? (await readPreparers(store, report));
  const confirmers = await readConfirmers(store, { brandIds: brandsOf(report), now });
  const person = await readNamedPeople(store, preparedBy);
  const inWords = ({ name, account }: Person) => personInWords(name, account);
  return {
    may: confirmers.filter(({ id }) => !preparedBy.includes(id)).map(inWords),
    mayNot: preparedBy.map((id) => inWords(person(id))),
  };
}

/** The same in a sentence or two. */
export function whoMayConfirm({ may, mayNot }: Confirmers): string {
  const can =
    may.length === 0
      ? 'Nobody else can confirm reports for this brand yet.'
      : `${listed(may)} can confirm it.`;
  return `${can} ${listed(mayNot)} helped to prepare it and cannot.`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
