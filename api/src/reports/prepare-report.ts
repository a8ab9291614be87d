import { periodName } from '../domain/periods/period-name';
import { randomUUID } from 'node:crypto';
import type { ActiveBrand } from '../auth/current-user';
import { Conflict, NotFound } from '../problems';
import type { Queryable, Store } from '../store/store';
import { findLastReport } from './queries/find-last-report';
import { readSimulation, type StoredContent } from './queries/read-content';
import { readReport } from './queries/read-reports';
import type { StoredReport } from './queries/report-headers';
import { insertReport, insertTransition } from './queries/write-report';
import { familyOf } from './families';
import { findType } from './report-family';

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
 * Keeps a simulation as a report in state SIMULATED, the next version of the same report where there is one.
 *
 * The same simulation gives the same report, however often it is kept.
 * Errors: `STALE_SIMULATION` when its 24 hours are over; `NotFound` for other brands' ones.
 */
export async function prepareReport(store: Store, order: PrepareOrder): Promise<StoredReport> {
  const { brand, simulationId, now } = order;
  const simulation = await readSimulation(store, brand.id, { id: simulationId, now });
  if (simulation === undefined) throw await whyMissing(store, brand.id, simulationId);
  const { content } = simulation;
  const id = await store.tx(async (tx) => {
    const kept = await findKept(tx, content.id);
    if (kept !== undefined) return kept;
    const last = await findLastReport(tx, content);
    const report = {
      id: `rep_${randomUUID()}`,
      title: order.title ?? titleOf(brand, content),
      version: (await newestVersion(tx, content)) + 1,
      replaces: last?.id ?? null,
      state: 'SIMULATED' as const,
      preparedBy: order.userId,
      preparedAt: now,
    };
    await insertReport(tx, content, report);
    await insertTransition(tx, {
      reportId: report.id,
      at: now,
      from: null,
      to: 'SIMULATED',
      actorId: order.userId,
      reason: null,
    });
    return report.id;
  });
  const report = await readReport(store, { family: content.family, brandIds: [brand.id], id });
  if (report === undefined) throw new Error(`report ${id} was written and is not there`);
  return report;
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
  const [kept] = await tx.query<{ id: string }>(
    "select id from report where content_id = $1 and state <> 'DELETED'",
    [contentId],
  );
  return kept?.id;
}

/** Highest version ever given, deleted ones included: a number is never used twice. */
async function newestVersion(tx: Queryable, { brandId, family, definition }: StoredContent): Promise<number> {
  const [row] = await tx.query<{ newest: number | null }>(
    `select max(version) as newest from report where brand_id = $1 and family = $6 and type = $2
       and period_from = cast($3 as date) and period_to = cast($4 as date) and basis = $5`,
    [brandId, definition.type, definition.period.from, definition.period.to, definition.basis, family],
  );
  return row?.newest ?? 0;
}

function titleOf(brand: ActiveBrand, { family, definition }: StoredContent): string {
  const title = findType(familyOf(family), brand.country, definition.type)?.title.en ?? definition.type;
  return `${title}, ${periodName(definition.period)}`;
}
