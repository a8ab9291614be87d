import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { simulationSchema, type Simulation } from '@tallyhouse/shared/contracts/reports';
import { instantSchema, type Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import type { JobHandler } from '../../platform/job-queue/job-handler';
import type { Jobs } from '../../platform/job-queue/jobs';
import { ProblemError } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import type { ReportPlan } from '../reports/report-definition';
import { findType, type ReportFamily } from '../reports/report-family';
import { forReturn } from '../reports/return-brands';
import { simulateReport } from './simulate-report';

/** What an order of any family says. */
interface SimulatedOrder {
  readonly type: string;
  readonly period: Period;
  readonly licenceId?: string | undefined;
}

/** How the reports of one family are simulated. */
export interface SimulationKind<Order extends SimulatedOrder> {
  /** Of the job, `online-simulation`. */
  readonly kind: string;
  readonly order: z.ZodMiniType<Order>;
  readonly family: ReportFamily;
  /** Completes an order made at `now`. Errors: `ValidationFailed`. */
  plan(order: Order, by: { store: Store; brand: ActiveBrand; now: Date }): ReportPlan | Promise<ReportPlan>;
}

/** An order as it is kept: what was known is what was known when it was made, however often it is begun. */
interface KeptOrder<Order> {
  readonly order: Order;
  readonly orderedAt: string;
}

/**
 * Simulating as a job.
 *
 * It resumes from the start: sums are quick beside what would have to be kept of them. A simulation that was written
 * just before its process ended has no reader and goes with its 24 hours.
 */
export function simulationHandler<Order extends SimulatedOrder>(
  kind: SimulationKind<Order>,
): JobHandler<KeptOrder<Order>> {
  return {
    kind: kind.kind,
    input: z.object({ order: kind.order, orderedAt: instantSchema }),
    access: 'reports.simulate',
    about: ({ order: { type, period } }, { id, brand }) => ({
      title: findType(kind.family, brand, type)?.title ?? { en: type, sw: type },
      period,
      format: null,
      goTo: { path: `/${kind.family.channel.toLowerCase()}/simulations/${id}`, query: {} },
    }),
    run({ order, orderedAt }, { store, brand: asked, owner, signal, progress }) {
      const now = new Date(orderedAt);
      return asReturn(kind, order, { store, brand: asked, user: owner }, async (brand) => {
        const plan = await kind.plan(order, { store, brand, now });
        return {
          result: await simulateReport(store, plan, { brand, userId: owner.id, now, signal, progress }),
        };
      });
    },
  };
}

/** Does `work` for the brands of the return that is simulated. Errors: `RETURN_SPANS_BRANDS` (403). */
function asReturn<Order extends SimulatedOrder, T>(
  { family }: Pick<SimulationKind<Order>, 'family'>,
  order: Order,
  { store, ...by }: { readonly store: Store; readonly brand: ActiveBrand; readonly user: CurrentUser },
  work: (brand: ActiveBrand) => Promise<T>,
): Promise<T> {
  return forReturn(store, { family, order, ...by, permission: 'reports.simulate' }, work);
}

/** A call that asks for a simulation. */
export interface SimulationCall<Order> {
  readonly order: Order;
  /** False: answer with the job at once. */
  readonly wait: boolean;
  readonly store: Store;
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly now: Date;
  /** How long a call may take. */
  readonly callLimitSeconds: number;
  readonly reply: FastifyReply;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
}

/** Starts a simulation and answers with it, or by 202 with its job when it takes longer. Errors: `ValidationFailed`. */
export async function answerSimulation<Order extends SimulatedOrder>(
  jobs: Jobs,
  kind: SimulationKind<Order>,
  { order, wait, user, brand, now, store, callLimitSeconds, reply, signal }: SimulationCall<Order>,
): Promise<Simulation | Job> {
  await asReturn(kind, order, { store, brand, user }, (whole) =>
    Promise.resolve(kind.plan(order, { store, brand: whole, now })),
  );
  const input = { order, orderedAt: now.toISOString() };
  const job = await jobs.start(simulationHandler(kind), { ownerId: user.id, brandId: brand.id, input });
  if (wait) {
    // Long before the call would be refused, a progress bar is better for who waits.
    const patienceMs = (callLimitSeconds * 1000) / 3;
    const finished = await patiently(jobs, { id: job.id, user, signal, patienceMs });
    if (finished !== undefined) return z.parse(simulationSchema, finished.value);
  }
  void reply.code(202).header('Location', `/api/Jobs/${job.id}`);
  return jobs.read(job.id, user);
}

/** The job's result, if it comes in time. Nobody waits for it any more: the query behind it stops too. */
async function patiently(
  jobs: Jobs,
  {
    id,
    user,
    signal,
    patienceMs,
  }: {
    readonly id: string;
    readonly user: CurrentUser;
    readonly signal: AbortSignal;
    readonly patienceMs: number;
  },
) {
  let cancelling: Promise<unknown> | undefined;
  const cancel = () => (cancelling ??= jobs.cancel(id, user).catch(() => undefined));
  signal.addEventListener('abort', cancel);
  if (signal.aborted) void cancel();
  try {
    const finished = await jobs.resultWithin(id, patienceMs);
    // An answer of a cancelled job must not be kept for a repetition of the call.
    if (signal.aborted) {
      throw new ProblemError(503, 'UNAVAILABLE', 'The caller went away, so the work was stopped');
    }
    return finished;
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelling;
  }
}
