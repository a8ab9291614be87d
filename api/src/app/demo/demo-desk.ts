import { coveredBy } from '../../figures/brands-as-one';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { totpCode } from '../../platform/auth/totp';
import { confirmReport } from '../../filing/confirmation/confirm-report';
import { correctReport } from '../../filing/confirmation/correct-report';
import { deliverNext } from '../../filing/confirmation/delivery/deliver-next';
import { idempotencyKeyOf } from '../../reporting/payloads/queries/delivery-row';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { readSubmission } from '../../reporting/payloads/queries/submission-row';
import { expireSubmissions } from '../../filing/confirmation/delivery/expire-submissions';
import { returnReport, withdrawReport } from '../../filing/confirmation/return-report';
import { warningsNow } from '../../filing/confirmation/warnings-now';
import { submitReport } from '../../filing/confirmation/submit-report';
import { ProblemError } from '../../platform/http/problems';
import { deleteReport } from '../../reporting/reports/delete-report';
import { familyOf } from '../../reporting/reports/families/families';
import { prepareReport } from '../../reporting/reports/prepare-report';
import { planSimulation } from '../../reporting/reports/plan-simulation';
import { simulateReport } from '../../reporting/simulations/simulate-report';
import type { Store } from '../../store/store';
import { createDemoAuthority, type ScriptedAnswer } from './demo-authority';
import type { PlannedReport } from './demo-report-fates';
import { demoOtpSecret } from './demo-users';

export const demoReporter = 'u_demo_reporter';
const approver: CurrentUser = {
  id: 'u_demo_approver',
  email: '',
  name: '',
  locale: 'en',
  sessionId: 'demo',
  assignments: [],
  brands: [],
};

/** The two people of the demo at their reports, in the past. Each action is the one that the API does. */
export interface DemoDesk {
  simulateAndKeep(report: PlannedReport, now: Date): Promise<string>;
  /** Hands it over; where facts have come since it was simulated, it is simulated again first. */
  submit(report: PlannedReport, reportId: string, now: Date): Promise<void>;
  /** Tries to hand over what is out of date. */
  submitTooLate(brand: ActiveBrand, reportId: string, now: Date): Promise<void>;
  withdraw(brand: ActiveBrand, reportId: string, now: Date, reason: string): Promise<void>;
  delete(report: PlannedReport, reportId: string, now: Date): Promise<void>;
  /** Ends what nobody confirmed in time. */
  expire(now: Date): Promise<void>;
  returnIt(brand: ActiveBrand, reportId: string, now: Date, reason: string): Promise<void>;
  /** Confirms; the authority will answer by `answers`. */
  confirm(brand: ActiveBrand, reportId: string, now: Date, answers: readonly ScriptedAnswer[]): Promise<void>;
  /** Lets the queue work. */
  deliver(now: Date): Promise<void>;
  correct(brand: ActiveBrand, reportId: string, now: Date, reason: string): Promise<void>;
}

export function createDemoDesk(store: Store): DemoDesk {
  let nowMs = 0;
  const clock = () => new Date(nowMs);
  const gateway = createDemoAuthority(clock);
  const simulateAndKeep: DemoDesk['simulateAndKeep'] = async (
    { brand, family, type, period, licenceId },
    now,
  ) => {
    const order = { type, period, filters: [], licenceId };
    const plan = await planSimulation(store, familyOf(family), order, { brand, now });
    const { simulationId } = await simulateReport(store, plan, {
      brand,
      userId: demoReporter,
      now,
    });
    return (await prepareReport(store, { brand, simulationId, userId: demoReporter, now })).id;
  };
  /** Whether it was handed over; what is out of date was not. */
  const trySubmitting = (brand: ActiveBrand, reportId: string, now: Date) =>
    submitReport(store, { reportId, brand, userId: demoReporter, now }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError && error.code === 'STALE_SIMULATION') return false;
        throw error;
      },
    );
  return {
    simulateAndKeep,
    async submit(report, reportId, now) {
      const { brand } = report;
      if (await trySubmitting(brand, reportId, now)) return;
      await simulateAndKeep(report, now);
      await submitReport(store, { reportId, brand, userId: demoReporter, now });
    },
    async submitTooLate(brand, reportId, now) {
      if (await trySubmitting(brand, reportId, now)) throw new Error(`${reportId} was not out of date`);
    },
    withdraw: (brand, reportId, now, reason) =>
      withdrawReport(store, { reportId, brand, userId: demoReporter, now }, reason),
    delete: ({ brand, family }, id, now) =>
      deleteReport(store, { family, id, brandIds: coveredBy(brand), userId: demoReporter, now }),
    async expire(now) {
      await expireSubmissions(store, now);
    },
    returnIt: (brand, reportId, now, reason) =>
      returnReport(store, { reportId, brand, userId: approver.id, now }, reason),
    async confirm(brand, reportId, now, answers) {
      const report = await requireReport(store, coveredBy(brand), reportId);
      gateway.script(idempotencyKeyOf(report), answers);
      const submission = await readSubmission(store, reportId);
      if (submission === undefined) throw new Error(`${reportId} was not submitted`);
      const { payloadHash, controlField, controlTotal, figureStatus } = submission;
      const warnings = await warningsNow(store, { report, submission }, { brand, now });
      const body = {
        payloadHash,
        controlTotals: { [controlField]: controlTotal },
        otp: totpCode(demoOtpSecret, now),
        warnings: warnings.map(({ id }) => ({ id, reason: 'Known, and told to the authority by letter.' })),
        nonFinalReason:
          figureStatus === 'FINAL' ? null : 'What the sources have lost does not come any more.',
      };
      await confirmReport(store, { reportId, brand, now, user: approver, body });
    },
    async deliver(now) {
      nowMs = now.getTime();
      let isMore = true;
      while (isMore) isMore = await deliverNext({ store, gateway, clock });
    },
    async correct(brand, reportId, now, reason) {
      await correctReport(store, { reportId, brand, userId: demoReporter, now }, reason);
    },
  };
}
