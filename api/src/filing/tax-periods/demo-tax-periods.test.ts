import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { verifyAudit } from '../../house/audit/verify-audit';
import { givenTokenKeys } from '../../platform/auth/testing/given-token-keys';
import { createDemoBook, demoReference } from '../../app/demo/demo-book';
import { demoBrands } from '../../app/demo/demo-brands';
import { createDemoReports } from '../../app/demo/demo-reports';
import { createDemoUsers } from '../../app/demo/demo-users';
import { smallBook } from '../../app/demo/testing/small-book';
import { sumMoney } from '../../domain/money/money';
import { lastOfMonth } from '../../domain/periods/calendar';
import { classChainOf, unclaimedClass } from '../../domain/tax/product-class';
import { createDrillTokens } from '../../platform/auth/drill-token';
import { ingestFiles } from '../../facts/loads/ingest';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { planDeadlines } from '../../taxes/obligations/plan-deadlines';
import { readLicencesInForce } from '../../taxes/obligations/queries/read-licences-in-force';
import { loadRegister } from '../../taxes/obligations/load-register';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { taxesOf } from '../authorities/taxes-of-obligation';
import { createDemoTaxClasses } from './demo-tax-classes';
import { createDemoTaxPeriods } from './demo-tax-periods';
import { carrierOf } from './filed-reports';
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

test('the demo has tax periods of several brands in every state a house with history has', async () => {
  const { periods } = await list();
  expect(new Set(periods.map(({ state }) => state))).toEqual(
    new Set(['OPEN', 'SOFT_CLOSED', 'CLOSED', 'FILED', 'PAID', 'REOPENED', 'AMENDED']),
  );
  expect(new Set(periods.map(({ brandId }) => brandId))).toEqual(new Set(brandIds));
  expect(periods.some(({ proposal }) => proposal?.kind === 'CLOSE')).toBe(true);
  // What is paid has its payment.
  expect(periods.filter(({ state, balance }) => state === 'PAID' && Number(balance) > 0)).toEqual([]);
  // The present is never before the steps that led to it.
  const [latest] = await store.query<{ at: string }>('select max(happened_at) as "at" from tax_period_step');
  expect(latest!.at <= now.toISOString()).toBe(true);
});

test('only a few tax periods of the demo are overdue, the rest of what was due is paid', async () => {
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

test('of every brand every rule in force in every month has a deadline, or a reason why it has none', () =>
  actForAllBrands(async () => {
    const pack = await readCurrentPack(store);
    const licences = await readLicencesInForce(store, brandIds);
    const range = { from: '2026-01-01', to: '2027-01-31' };
    const planned = (await loadRegister(store)).flatMap((authority) =>
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
        const own = periods.filter((period) => period.brandId === brandId);
        const inForce = pack.rules.filter(
          ({ jurisdiction, validFrom, validTo }) =>
            own.some((period) => period.jurisdiction === jurisdiction) &&
            validFrom <= days.to &&
            (validTo === null || validTo > days.from),
        );
        expect(inForce.length).toBeGreaterThan(0);
        for (const { id, authority, code, product } of inForce) {
          const named = notComputed.find((one) => one.brandId === brandId && one.ruleId === id);
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
    expect([...whyNot]).toEqual(['GBT UNCL ONLINE: The source does not state the day within the period.']);
  }));

test('every return of the demo that went out states base and tax of its tax period to the cent', () =>
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
         'DK_MONTHLY', 'MT_MONTHLY')`,
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
    expect(new Set(compared.map(({ type }) => type)).size).toBe(4);
    for (const { stated, ...rest } of compared) expect({ ...rest, owed: stated }).toEqual(rest);
  }));

test(
  'every paper of the demo keeps its laws, and the audit its chain',
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
