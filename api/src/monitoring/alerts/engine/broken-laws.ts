import type { AlertTextCode } from '@tallyhouse/shared/contracts/words/alerts.en';
import { lawWords } from '@tallyhouse/shared/contracts/words/laws.en';
import type { Queryable } from '../../../store/store';
import type { Finding, Look } from './detector';
import { worded, type Worded } from '../../../house/alerting/worded';

interface BrokenLaw {
  readonly brandId: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly detail: string;
}

/** A law of files, or of records as the list of exceptions has them, with the query that gives what breaks it: brand, object and words. */
interface FactLaw {
  readonly id: string;
  readonly code: AlertTextCode;
  /** Values of the words, from what the query says in `detail`. */
  readonly paramsOf: (detail: string) => Readonly<Record<string, string>>;
  readonly sql: string;
}

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
    id: 'LAWS',
    code: 'LAW_BROKEN',
    paramsOf: (detail) => {
      const [laws = '', count = ''] = detail.split(' ');
      return { laws, count };
    },
    // Each record stands in the list of exceptions.
    sql: `select brand_id as "brandId", 'law' as "objectKind", law as "objectId",
        law || ' ' || cast(count(*) as varchar) as "detail"
      from data_exception where state = 'OPEN' group by brand_id, law`,
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
        object: { kind: objectKind, id: objectKind === 'law' ? objectId : `${id} ${objectId}` },
        period: null,
        ...(objectKind !== 'law' && { cause: { kind: 'law', id } }),
        severity: 'HIGH' as const,
        ...inWords(code, { objectId, ...paramsOf(detail) }),
        at: now,
        occurrence: detail,
      })),
    );
  }
  return findings;
}

/** Messages name a law by what it says; who says it in another language gets its code. */
function inWords(code: AlertTextCode, params: Readonly<Record<string, string>>): Worded {
  const words: Readonly<Record<string, string | undefined>> = lawWords;
  const laws = params['laws'] ?? '';
  return { ...worded(code, { ...params, laws: words[laws] ?? laws }), said: { code, params } };
}
