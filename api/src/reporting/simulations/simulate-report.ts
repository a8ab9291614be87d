import { randomUUID } from 'node:crypto';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { addDays, countDays } from '../../domain/periods/calendar';
import { subtractMoney } from '../../domain/money/money';
import { otherDaysInWords } from '../../figures/brand-under';
import { readSnapshotOf } from '../../figures/snapshot';
import type { Store } from '../../store/store';
import { createContentHasher } from '../reports/content-hash';
import { brandOfReport } from '../reports/brand-of-report';
import { readDeclaredTax, returnedBase } from '../reports/declared-tax';
import {
  createRowCollector,
  measureCell,
  meetsConditions,
  totalsOf,
  type ContentRow,
} from '../reports/content-rows';
import { checkRows } from '../reports/queries/check-rows';
import { countDoubleFacts } from '../reports/queries/count-double-facts';
import { findLastReport, type LastReport } from '../reports/queries/find-last-report';
import { hasActivity } from '../reports/queries/has-activity';
import { insertContent, insertContentRows } from '../reports/queries/insert-content';
import type { StoredContent } from '../reports/queries/read-content';
import { readDirectTotals, type DirectTotals } from '../reports/queries/read-direct-totals';
import { readReport } from '../reports/queries/read-reports';
import { requireContent } from '../reports/find-content';
import { sumFigures } from '../reports/queries/sum-figures';
import { controlTotalOf } from '../reports/control-total';
import { runChecks } from '../reports/report-checks';
import { readReportStatus, withTaxes } from '../reports/report-status';
import { readSimulatedRules } from '../reports/simulated-rules';
import { previewPayload } from '../payloads/preview-payload';
import { filtersInWords, fitsPeriodKind, type ReportPlan } from '../reports/report-definition';
import { requireShown } from '../../platform/access/blind/blindness';

/** Who simulates, when, and how it is told about. */
export interface SimulationRun {
  readonly brand: ActiveBrand;
  readonly userId: string;
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number, step: string) => void;
}

// The first slice: what is seldom too much to be read at once.
const partsOfPeriod = 31;
// Picking tickets looks at all that is known of them, once for each slice.
const partsOfPicked = 4;
/** A slice that took less is followed by one of twice its length: progress is told often, statements stay few. */
const quickMs = 200;
const keptMs = 24 * 3_600_000;

/**
 * Computes a report exactly and keeps it for 24 hours; nothing is sent or changed by it.
 *
 * The period is summed in slices of gaming days. An abort stops the running query and leaves nothing behind.
 * Errors: `FIGURES_WITHHELD`; `TOO_MANY_ROWS` past a million rows; the signal's reason when aborted.
 */
export async function simulateReport(
  store: Store,
  plan: ReportPlan,
  run: SimulationRun,
): Promise<Simulation> {
  const { brandIds, channels, from, to } = plan.scope;
  for (const brandId of brandIds) requireShown({ brandId, channels, period: { from, to } });
  const days = countDays(from, to);
  const total = days + 2;
  const rows = await addUp(store, plan, { run, days });
  run.progress?.(days, total, 'Comparing with the facts');
  const facts = await readFactsAbout(store, plan, run);

  run.progress?.(days + 1, total, 'Keeping the result');
  run.signal?.throwIfAborted();
  const simulation = await keepSimulation(store, plan, { run, rows, facts });
  run.progress?.(total, total, 'Done');
  return simulation;
}

/** The rows of the period, summed by slices of its `days` in their order; at once where nobody is told of progress. */
async function addUp(
  store: Store,
  plan: ReportPlan,
  { run, days }: { readonly run: SimulationRun; readonly days: number },
): Promise<ContentRow[]> {
  const { from, picks } = plan.scope;
  const shape = { ...plan, conditions: plan.factConditions };
  const collector = createRowCollector(plan.ownMeasures, plan.scope.basis);
  const parts = picks === null ? partsOfPeriod : partsOfPicked;
  let length = run.progress === undefined ? days : Math.ceil(days / parts);
  for (let done = 0; done < days;) {
    const count = Math.min(length, days - done);
    const slice = { from: addDays(from, done), to: addDays(from, done + count - 1) };
    run.progress?.(done, days + 2, addingUp(slice));
    const begun = performance.now();
    collector.add(await sumFigures(store, { ...plan.scope, ...slice }, shape, queryOptions(run)));
    if (performance.now() - begun < quickMs) length *= 2;
    done += count;
  }
  return collector.rows();
}

function addingUp({ from, to }: Period): string {
  return from === to ? `Adding up ${from}` : `Adding up ${from} to ${to}`;
}

interface FactsAbout {
  readonly meta: ListMeta;
  readonly direct: DirectTotals;
  readonly doubleFacts: number;
}

/** What is asked of the facts besides the figures: their state, and totals to compare with. */
async function readFactsAbout(store: Store, plan: ReportPlan, run: SimulationRun): Promise<FactsAbout> {
  const { scope, definition, factConditions } = plan;
  const direct =
    factConditions.length === 0 && scope.picks === null
      ? await readDirectTotals(store, scope, queryOptions(run))
      : undefined;
  const doubleFacts = await countDoubleFacts(store, scope, queryOptions(run));
  const status = await readReportStatus(store, run.brand, plan);
  const brand = brandOfReport(run.brand, plan);
  return {
    direct: direct ?? (await readFilteredTotals(store, plan, run)),
    doubleFacts,
    meta: {
      period: { ...definition.period, zone: brand.zone, cutoff: brand.cutoff },
      basis: definition.basis,
      asOf: definition.asOf,
      snapshotId: await readSnapshotOf(store, scope.brandIds, definition.asOf),
      ...status,
      filtersText: [...filtersInWords(plan), ...otherDaysInWords(brand)],
      noActivity: !(await hasActivity(store, scope)),
    },
  };
}

/** As the direct totals, for a report with filters: one pass over the whole period, without its columns. */
async function readFilteredTotals(store: Store, plan: ReportPlan, run: SimulationRun): Promise<DirectTotals> {
  const collector = createRowCollector(plan.ownMeasures, plan.scope.basis);
  const shape = { ...plan, dimensions: [], conditions: plan.factConditions };
  collector.add(await sumFigures(store, plan.scope, shape, queryOptions(run)));
  const totals = totalsOf(collector.rows(), plan.ownMeasures, plan.scope.basis);
  const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? null : String(cell));
  return { stakes: text(totals['stakes']), voids: text(totals['voids']), winnings: text(totals['winnings']) };
}

async function keepSimulation(
  store: Store,
  plan: ReportPlan,
  { run, rows: all, facts }: { run: SimulationRun; rows: readonly ContentRow[]; facts: FactsAbout },
): Promise<Simulation> {
  const { basis } = plan.scope;
  const rows = all.filter((row) => meetsConditions(row, plan.rowConditions));
  const totals = totalsOf(rows, plan.ownMeasures, basis);
  const contentId = `cnt_${randomUUID()}`;
  const simulationId = `sim_${randomUUID()}`;
  const pack = await readSimulatedRules(store, plan.definition);
  const declared = await readDeclaredTax(store, plan, { brand: run.brand, pack }, queryOptions(run));
  const whatIf = pack.isHypothetical ? ['What-if: not by the rules in force'] : [];
  const filtersText = [...facts.meta.filtersText, ...whatIf];
  const meta = { ...facts.meta, ...withTaxes(facts.meta, declared?.lines ?? []), filtersText };
  const expiresAt = new Date(run.now.getTime() + keptMs).toISOString();
  const { currency } = brandOfReport(run.brand, plan);
  const content = await store.tx(async (tx): Promise<StoredContent> => {
    await insertContentRows(tx, { id: contentId, brandId: run.brand.id, plan }, rows, queryOptions(run));
    const checks = runChecks({
      totals,
      factTotals: rows.length === all.length ? totals : totalsOf(all, plan.ownMeasures, basis),
      direct: facts.direct,
      findings: await checkRows(tx, contentId),
      doubleFacts: facts.doubleFacts,
      meta,
      fitsPeriodKind: fitsPeriodKind(plan),
      declared,
      currency,
      returnedBase: returnedBase(plan, rows),
    });
    const stored: StoredContent = {
      id: contentId,
      brandId: run.brand.id,
      brandIds: plan.scope.brandIds,
      family: plan.family.channel,
      definition: plan.definition,
      columns: plan.columns,
      totals,
      meta,
      checks,
      rowCount: rows.length,
      currency,
      contentHash: hashRows(plan, rows),
      rulePackVersion: pack.version,
      isHypothetical: pack.isHypothetical,
      tax: declared?.lines ?? [],
      offers: plan.scope.offers,
      createdAt: run.now.toISOString(),
    };
    await insertContent(tx, stored);
    await tx.query(
      `insert into simulation (id, brand_id, user_id, content_id, created_at, expires_at)
       values ($1, $2, $3, $4, cast($5 as timestamp), cast($6 as timestamp))`,
      [simulationId, run.brand.id, run.userId, contentId, run.now.toISOString(), expiresAt],
    );
    return stored;
  });
  return {
    simulationId,
    expiresAt,
    definition: content.definition,
    currency: content.currency,
    columns: [...content.columns],
    rowCount: content.rowCount,
    totals: { ...content.totals },
    meta: content.meta,
    checks: [...content.checks],
    diffToLast: await compareWithLast(store, content),
    rulePackVersion: pack.version,
    hypothetical: pack.isHypothetical,
    tax: [...content.tax],
    controlTotals: controlTotals(content),
    payloadPreview: await previewPayload(store, content, run.brand),
    contentHash: content.contentHash,
    ...(content.brandIds.length > 1 && { brandIds: [...content.brandIds] }),
  };
}

function controlTotals(content: StoredContent): Simulation['controlTotals'] {
  const { field, amount } = controlTotalOf(content);
  return { [field]: amount };
}

function hashRows(plan: ReportPlan, rows: readonly ContentRow[]): string {
  const hasher = createContentHasher(plan.columns);
  const measures = plan.columns.slice(plan.dimensions.length);
  for (const row of rows)
    hasher.add([...row.dimensions, ...measures.map(({ field }) => measureCell(row, field))]);
  return hasher.digest();
}

/** The sent version that it corrects, or else the newest one. */
async function findCompared(
  store: Store,
  content: StoredContent,
): Promise<Pick<LastReport, 'id' | 'version' | 'totals'> | undefined> {
  const { correctionOf } = content.definition;
  if (correctionOf === undefined) return findLastReport(store, content);
  const report = await readReport(store, {
    family: content.family,
    brandIds: content.brandIds,
    id: correctionOf,
  });
  if (report === undefined) return undefined;
  const { id, version } = report;
  return { id, version, totals: (await requireContent(store, report)).totals };
}

async function compareWithLast(store: Store, content: StoredContent): Promise<Simulation['diffToLast']> {
  const last = await findCompared(store, content);
  if (last === undefined) return null;
  const amount = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : null);
  const measures = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr'];
  return {
    reportId: last.id,
    version: last.version,
    delta: Object.fromEntries(
      measures.map((measure) => [
        measure,
        subtractMoney(amount(content.totals[measure]), amount(last.totals[measure])),
      ]),
    ),
  };
}

function queryOptions({ signal }: SimulationRun): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
