import type { FastifyInstance } from 'fastify';
import { sourcesOf } from '../../domain/tax-period/tax-period-machine';
import { ProblemError } from '../../platform/http/problems';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { findReturn } from './filed-reports';
import { filePeriod } from './pay';
import { readPeriodsIn } from '../../taxes/assessment/queries/period-rows';
import { softCloseDuePeriods } from './soft-close';
import { letEnd } from '../../platform/http/let-end';

const everyMs = 60_000;
// Periods end on days: looking through all facts more often would find nothing.
const softCloseEveryMs = 3_600_000;

/** What one turn of the calendar did, by ids of tax periods. */
export interface CalendarTurn {
  readonly softClosed: readonly string[];
  readonly filed: readonly string[];
}

/** Closes softly what is due, unless left out, and files what an authority has acknowledged. */
export async function turnTaxCalendar(
  store: Store,
  now: Date,
  { softCloses = true }: { readonly softCloses?: boolean } = {},
): Promise<CalendarTurn> {
  const softClosed = softCloses ? await softCloseEverywhere(store, now) : [];
  return { softClosed, filed: await fileAcknowledged(store, now) };
}

async function softCloseEverywhere(store: Store, now: Date): Promise<string[]> {
  const brands = await store.query<{ id: string }>('select id as "id" from brand order by id');
  const brandIds = brands.map(({ id }) => id);
  const pack = await readCurrentPack(store);
  return softCloseDuePeriods(store, { brandIds, pack, now });
}

async function fileAcknowledged(store: Store, now: Date): Promise<string[]> {
  const filed: string[] = [];
  for (const period of await readPeriodsIn(store, sourcesOf.file)) {
    const sent = await findReturn(store, period);
    const ackRef = sent?.isTheSame === true ? sent.ackRef : null;
    if (ackRef === null) continue;
    try {
      await store.tx((tx) => filePeriod(tx, period, { ackRef, actorId: null, at: now }));
      filed.push(period.id);
    } catch (error) {
      // Somebody moved it in the meantime: the next turn looks again.
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  return filed;
}

/** Turns the calendar while the server runs: files every minute, closes softly every hour. */
export function keepTaxCalendar(
  server: FastifyInstance,
  { store, clock }: { readonly store: Store; readonly clock: () => Date },
): void {
  let turning: Promise<void> | undefined;
  let softClosedMs = Number.NEGATIVE_INFINITY;
  async function turn(): Promise<void> {
    try {
      const now = clock();
      const softCloses = now.getTime() - softClosedMs >= softCloseEveryMs;
      const { softClosed, filed } = await actForAllBrands(() => turnTaxCalendar(store, now, { softCloses }));
      if (softCloses) softClosedMs = now.getTime();
      if (softClosed.length + filed.length > 0) {
        server.log.info({ softClosed: softClosed.length, filed: filed.length }, 'tax periods moved');
      }
    } catch (error) {
      server.log.error({ err: error }, 'the tax calendar could not be turned');
    }
  }
  const timer = setInterval(() => (turning ??= turn().finally(() => (turning = undefined))), everyMs).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await letEnd(turning);
  });
}
