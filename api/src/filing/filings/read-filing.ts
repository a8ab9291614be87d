import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { Filing, FilingPeriod } from '@tallyhouse/shared/contracts/filings';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { saidOf, whatWithholds } from '../../platform/access/blind/blindness';
import { brandIdsWith, isAllowed } from '../../platform/auth/current-user';
import { dueWords } from '../authorities/due-words';
import { findDeadline, presentDeadline, type Deadline } from '../authorities/list-deadlines';
import { taxesOf } from '../authorities/taxes-of-obligation';
import { loadRegister } from '../../taxes/obligations/load-register';
import { presentItems, type Viewer } from '../confirmation/present-item';
import { isFiledAtPortal } from '../confirmation/queries/read-portals';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { requireContent } from '../../reporting/reports/find-content';
import { headerOf } from '../../reporting/reports/present-report';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { actForBrands } from '../../store/brand-scope';
import type { Queryable, QueryOptions, Store } from '../../store/store';
import { statedFor } from '../tax-periods/filed-reports';
import { listPeriods } from '../tax-periods/list-periods';
import { readPayments } from '../tax-periods/queries/payments';
import { readPeriodsById } from '../../taxes/assessment/queries/period-rows';
import { mismatchesOf } from './mismatches';
import { nextStep, type FilingState } from './next-step';
import { readReceipts } from './read-receipts';

interface FilingQuestion {
  readonly id: string;
  readonly brandIds: readonly string[];
  readonly viewer: Viewer;
}

/** One thing that is owed, with all that belongs to it and what comes next. Errors: `NotFound`. */
export async function readFiling(
  store: Store,
  { id, brandIds, viewer }: FilingQuestion,
  options: QueryOptions = {},
): Promise<Filing> {
  const { user, now } = viewer;
  const deadline = await findDeadline(store, brandIds, { id, now });
  const { brandId, authorityId, period } = deadline;
  const { authority, obligation } = await readOwed(store, deadline);
  const { versions, item } = await readReturn(store, deadline, viewer);
  const [report] = versions;
  const heldIds = brandIdsWith(user, 'tax.view');
  const asked = deadline.brandIds.filter((one) => brandIds.includes(one));
  const periods = await readTaxes(store, { deadline, obligation, asked, heldIds, now }, options);
  const isHeld = deadline.brandIds.every((one) => isAllowed(user, 'reports.view', one));
  // A return, and a tax of a company, cover several brands.
  const covered = [
    ...new Set([
      ...(isHeld ? deadline.brandIds : asked),
      ...periods.flatMap(({ brands = [] }) => brands.map((brand) => brand.id)),
    ]),
  ];
  const within = <T>(work: () => Promise<T>) => (covered.length === 1 ? work() : actForBrands(covered, work));
  const [withholding] = covered.flatMap((one) => whatWithholds({ brandId: one, period }) ?? []);
  const isWithheld = withholding !== undefined;
  const stated = await within(() => readStated(store, isWithheld ? undefined : report, periods));
  const receipts = await within(() => readReceipts(store, { deadlineId: id, versions }));
  const references = receipts.flatMap(({ reference }) => reference ?? []);
  const mismatches = isWithheld
    ? []
    : periods.flatMap((one) => mismatchesOf(one, { stated: stated(one), references }));
  const paidIds = periods.map((one) => one.id);
  const payments = await within(() => readPayments(store, paidIds));
  return {
    deadline: presentDeadline(deadline),
    authorityName: authority.name,
    dueWords: dueWords(obligation, authority.zone),
    return: report === undefined ? null : headerOf(report),
    taxPeriods: periods.map((one) => presentTax(one, { stated: stated(one), isWithheld })),
    payments: payments.map(({ periodId, controlNumber, paidAt, amount, bankRef }) => ({
      ...{ periodId, controlNumber, paidAt, amount: isWithheld ? null : amount, bankRef },
    })),
    receipts,
    mismatches,
    next: nextStep({
      ...{ deadline, ackKind: obligation.ackKind, item, taxPeriods: periods, mismatches, userId: user.id },
      isPortal: await within(() => isFiledAtPortal(store, { brandId, authorityId })),
      may: (permission) => deadline.brandIds.every((one) => isAllowed(user, permission, one)),
      today: deadline.today,
    }),
    ...saidOf(withholding),
  };
}

/**
 * The versions of its return, newest first, and the newest one among the confirmations. Whoever may not act for all of its
 * brands is told how far it is, and that others have to do what comes next.
 */
async function readReturn(
  store: Queryable,
  { brandIds, reportIds, reportId, reportState }: Deadline,
  viewer: Viewer,
): Promise<{ readonly versions: StoredReport[]; readonly item: FilingState['item'] }> {
  const held = brandIdsWith(viewer.user, 'reports.view');
  if (brandIds.some((id) => !held.includes(id))) {
    const isThere = reportId !== null && reportState !== null;
    const report = isThere ? { id: reportId, state: reportState, ackRef: null } : null;
    return { versions: [], item: report === null ? null : { report, family: 'ONLINE', allowed: nothing } };
  }
  const read = async () => {
    const versions: StoredReport[] = [];
    for (const id of reportIds) versions.push(await requireReport(store, held, id));
    const [report] = versions;
    const [item = null] = report === undefined ? [] : await presentItems(store, [report], viewer);
    return { versions, item };
  };
  return brandIds.length === 1 ? read() : actForBrands(brandIds, read);
}

const nothing: NonNullable<FilingState['item']>['allowed'] = {
  ...{ confirm: false, submit: false, return: false, withdraw: false, retrySend: false, acknowledge: false },
  ...{ correct: false, file: false, whyNotConfirm: null, whyNotCode: null },
};

async function readOwed(store: Queryable, { authorityId, obligationCode }: Deadline) {
  const authority = (await loadRegister(store)).find(({ id }) => id === authorityId);
  const obligation = authority?.obligations.find(({ code }) => code === obligationCode);
  if (authority === undefined || obligation === undefined) throw new Error(`nobody wants ${obligationCode}`);
  return { authority, obligation };
}

/** Tax periods of exactly its days: those that its return states, or that fulfil it; none of what is done elsewhere. */
async function readTaxes(
  store: Store,
  of: {
    readonly deadline: Deadline;
    readonly obligation: Obligation;
    /** Those of its brands that the call is for. */
    readonly asked: readonly string[];
    /** For which figures may be told: a tax of a company covers several brands. */
    readonly heldIds: readonly string[];
    readonly now: Date;
  },
  options: QueryOptions,
): Promise<TaxPeriod[]> {
  const { period } = of.deadline;
  const taxes = taxesOf(of.deadline.authorityId, of.obligation);
  if (taxes === null) return [];
  const { productClasses, ...narrow } = taxes;
  const { asked, heldIds, now } = of;
  const scope = { brandIds: asked, heldIds, pack: await readCurrentPack(store), now };
  const question = { ...narrow, ...period, sort: 'due:asc', includeUnverified: false } as const;
  const { periods } = await listPeriods(store, scope, question, options);
  return periods.filter(
    (one) =>
      one.period.from === period.from &&
      one.period.to === period.to &&
      (productClasses === null || productClasses.includes(one.productClass)),
  );
}

/** States in which a report has no figures that anybody stands for. */
const unmade: readonly StoredReport['state'][] = ['DRAFT', 'RETURNED', 'STALE', 'EXPIRED'];

/** Tells what a return states for a tax period; null where it states nothing. */
async function readStated(
  store: Queryable,
  report: StoredReport | undefined,
  periods: readonly TaxPeriod[],
): Promise<(period: TaxPeriod) => FilingPeriod['stated']> {
  if (report === undefined || unmade.includes(report.state)) return () => null;
  const lines: readonly TaxLine[] = (await requireContent(store, report)).tax;
  const stored = await readPeriodsById(
    store,
    periods.map(({ id }) => id),
  );
  return (period) => {
    const found = stored.find(({ id }) => id === period.id);
    if (found === undefined) return null;
    const { base, tax } = statedFor(found, lines);
    return { base, tax };
  };
}

function presentTax(
  period: TaxPeriod,
  { stated, isWithheld }: { readonly stated: FilingPeriod['stated']; readonly isWithheld: boolean },
): FilingPeriod {
  const { id, code, productClass, state, version, currency, due, isLate, ackRef } = period;
  const { baseAmount, tax, payable, paid, balance } = period;
  const amounts = { baseAmount, tax, payable, paid, balance };
  const none = { baseAmount: null, tax: null, payable: null, paid: null, balance: null };
  const shown = isWithheld ? none : amounts;
  return {
    ...{ id, code, productClass, state, version, currency, due, isLate, ackRef },
    ...{ ...shown, stated },
  };
}
