import Big from 'big.js';
import type { ChangeCause, ChangedRecord } from '@tallyhouse/shared/contracts/changed-records';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { RecordCause } from '../../../domain/corrections/split-by-cause';
import { subtractMoney, sumMoney } from '../../../domain/money/money';
import { ProblemError } from '../../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { ReportPlan } from '../report-definition';
import { changesByCause } from './changes-by-cause';
import { partOf, type ExplainedMeasure } from './explained-measures';
import { readChangedFacts, type ChangedFact, type Instants } from './read-changed-facts';

const causes: Readonly<Record<RecordCause, ChangeCause>> = {
  LATE_SETTLEMENT: 'LATE',
  SOURCE_CORRECTION: 'CORRECTED',
  VOID: 'VOIDED',
  DEDUP: 'REPEATED',
  MANUAL: 'CORRECTED',
};

/** More changed facts than this are no list that somebody reads one by one. */
export const mostChangedFacts = 50_000;

interface ChangedRecordsOf {
  readonly instants: Instants;
  readonly measure: ExplainedMeasure;
  /** How many changed facts are read at most; left out: all. */
  readonly most?: number | undefined;
}

/**
 * Each record that adds another amount to `measure` at the later instant than at the earlier, the largest change first.
 *
 * Errors: `TOO_MANY_ROWS` (413) where more than `most` facts changed.
 */
export async function readChangedRecords(
  store: Queryable,
  plan: ReportPlan,
  { instants, measure, most }: ChangedRecordsOf,
  options: QueryOptions = {},
): Promise<ChangedRecord[]> {
  // One more than may be listed tells that there are too many.
  const limit = most === undefined ? undefined : most + 1;
  const gone = await readChangedFacts(store, plan, { instants, side: 'before', limit }, options);
  const come = await readChangedFacts(store, plan, { instants, side: 'after', limit }, options);
  if (most !== undefined && gone.length + come.length > most) throw tooMany(most);
  const byKey = new Map<string, { cause: RecordCause; before: ChangedFact[]; after: ChangedFact[] }>();
  for (const { cause, side, fact } of changesByCause({ gone, come })) {
    const one = byKey.get(fact.key) ?? { cause, before: [], after: [] };
    one[side].push(fact);
    byKey.set(fact.key, one);
  }
  const added = (facts: readonly ChangedFact[]) =>
    facts.length === 0 ? null : sumMoney(facts.map((fact) => partOf(fact, measure)));
  const records = [...byKey].flatMap(([key, one]): ChangedRecord[] => {
    const [kind = '', , source = '', ...rest] = key.split('|');
    const [was, is] = [added(one.before), added(one.after)];
    const change = subtractMoney(is ?? '0.00', was ?? '0.00');
    const day = (one.after[0] ?? one.before[0])?.day;
    // A record that says otherwise in what does not count changes nothing here.
    if (change === '0.00' || day === undefined || !isKind(kind)) return [];
    const recordId = rest.join('|');
    return [{ cause: causes[one.cause], kind, source, recordId, day, before: was, now: is, change }];
  });
  return records.sort(largestFirst);
}

function tooMany(most: number): ProblemError {
  return new ProblemError(413, 'TOO_MANY_ROWS', `More than ${most.toLocaleString('en')} records changed`, {
    detail: 'They are too many to be listed one by one. Compare fewer days, or with a later instant.',
  });
}

/** Order of records: what changes most stands first. */
export function largestFirst(a: ChangedRecord, b: ChangedRecord): number {
  return new Big(b.change).abs().cmp(new Big(a.change).abs()) || (a.recordId < b.recordId ? -1 : 1);
}

const isKind = (kind: string): kind is ChangedRecord['kind'] =>
  kind === 'bet' || kind === 'settlement' || kind === 'payment';

/** What the records of each cause change together, in a fixed order; causes without records are left out. */
export function sumByCause(
  records: readonly ChangedRecord[],
): { readonly cause: ChangeCause; readonly records: number; readonly amount: Money }[] {
  return (['LATE', 'CORRECTED', 'VOIDED', 'REPEATED'] as const).flatMap((cause) => {
    const own = records.filter((record) => record.cause === cause);
    return own.length === 0
      ? []
      : [{ cause, records: own.length, amount: sumMoney(own.map(({ change }) => change)) }];
  });
}
