import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import { insertLicence, givenSettlement } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { cedar, givenTaxApp, type TaxApp } from '../tax-periods/testing/given-tax-app';
import { listDeadlines } from './list-deadlines';
import { bothEngines } from '../../store/testing/on-engines';

const quarter = { from: '2026-01-01', to: '2026-03-31' };

describe.each(bothEngines({ isGuarded: true }))('what each licence owes on %s', (_, open) => {
  let tax: TaxApp;

  beforeEach(async () => {
    tax = await givenTaxApp(await open(), [cedar]);
    await actForAllBrands(async () => {
      for (const id of ['gb-online', 'gb-shops']) {
        const licence = { id, brand_id: 'cedar', authority: 'UKGC', number: id };
        await insertLicence(tax.store, {
          ...licence,
          ...{ products: 'SPORTS_LIVE', valid_from: '2020-01-01' },
        });
      }
      await givenSettlement(tax.store, {
        ...{ brand_id: 'cedar', licence_id: 'gb-online', vertical: 'SPORTS_LIVE' },
        ...{ currency: 'GBP', day: '2026-02-10' },
      });
    });
  });
  afterEach(() => tax.app.close());

  /** A return of the quarter that the Commission has accepted. */
  async function accepted(more: object = {}): Promise<void> {
    const order = { type: 'GB_QUARTERLY', period: quarter, ...more };
    const asked = { brand: 'cedar', body: order };
    const answer = await tax.reporter('POST', '/api/OnlineReports/simulation', asked);
    const { simulationId } = answer.json<Simulation>();
    const body = { simulationId };
    const kept = await tax.reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'cedar', body });
    await tax.sql(`update report set state = 'ACCEPTED' where id = '${kept.json<ReportHeader>().id}'`);
  }

  async function states(): Promise<Record<string, string>> {
    const range = { from: '2026-04-01', to: '2026-06-30', now: tax.now() };
    const deadlines = await actForAllBrands(() => listDeadlines(tax.store, ['cedar'], range));
    const returns = deadlines.filter(({ reportType }) => reportType === 'GB_QUARTERLY');
    return Object.fromEntries(returns.map(({ licenceId, state }) => [licenceId, state]));
  }

  test('a return is done for a licence whose rows it has; another one waits for a nil return of its own', async () => {
    const open = { 'gb-online': 'UPCOMING', 'gb-shops': 'UPCOMING' };
    expect(await states()).toEqual(open);

    await accepted();

    expect(await states()).toEqual({ ...open, 'gb-online': 'DONE' });

    await accepted({ licenceId: 'gb-shops' });

    expect(await states()).toEqual({ 'gb-online': 'DONE', 'gb-shops': 'DONE' });
  });
});
