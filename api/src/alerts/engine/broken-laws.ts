import type { AlertTextCode } from '@tallyhouse/shared/contracts/words/alerts.en';
import type { Queryable } from '../../store/store';
import type { Finding, Look } from './detector';
import { worded } from '../worded';

interface BrokenLaw {
  readonly brandId: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly detail: string;
}

/** A law of the facts with the query that gives what breaks it: brand, object and words. */
interface FactLaw {
  readonly id: string;
  readonly code: AlertTextCode;
  /** Values of the words, from what the query says in `detail`. */
  readonly paramsOf: (detail: string) => Readonly<Record<string, string>>;
  readonly sql: string;
}

const tables = ['bet', 'settlement', 'payment', 'drawer_shift'] as const;
// One alert names the law; a thousand of them would say no more.
const mostOfALaw = 20;

const laws: readonly FactLaw[] = [
  {
    id: 'INV-13',
    code: 'LAW_BROKEN_INV_13',
    paramsOf: (detail) => {
      const [received = '', accepted = '', rejected = '', duplicate = ''] = detail.split(' ');
      return { received, accepted, rejected, duplicate };
    },
    sql: `select brand_id as "brandId", 'load-batch' as "objectKind", id as "objectId",
        cast(received as varchar) || ' ' || cast(accepted as varchar) || ' ' || cast(rejected as varchar) || ' '
          || cast(duplicate as varchar) as "detail"
      from load_batch
      where state <> 'MISSING' and (received <> accepted + rejected + duplicate
        or (state in ('LOADED', 'LATE') and rejected = 0 and control_count is not null
          and (control_count <> computed_count or control_amount <> computed_amount)))`,
  },
  {
    id: 'INV-14',
    code: 'LAW_BROKEN_INV_14',
    paramsOf: (versions) => ({ versions }),
    sql: tables
      .map(
        (table) => `select brand_id as "brandId", 'record' as "objectKind",
          '${table} ' || source_id || ' ' || record_id as "objectId", cast(count(*) as varchar) as "detail"
        from ${table} where superseded_at is null group by brand_id, source_id, record_id having count(*) > 1`,
      )
      .join(' union all '),
  },
  {
    id: 'INV-25',
    code: 'LAW_BROKEN_INV_25',
    paramsOf: () => ({}),
    sql: `select brand_id as "brandId", 'record' as "objectKind", 'bet ' || source_id || ' ' || record_id as "objectId",
        'stake below zero' as "detail"
      from bet where superseded_at is null and (stake_cash < 0 or stake_bonus < 0)
      union all
      select brand_id, 'record', 'settlement ' || source_id || ' ' || record_id, 'stake or payout below zero'
      from settlement where superseded_at is null
        and (stake_cash < 0 or stake_bonus < 0 or payout_cash < 0 or payout_bonus < 0)
      union all
      select brand_id, 'record', 'payment ' || source_id || ' ' || record_id, 'payment below zero'
      from payment where superseded_at is null and (gross < 0 or withholding < 0 or net < 0)`,
  },
];

/** What in the store breaks a law of the facts. */
export async function findBrokenLaws(store: Queryable, { now }: Look): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, code, paramsOf, sql } of laws) {
    const broken = await store.query<BrokenLaw>(`select * from (${sql}) v order by 1, 3 limit ${mostOfALaw}`);
    findings.push(
      ...broken.map(({ brandId, objectKind, objectId, detail }) => ({
        brandId,
        object: { kind: objectKind, id: `${id} ${objectId}` },
        period: null,
        ...worded(code, { objectId, ...paramsOf(detail) }),
        at: now,
        occurrence: detail,
      })),
    );
  }
  return findings;
}
