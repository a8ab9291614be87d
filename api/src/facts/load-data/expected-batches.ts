import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type {
  ExpectedBatch,
  listExpectedBatches as endpoint,
} from '@tallyhouse/shared/contracts/load-handling';
import { addDays } from '../../domain/periods/calendar';
import type { Queryable } from '../../store/store';
import { readGapExplanations } from './gap-explanations';
import { overdueFiles, readRhythms, type Rhythm } from '../loads/series-rhythm';

type Question = Parsed<NonNullable<(typeof endpoint)['query']>>;

interface Scope {
  readonly brandIds: readonly string[];
  readonly question: Question;
  readonly now: Date;
}

/** Of a series that stopped, so many files are named; nobody looks for the thousandth one by its number. */
const mostOverdue = 500;

/** One page of the files that should be there by now and are not, the longest overdue first. */
export async function listExpectedBatches(
  store: Queryable,
  { brandIds, question, now }: Scope,
): Promise<{ readonly items: ExpectedBatch[]; readonly totalCount: number }> {
  const rhythms = await readRhythms(store, brandIds);
  const explanations = await readGapExplanations(store, { brandIds });
  const expected = rhythms
    .flatMap((rhythm) => [...skippedOf(rhythm, now), ...overdueOf(rhythm, now)])
    .map((batch) => ({ ...batch, explanation: explanations.get(batch.id) ?? null }))
    .filter((batch) => isAskedFor(batch, question))
    .sort((a, b) => b.lateSeconds - a.lateSeconds || (a.id < b.id ? -1 : 1));
  const first = (question.page - 1) * question.pageSize;
  return { items: expected.slice(first, first + question.pageSize), totalCount: expected.length };
}

type Unexplained = Omit<ExpectedBatch, 'explanation'>;

function skippedOf(rhythm: Rhythm, now: Date): Unexplained[] {
  return rhythm.skipped.map(({ id, seq, periodFrom, periodTo }) => ({
    ...rowOf(rhythm, { seq, periodFrom, periodTo }, now),
    id,
    state: 'SKIPPED',
  }));
}

/** The files that follow the newest one at the pace of the series, as far as they are due. */
function overdueOf(rhythm: Rhythm, now: Date): Unexplained[] {
  const { newest, stepMs } = rhythm;
  return Array.from({ length: Math.min(overdueFiles(rhythm, now), mostOverdue) }, (_, n) => {
    const from = Date.parse(newest.periodTo) + n * stepMs;
    const file = {
      seq: newest.seq + n + 1,
      periodFrom: new Date(from).toISOString(),
      periodTo: new Date(from + stepMs).toISOString(),
    };
    return { ...rowOf(rhythm, file, now), state: 'OVERDUE' };
  });
}

function rowOf(
  { brandId, source, channel, kind, graceMs }: Rhythm,
  file: { readonly seq: number; readonly periodFrom: string | null; readonly periodTo: string },
  now: Date,
): Omit<Unexplained, 'state'> {
  const expectedBy = Date.parse(file.periodTo) + graceMs;
  return {
    id: `gap_${brandId}_${source}_${kind.toLowerCase()}_${file.seq}`,
    ...{ brandId, source, channel, kind },
    ...file,
    expectedBy: new Date(expectedBy).toISOString(),
    lateSeconds: Math.max(0, Math.floor((now.getTime() - expectedBy) / 1000)),
  };
}

function isAskedFor(batch: ExpectedBatch, { from, to, source, kind, explained }: Question): boolean {
  return (
    (from === undefined || batch.periodTo >= from) &&
    (to === undefined || batch.periodTo < addDays(to, 1)) &&
    (source === undefined || batch.source === source) &&
    (kind === undefined || batch.kind === kind) &&
    (explained === undefined || (batch.explanation !== null) === (explained === 'yes'))
  );
}
