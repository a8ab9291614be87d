import type { ActiveBrand } from '../../platform/auth/current-user';
import { problemOf } from '../../platform/http/refusal-problem';
import { refuse } from '../../domain/confirmation/refusal';
import { Conflict, NotFound } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { differenceOf } from './difference/difference-of';
import { writeDifference } from './difference/write-difference';
import { nextVersionOf, type NextVersion } from './next-version';
import { carryNotes } from './notes/note-rows';
import type { LastReport } from './queries/find-last-report';
import { readContent, readSimulation, type StoredContent } from './queries/read-content';
import { readReport } from './queries/read-reports';
import type { StoredReport } from './queries/report-headers';
import { insertReport, insertTransition, moveReport, replaceContent } from './queries/write-report';

/** Who keeps which simulation. */
export interface PrepareOrder {
  readonly brand: ActiveBrand;
  readonly simulationId: string;
  /** Left out: the type's title with the period. */
  readonly title?: string | undefined;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Keeps a simulation as a report in state SIMULATED: in the draft of the same report that waits for figures, or else as
 * its next version.
 *
 * The same simulation gives the same report, however often it is kept.
 * Errors: `STALE_SIMULATION` when its 24 hours are over; `HYPOTHETICAL` (422) for a what-if, which stays one;
 * `NotFound` for other brands' ones.
 */
export async function prepareReport(store: Store, order: PrepareOrder): Promise<StoredReport> {
  const { brand, simulationId, now } = order;
  const simulation = await readSimulation(store, brand.id, { id: simulationId, now });
  if (simulation === undefined) throw await whyMissing(store, brand.id, simulationId);
  const { content } = simulation;
  if (content.isHypothetical) {
    throw problemOf(refuse('HYPOTHETICAL', 'It was calculated under rules other than those in force.'));
  }
  // Before the transaction, since others wait for it.
  const replaced = await findReplaced(store, content, await nextVersionOf(store, content, brand));
  const measures =
    replaced === undefined
      ? undefined
      : await differenceOf(store, { before: replaced.content, after: content, brand });
  const id = await store.tx(async (tx) => {
    const kept = await findKept(tx, content.id);
    if (kept !== undefined) return kept;
    const reportId = await keepIn(tx, await nextVersionOf(tx, content, brand), { content, order });
    if (replaced !== undefined && measures !== undefined) {
      const difference = {
        reportId,
        brandId: brand.id,
        replaces: replaced.id,
        contentId: content.id,
        measures,
      };
      await writeDifference(tx, { ...difference, computedAt: now });
    }
    return reportId;
  });
  const report = await readReport(store, { family: content.family, brandIds: content.brandIds, id });
  if (report === undefined) throw new Error(`report ${id} was written and is not there`);
  return report;
}

interface Keeping {
  readonly content: StoredContent;
  readonly order: PrepareOrder;
}

/** The version that this content will take the place of, with its own content. */
async function findReplaced(
  store: Queryable,
  content: StoredContent,
  { replaces: id }: NextVersion,
): Promise<{ readonly id: string; readonly content: StoredContent } | undefined> {
  if (id === null) return undefined;
  const [report] = await store.query<{ contentId: string }>(
    'select content_id as "contentId" from report where id = $1 and brand_id = $2',
    [id, content.brandId],
  );
  const before =
    report === undefined ? undefined : await readContent(store, content.brandId, report.contentId);
  return before === undefined ? undefined : { id, content: before };
}

function keepIn(tx: Queryable, next: NextVersion, keeping: Keeping): Promise<string> {
  return next.draft === undefined ? keepNew(tx, next, keeping) : fillDraft(tx, next.draft, keeping);
}

async function keepNew(tx: Queryable, next: NextVersion, { content, order }: Keeping): Promise<string> {
  const report = {
    id: next.id,
    title: order.title ?? next.title,
    version: next.version,
    replaces: next.replaces,
    state: 'SIMULATED' as const,
    preparedBy: order.userId,
    preparedAt: order.now,
  };
  await insertReport(tx, content, report);
  if (next.replaces !== null) await carryNotes(tx, { from: next.replaces, to: next.id });
  const step = { reportId: report.id, from: null, to: 'SIMULATED' as const };
  await insertTransition(tx, { ...step, at: order.now, actorId: order.userId, reason: null });
  return report.id;
}

async function fillDraft(
  tx: Queryable,
  { id, state: from }: LastReport,
  { content, order }: Keeping,
): Promise<string> {
  const step = { reportId: id, from, to: 'SIMULATED' as const };
  await insertTransition(tx, { ...step, at: order.now, actorId: order.userId, reason: null });
  if (!(await moveReport(tx, { id, from, to: 'SIMULATED' }))) {
    throw new Conflict('REPORT_LOCKED', 'The draft has just been changed by someone else', 'Open it again.');
  }
  await replaceContent(tx, { id, title: order.title ?? null }, content);
  return id;
}

async function whyMissing(store: Queryable, brandId: string, id: string): Promise<Error> {
  const rows = await store.query('select id from simulation where brand_id = $1 and id = $2', [brandId, id]);
  if (rows.length === 0) return new NotFound('simulation');
  return new Conflict(
    'STALE_SIMULATION',
    'The simulation is out of date',
    'It is older than 24 hours: simulate again.',
  );
}

async function findKept(tx: Queryable, contentId: string): Promise<string | undefined> {
  // The draft of a correction starts with the figures of the version before.
  const [kept] = await tx.query<{ id: string }>(
    "select id from report where content_id = $1 and state <> 'DELETED' order by version limit 1",
    [contentId],
  );
  return kept?.id;
}
