import { loadRegister, type RegisteredAuthority } from '../../taxes/obligations/load-register';
import { dueOfPeriod } from './due-of-period';
import type { ClosingCheck } from '@tallyhouse/shared/contracts/tax-periods';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../domain/periods/calendar';
import { reasonOfText, reasonWords } from '../../domain/status/figure-reasons';
import { derivePeriods, type DerivedPeriod } from '../../domain/tax-period/derive-periods';
import { explainGap } from '../../facts/load-data/explain-gap';
import { keyOf } from '../../domain/tax-period/tax-period-key';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable, Store } from '../../store/store';
import { createAssessor, type Assessor } from '../../taxes/assessment/assess';
import { readReasonChecks } from './closing-checks';
import { amendLatePeriod } from './demo-amended-period';
import { readSentReturn } from './demo-returns';
import {
  blankProposal,
  confirmPending,
  demoConfirmer,
  demoProposer,
  move,
  reopen,
  requirePeriodOf,
} from './demo-tax-steps';
import { companiesOf } from './companies';
import { readCoverage, type Coverage } from '../../taxes/assessment/coverage';
import { ruleOf } from './present-period';
import { insertPayment } from './queries/payments';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import { insertProposal } from './queries/proposals';
import { insertVersion, touchPeriod } from './queries/write-period';
import { pinSoftly } from './soft-close';
import { lastClosing, readTaxBrands, type TaxBrand } from '../../taxes/assessment/tax-brand';
import { readTaxClasses } from '../../taxes/assessment/tax-classes';

const hourMs = 3_600_000;

/**
 * Gives the demo's tax periods the life that those of a house with some history have: old ones paid, the last but one
 * filed, closed, reopened or amended, the last one closed softly with proposals waiting; of those that are overdue by
 * now only the first few, the others are paid. `until` is the last gaming day.
 *
 * Figures are those that were known when each period closed, which is when its return was made that went out. A period with a gap that nobody explained stays open.
 */
export function createDemoTaxPeriods(
  store: Store,
  { brandIds, until }: { readonly brandIds: readonly string[]; readonly until: Day },
): Promise<void> {
  return actForAllBrands(async () => {
    await explainOldGaps(store, until);
    const coverage = await readCoverage(store);
    for (const brands of companiesOf(await readTaxBrands(store, brandIds), coverage)) {
      await livePeriods(store, { brands, coverage }, until);
    }
  });
}

// Gaps of the last weeks are still being looked into.
const lookedIntoDays = 40;

/** Somebody has asked the sources about every old gap: what was in it is lost. */
async function explainOldGaps(store: Store, until: Day): Promise<void> {
  const gaps = await store.query<{ id: string; brandId: string; nextAt: string | null }>(
    `select b.id as "id", b.brand_id as "brandId", (select min(n.loaded_at) from load_batch n
         where n.brand_id = b.brand_id and n.source_id = b.source_id and n.kind = b.kind and n.seq > b.seq) as "nextAt"
     from load_batch b where b.state = 'MISSING' order by b.id`,
  );
  for (const { id, brandId, nextAt } of gaps) {
    if (nextAt === null || nextAt >= addDays(until, -lookedIntoDays)) continue;
    await explainGap(store, {
      batch: { id, brandIds: [brandId] },
      reason: 'LOST',
      note: 'The source has looked for the file: it was never written, and its records are lost.',
      evidence: null,
      actorId: demoProposer,
      now: new Date(Date.parse(nextAt) + 20 * hourMs),
    });
  }
}

async function livePeriods(
  store: Store,
  { brands, coverage }: { readonly brands: readonly TaxBrand[]; readonly coverage: Coverage },
  until: Day,
): Promise<void> {
  const pack = await readCurrentPack(store);
  const register = await loadRegister(store);
  const { subjects, classes } = await readTaxClasses(
    store,
    brands.map(({ id }) => id),
  );
  const firstDay = subjects.map(({ from }) => from).sort()[0];
  if (firstDay === undefined) return;
  const range = { from: firstDay, to: until };
  const scope = { brands, coverage, subjects, pack, includeUnverified: false };
  const { periods } = derivePeriods(pack, classes, { range, includeUnverified: false });
  const presentMs = Date.parse(addDays(until, 1));
  const ofPeriod = (key: DerivedPeriod) =>
    brands
      .filter(({ id }) => coverage.brandsOf(key).includes(id))
      .map((brand) => coverage.byClock(key, brand));
  const over = periods.filter((key) => Date.parse(lastClosing(ofPeriod(key), key.period)) <= presentMs);
  const ends = [...new Set(over.map(({ period }) => period.to))].sort();
  for (const end of ends) {
    const own = over.filter(({ period }) => period.to === end);
    const closes = lastClosing(coverage.byEveryClock(brands), { to: end });
    const assessors = new Map<string, Assessor>();
    const assessorAt = (asOf: string) => {
      const assessor = assessors.get(asOf) ?? createAssessor(store, { ...scope, asOf });
      assessors.set(asOf, assessor);
      return assessor;
    };
    const moments: Pick<Moment, 'at' | 'ackRef'>[] = [];
    for (const period of own) {
      const { asOf = closes, ackRef = null } =
        (await readSentReturn(store, coverage.brandsOf(period)[0], period)) ?? {};
      const at = asOf > closes ? asOf : closes;
      await pinSoftly(store, await assessorAt(at).assess(keyOf(period)), new Date(at));
      moments.push({ at: new Date(at), ackRef });
    }
    const age = ends.length - 1 - ends.indexOf(end);
    for (const [index, period] of own.entries()) {
      const { at = new Date(closes), ackRef = null } = moments[index] ?? {};
      await live(store, period, { at, ackRef, age, index, presentMs, register });
    }
  }
  await amendLatePeriod(store, { ...scope, now: new Date(presentMs) });
}

interface Moment {
  /** When the period closed softly. */
  readonly at: Date;
  /** What the authority gave for its return; null where it has none. */
  readonly ackRef: string | null;
  /** Ends of periods that came after its own. */
  readonly age: number;
  /** Place among the periods that ended with it. */
  readonly index: number;
  readonly presentMs: number;
  readonly register: readonly RegisteredAuthority[];
}

/** Classes whose gaming tax of the last period nobody has proposed to close yet, though it is overdue. */
const leftOpen: readonly string[] = ['SPORTS', 'VIRTUAL'];

async function live(
  store: Store,
  { id }: DerivedPeriod,
  { at, ackRef, age, index, presentMs, register }: Moment,
): Promise<void> {
  const after = (hours: number) => new Date(Math.min(at.getTime() + hours * hourMs, presentMs));
  await store.tx(async (tx) => {
    const soft = await requirePeriodOf(tx, id);
    const reasons = soft.pinned.paper.statusReasons.map(reasonOfText);
    const checks =
      reasons.length === 0 ? [] : await readReasonChecks(tx, reasons, { base: ruleOf(soft).base });
    // What came in the days until it was closed is told as facts that came late.
    const isWithout = ({ effect, id: check }: ClosingCheck) =>
      effect === 'REFUSES' && !check.startsWith('AWAITED:');
    if (checks.some(isWithout)) return;
    const isOverdue = isLate(soft, { presentMs, register });
    const isWaiting = age === 0 && index <= 1;
    const isForgotten = soft.code === 'GGT' && leftOpen.includes(soft.productClass);
    if (age === 0 && !isWaiting && (!isOverdue || isForgotten)) return;
    const proposed = await propose(tx, soft, { at: after(3), isWaiting });
    if (isWaiting) return;
    const closed = await decide(tx, proposed, after(6));
    const isLeft = age === 1 && !(isOverdue && index > 2);
    if (isLeft && index % 3 === 0) return;
    if (isLeft && index % 3 === 2) {
      await reopen(tx, closed, after(30), 'The source has announced a correction of two days.');
      return;
    }
    const filed = await move(
      tx,
      closed,
      { kind: 'file', ackRef: ackRef ?? `ACK-${id.length}${String(at.getTime()).slice(3, 9)}-${index}` },
      after(20),
    );
    if (!isLeft) await pay(tx, filed, after(26));
  });
}

/** Whether its due day has passed. */
function isLate(
  soft: StoredPeriod,
  { presentMs, register }: Pick<Moment, 'presentMs' | 'register'>,
): boolean {
  const { due } = dueOfPeriod(soft, ruleOf(soft), register);
  return due.kind === 'DATED' && Date.parse(due.lateFrom) <= presentMs;
}

async function propose(
  tx: Queryable,
  soft: StoredPeriod,
  { at, isWaiting }: { readonly at: Date; readonly isWaiting: boolean },
): Promise<StoredPeriod> {
  const version = { ...soft.pinned, version: 1, createdBy: demoProposer };
  const versionId = await insertVersion(tx, soft, version, isWaiting ? 'PROPOSED' : 'PINNED');
  const warnings = soft.pinned.paper.statusReasons.map((text) => ({
    id: text,
    words: reasonWords(reasonOfText(text)),
    reason: 'Looked at with the source; the figures stand.',
  }));
  await insertProposal(tx, {
    ...blankProposal(soft, at),
    kind: 'CLOSE',
    versionId,
    reason: 'All loads of the period have been looked at.',
    warnings,
    contentHash: version.contentHash,
  });
  await touchPeriod(tx, soft, at);
  return { ...soft, revision: soft.revision + 1 };
}

async function decide(tx: Queryable, period: StoredPeriod, at: Date): Promise<StoredPeriod> {
  await confirmPending(tx, period.id, at);
  const people = { proposedBy: demoProposer, confirmedBy: demoConfirmer };
  return move(tx, period, { kind: 'close', refusals: [], unanswered: [], ...people }, at);
}

async function pay(tx: Queryable, period: StoredPeriod, at: Date): Promise<void> {
  const { id } = period;
  const { tax, currency } = period.pinned;
  if (Number(tax) > 0) {
    const number = String(at.getTime() + id.length * 7919).slice(0, 10);
    const written = await insertPayment(tx, {
      brandId: period.brandId,
      periodId: id,
      controlNumber: `99${number}-${period.code}-${period.productClass}`.replaceAll('_', '-'),
      paidAt: at.toISOString(),
      amount: tax,
      penalties: '0.00',
      currency,
      bankRef: `TRF-${number}`,
      recordedBy: demoProposer,
      recordedAt: at.toISOString(),
    });
    if (written === null) throw new Error(`the control number of ${id} is taken`);
  }
  await move(tx, period, { kind: 'settle', balance: '0.00' }, at);
}
