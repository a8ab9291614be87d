import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { verifyAudit } from '../../house/audit/verify-audit';
import { givenTokenKeys } from '../../platform/auth/testing/given-token-keys';
import { createDemoBook, demoReference } from '../../app/demo/demo-book';
import { demoBrands } from '../../app/demo/demo-brands';
import { createDemoReports } from '../../app/demo/demo-reports';
import { createDemoUsers } from '../../app/demo/demo-users';
import { smallBook } from '../../app/demo/testing/small-book';
import { faceValue } from '../../domain/measures/treatment';
import { subtractMoney, sumMoney } from '../../domain/money/money';
import { lastOfMonth } from '../../domain/periods/calendar';
import { classChainOf, unclaimedClass } from '../../domain/tax/product-class';
import { createDrillTokens } from '../../platform/auth/drill-token';
import { ingestFiles } from '../../facts/loads/ingest';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { planDeadlines } from '../../taxes/obligations/plan-deadlines';
import { readObligations } from '../../taxes/obligations/read-obligations';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { taxesOf } from '../authorities/taxes-of-obligation';
import { createDemoTaxClasses } from './demo-tax-classes';
import { createDemoTaxPeriods } from './demo-tax-periods';
import { carrierOf } from './filed-reports';
import { demoReporter } from '../../app/demo/demo-desk';
import { readUser } from '../../platform/auth/read-session';
import { onlineReports } from '../../reporting/reports/families/online-family';
import { planSimulation } from '../../reporting/reports/plan-simulation';
import { sumFigures } from '../../reporting/reports/queries/sum-figures';
import { forReturn } from '../../reporting/reports/return-brands';
import { simulateReport } from '../../reporting/simulations/simulate-report';
import { readPeriodsById } from '../../taxes/assessment/queries/period-rows';
import { listPeriods } from './list-periods';
import { readPaper } from './read-paper';

let store: Store;
const brandIds = demoBrands.map(({ id }) => id);
const now = new Date('2026-04-11T12:00:00Z');

beforeAll(
  () =>
    actForAllBrands(async () => {
      const options = smallBook({ bets: 3000, months: 4, damage: 8 });
      store = await openTestStore();
      await loadReferenceData(store, demoReference(options));
      for (const part of createDemoBook(options)) {
        if (part.kind !== 'truth') await ingestFiles(store, part.files);
      }
      await createDemoUsers(store);
      await store.tx(createDemoTaxClasses);
      await createDemoReports(store, { brandIds, until: '2026-04-10' });
      await createDemoTaxPeriods(store, { brandIds, until: '2026-04-10' });
    }),
  240_000,
);
afterAll(() => store.close());

const list = () =>
  actForAllBrands(async () =>
    listPeriods(
      store,
      { brandIds, pack: await readCurrentPack(store), now },
      { sort: 'period:desc', includeUnverified: false },
    ),
  );

test('the demo has tax periods of several brands in every state a house with history has @deep', async () => {
  const { periods } = await list();
  expect(new Set(periods.map(({ state }) => state))).toEqual(
    new Set(['OPEN', 'SOFT_CLOSED', 'CLOSED', 'FILED', 'PAID', 'REOPENED', 'AMENDED']),
  );
  const shown = periods.flatMap(({ brandId, brands = [] }) => [brandId, ...brands.map(({ id }) => id)]);
  expect(new Set(shown)).toEqual(new Set(brandIds));
  expect(periods.some(({ proposal }) => proposal?.kind === 'CLOSE')).toBe(true);
  // What is paid has its payment.
  expect(periods.filter(({ state, balance }) => state === 'PAID' && Number(balance) > 0)).toEqual([]);
  // The present is never before the steps that led to it.
  const [latest] = await store.query<{ at: string }>('select max(happened_at) as "at" from tax_period_step');
  expect(latest!.at <= now.toISOString()).toBe(true);
});

test('only a few tax periods of the demo are overdue, the rest of what was due is paid @deep', async () => {
  const { periods } = await list();
  // Files that nobody has looked into yet refuse to close a period.
  const isRefused = (reasons: readonly string[]) => reasons.some((one) => /^(GAP|REJECTED|MORE):/.test(one));
  for (const brandId of brandIds) {
    const late = periods.filter(
      (period) => period.brandId === brandId && period.isLate && !isRefused(period.statusReasons),
    );
    expect([brandId, late.length <= 7]).toEqual([brandId, true]);
  }
});

test('of every brand every rule in force in every month has a deadline, or a reason why it has none @deep', () =>
  actForAllBrands(async () => {
    const pack = await readCurrentPack(store);
    const { register, licences } = await readObligations(store, brandIds);
    const range = { from: '2026-01-01', to: '2027-01-31' };
    const planned = register.flatMap((authority) =>
      authority.obligations.flatMap((obligation) => {
        const about = taxesOf(authority.id, obligation);
        return about === null
          ? []
          : planDeadlines({ authority, obligation }, licences, range).map((one) => ({ ...one, about }));
      }),
    );
    const isDue = ({ authority, code, productClass, period, entity }: TaxPeriod) =>
      planned.some(
        ({ licence, period: days, about }) =>
          licence.entityId === entity?.id &&
          days.from === period.from &&
          days.to === period.to &&
          about.code === code &&
          (about.authority ?? authority) === authority &&
          (about.productClasses?.includes(productClass) ?? true),
      );
    const whyNot = new Set<string>();
    for (const month of ['2026-01', '2026-02', '2026-03']) {
      const days = { from: `${month}-01`, to: lastOfMonth(`${month}-01`) };
      const { periods, notComputed } = await listPeriods(
        store,
        { brandIds, pack, now },
        { ...days, sort: 'period:desc', includeUnverified: false },
      );
      for (const brandId of brandIds) {
        // A tax is the company's, of all brands under its licences.
        const own = periods.filter(({ brands = [] }) => brands.some(({ id }) => id === brandId));
        const company = new Set(own.flatMap(({ brands = [] }) => brands.map(({ id }) => id)));
        const inForce = pack.rules.filter(
          ({ jurisdiction, validFrom, validTo }) =>
            own.some((period) => period.jurisdiction === jurisdiction) &&
            validFrom <= days.to &&
            (validTo === null || validTo > days.from),
        );
        expect(inForce.length).toBeGreaterThan(0);
        for (const { id, authority, code, product } of inForce) {
          const named = notComputed.find((one) => company.has(one.brandId) && one.ruleId === id);
          const taxed = own.filter(
            (one) =>
              one.authority === authority &&
              one.code === code &&
              (product.startsWith('ALL_') ||
                [...classChainOf(one.productClass), unclaimedClass].includes(product)),
          );
          // Neither computed nor named.
          if (named === undefined && taxed.length === 0) whyNot.add(`${id}: nothing said`);
          for (const period of taxed.filter((one) => !isDue(one)))
            whyNot.add(`${period.authority} ${period.code} ${period.productClass}: ${period.due.words}`);
        }
      }
    }
    expect([...whyNot].sort()).toEqual([
      'GBT UNCL ONLINE: The source does not state the day within the period.',
      'Skatteverket SPS LICENSED: The due date is stated on the VAT class of the taxpayer.',
    ]);
  }));

test('every return of the demo that went out states base and tax of its tax period to the cent @deep', () =>
  actForAllBrands(async () => {
    const { periods } = await list();
    const sent = await store.query<{
      type: string;
      brandId: string;
      from: string;
      to: string;
      tax: TaxLine[];
    }>(
      `select r.type as "type", r.brand_id as "brandId", r.period_from as "from", r.period_to as "to", c.tax as "tax"
       from report r join report_content c on c.id = r.content_id
       where r.state in ('SENT', 'ACKNOWLEDGED', 'ACCEPTED') and r.type in ('TZ_SPORTS_MONTHLY', 'TZ_CASINO_MONTHLY',
         'DK_MONTHLY', 'SE_MONTHLY', 'MT_MONTHLY')`,
    );
    const compared = sent.flatMap(({ type, brandId, from, to, tax }) => {
      const own = periods.filter(
        (period) =>
          period.brandId === brandId &&
          carrierOf(period) === type &&
          period.period.from === from &&
          period.period.to === to,
      );
      const owed = {
        base: sumMoney(own.map(({ baseAmount }) => baseAmount)),
        tax: sumMoney(own.map((period) => period.tax)),
      };
      const stated = {
        base: sumMoney(tax.map(({ baseAmount }) => baseAmount)),
        tax: sumMoney(tax.map((line) => line.tax)),
      };
      return own.map(({ state }) => ({ type, from, state, stated, owed }));
    });
    expect(new Set(compared.map(({ type }) => type)).size).toBe(5);
    for (const { stated, ...rest } of compared) expect({ ...rest, owed: stated }).toEqual(rest);
  }));

test(
  'a return for every obligation, licence and period of the demo states what its tax periods do, and is the sum of its brands @deep',
  () =>
    actForAllBrands(async () => {
      const user = await readUser(store, demoReporter, now);
      const { periods } = await list();
      const pinned = await readPeriodsById(
        store,
        periods.map(({ id }) => id),
      );
      const range = { from: '2026-01-01', to: '2026-06-30' };
      const { register, licences } = await readObligations(store, brandIds);
      const planned = register.flatMap((authority) =>
        authority.obligations.flatMap((obligation) =>
          planDeadlines({ authority, obligation: walked(obligation) }, licences, range),
        ),
      );
      const owed = planned.filter(
        ({ obligation, period }) => obligation.fulfilledBy.kind === 'REPORT' && period.to < '2026-04-11',
      );
      const compared: object[] = [];
      const taxedByHmrc = new Map<string, { duties: TaxPeriod[]; profits: string[] }>();
      for (const { licence, obligation, period } of owed) {
        const { fulfilledBy, per } = obligation;
        const type = fulfilledBy.kind === 'REPORT' ? fulfilledBy.reportType : '';
        const { id: licenceId, brandId } = licence;
        const own = periods.filter((one) => carrierOf(one) === type && isOf(one, { brandId, period }));
        // The Commission taxes nothing: its return tells the play that HMRC's duties are on, filed by themselves.
        const duties = type === 'GB_QUARTERLY' ? dutiesOf(periods, { brandId, period }) : [];
        const asOf =
          pinned.find(({ id }) => id === (own[0] ?? duties[0])?.id)?.pinned.pinnedAt ?? now.toISOString();
        const brand = user?.brands.find(({ id }) => id === brandId);
        if (user === undefined || brand === undefined) throw new Error(`nobody reports for ${brandId}`);
        const narrow = per === 'LICENCE' ? { licenceId } : {};
        const order = { type, period, filters: [], asOf, ...narrow };
        const asked = { family: onlineReports, order, user, brand, permission: 'reports.simulate' } as const;
        await forReturn(store, asked, async (whole) => {
          const plan = await planSimulation(store, onlineReports, order, { brand: whole, now });
          const made = await simulateReport(store, plan, { brand: whole, userId: user.id, now });
          const shape = { ...plan, dimensions: [], conditions: plan.factConditions };
          const revenueOf = async (scope: Partial<typeof plan.scope>) => {
            const [sums] = await sumFigures(store, { ...plan.scope, ...scope }, shape);
            const { stakesCash = '0', stakesBonus = '0', voids = '0', winnings = '0' } = sums ?? {};
            return subtractMoney(sumMoney([stakesCash, stakesBonus]), sumMoney([voids, winnings]));
          };
          const parts: string[] = [];
          for (const id of plan.scope.brandIds) parts.push(await revenueOf({ brandIds: [id] }));
          if (duties.length > 0) {
            const offers = plan.scope.offers?.map((one) => ({ ...one, treatment: faceValue })) ?? [];
            const name = `${brandId} ${period.from}`;
            const { profits = [] } = taxedByHmrc.get(name) ?? {};
            taxedByHmrc.set(name, { duties, profits: [...profits, await revenueOf({ offers })] });
          }
          compared.push({
            ...{ type, licenceId, from: period.from, brands: plan.scope.brandIds },
            figures: {
              ggr: made.totals['ggr'],
              base: own.length === 0 ? null : sumMoney(made.tax.map(({ baseAmount }) => baseAmount)),
              tax: own.length === 0 ? null : sumMoney(made.tax.map((line) => line.tax)),
            },
            expected: {
              ggr: sumMoney(parts),
              base: own.length === 0 ? null : sumMoney(own.map(({ baseAmount }) => baseAmount)),
              tax: own.length === 0 ? null : sumMoney(own.map((one) => one.tax)),
            },
            failed: made.checks.filter(({ id, ok }) => id === 'TAX' && !ok),
          });
        });
      }
      expect(new Set(owed.map(({ obligation }) => obligation.code)).size).toBe(6);
      expect(compared).toContainEqual(expect.objectContaining({ brands: ['cedar', 'rowan'] }));
      // Four months of either country, each in its own currency.
      expect(
        compared.filter((one) => ['DK_MONTHLY', 'SE_MONTHLY'].includes((one as { type: string }).type)),
      ).toHaveLength(8);
      for (const one of compared) {
        expect(one).toMatchObject({ failed: [], figures: (one as { expected: object }).expected });
      }
      // What the Commission leaves out, bonus stakes, HMRC takes at face value: so its returns come to HMRC's profits.
      const hmrc = [...taxedByHmrc].map(([name, { duties, profits }]) => ({
        name,
        told: sumMoney(profits),
        taxed: sumMoney(duties.map(({ baseAmount }) => baseAmount)),
      }));
      expect(hmrc.length).toBeGreaterThan(0);
      for (const { name, told, taxed } of hmrc) expect([name, told]).toEqual([name, taxed]);
    }),
  120_000,
);

/** The obligation with a day, so that its periods are walked over, too, where nobody knows the real one. */
function walked(obligation: Obligation): Obligation {
  if (obligation.due.anchor !== 'FORM') return obligation;
  return { ...obligation, due: { anchor: 'PERIOD_END', days: 28, roll: 'NONE' } };
}

/** Whether a tax period is of a brand and of exactly these days. */
function isOf(
  one: TaxPeriod,
  { brandId, period }: { readonly brandId: string; readonly period: Period },
): boolean {
  return one.brandId === brandId && one.period.from === period.from && one.period.to === period.to;
}

/** The duties of HMRC on exactly these days, of a brand's company. */
function dutiesOf(periods: readonly TaxPeriod[], of: Parameters<typeof isOf>[1]): TaxPeriod[] {
  return periods.filter((one) => one.authority === 'HMRC' && isOf(one, of));
}

test(
  'every paper of the demo keeps its laws, and the audit its chain @deep',
  () =>
    actForAllBrands(async () => {
      const pack = await readCurrentPack(store);
      const tokens = createDrillTokens(givenTokenKeys(Buffer.alloc(32)), () => now);
      const seal = { tokens, userId: 'u_demo_reporter' };
      const { periods } = await list();
      for (const { id, state } of periods.filter((period) => period.period.to >= '2026-02-01')) {
        const { checks } = await readPaper(store, { brandIds, pack, now }, { id, split: ['day'], seal });
        expect([id, state, checks.filter(({ ok }) => !ok)]).toEqual([id, state, []]);
      }
      expect((await verifyAudit(store)).faults).toEqual([]);
    }),
  60_000,
);
