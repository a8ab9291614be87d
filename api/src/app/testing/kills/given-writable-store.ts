import { alder, givenBrands, insertLicence } from '../../../figures/testing/given-facts';
import { onlineReports } from '../../../reporting/reports/families/online-family';
import { insertContent } from '../../../reporting/reports/queries/insert-content';
import { columnsOf } from '../../../reporting/reports/report-definition';
import type { Store } from '../../../store/store';
import { givenSession } from '../given-session';
import { givenUser } from '../test-app';

const fields = ['day', 'bets', 'stakes', 'ggr'];
const period = { from: '2026-03-01', to: '2026-03-31' };

/** What `writers` writers need for `turns` writes each; gives the headers of somebody who may do all of it. */
export async function givenWritableStore(
  store: Store,
  { writers, turns }: { readonly writers: number; readonly turns: number },
): Promise<Record<string, string>> {
  await givenBrands(store, [alder]);
  await store.query(
    `insert into source (brand_id, id, channel, name)
     select 'alder', 'source-' || n, 'ONLINE', 'Source ' || n from generate_series(1, ${writers}) t(n)`,
  );
  await insertLicence(store, { id: 'lic_alder', authority: 'MGA', products: 'SPORTS' });
  await store.query(
    `insert into product (brand_id, id, name, vertical, provider)
     values ('alder', 'p1', 'Football', 'SPORTS_PREMATCH', 'Own')`,
  );
  await givenSimulations(store, { writers, turns });
  await givenUser(store, { id: 'u_writer', role: 'admin', brandIds: ['alder'] });
  await store.query(
    `insert into app_user_role (user_id, role, brand_id) values ('u_writer', 'reporter', 'alder')`,
  );
  return givenSession(store, { userId: 'u_writer', brandId: 'alder' });
}

/** A simulation for every write that keeps one, all of the same figures. */
async function givenSimulations(
  store: Store,
  { writers, turns }: { readonly writers: number; readonly turns: number },
): Promise<void> {
  const now = new Date();
  await insertContent(store, {
    id: 'cnt_first',
    brandId: alder.id,
    brandIds: [alder.id],
    family: 'ONLINE',
    offers: null,
    definition: {
      type: 'ONLINE_DAILY',
      period,
      basis: 'SETTLED',
      fields,
      filters: [],
      asOf: now.toISOString(),
    },
    columns: columnsOf(onlineReports, fields),
    totals: Object.fromEntries(fields.map((field) => [field, null])),
    meta: {
      period: { ...period, zone: alder.zone, cutoff: alder.cutoff },
      basis: 'SETTLED',
      asOf: now.toISOString(),
      snapshotId: 'snp_1',
      status: 'FINAL',
      statusReasons: [],
      filtersText: [],
      noActivity: true,
    },
    checks: [],
    rowCount: 0,
    currency: alder.currency,
    contentHash: 'sha256:00',
    rulePackVersion: null,
    isHypothetical: false,
    tax: [],
    createdAt: now.toISOString(),
  });
  const names = `select 'w' || w || '-' || t as name from generate_series(1, ${writers}) a(w), generate_series(1, ${turns}) b(t)`;
  await store.query(
    `insert into report_content (id, brand_id, family, definition, columns, totals, meta, checks, row_count, currency, content_hash, created_at)
     select 'cnt_' || n.name, brand_id, family, definition, columns, totals, meta, checks, row_count, currency, content_hash, created_at
     from report_content, (${names}) n where id = 'cnt_first'`,
  );
  await store.query(
    `insert into simulation (id, brand_id, user_id, content_id, created_at, expires_at)
     select 'sim_' || name, 'alder', 'u_writer', 'cnt_' || name, timestamp '2026-01-01', timestamp '2099-01-01' from (${names}) n`,
  );
}
