import { lawWords } from '@tallyhouse/shared/contracts/words/laws.en';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { refuse, type Refusal } from '../../domain/confirmation/refusal';
import { refusingLaws } from '../../facts/laws/refusing-laws';
import { planOfContent } from '../../reporting/reports/plan-of-content';
import type { StoredContent } from '../../reporting/reports/queries/read-content';
import { readReportStatus } from '../../reporting/reports/report-status';
import type { Queryable } from '../../store/store';

/** Why nothing goes out on records that break laws; null where all keep them, or the exceptions are waived. */
export async function refusalOfLaws(
  store: Queryable,
  content: StoredContent,
  brand: ActiveBrand,
): Promise<Refusal | null> {
  const { statusReasons } = await readReportStatus(store, brand, planOfContent(content, brand));
  const words: Readonly<Record<string, string>> = lawWords;
  const laws = refusingLaws(statusReasons).map((law) => `“${words[law] ?? law}”`);
  if (laws.length === 0) return null;
  return refuse(
    'INVARIANT_FAILED',
    `Records of the period break laws of data: ${laws.join(', ')}. Have them corrected at their source, or the exceptions waived by two people.`,
  );
}
