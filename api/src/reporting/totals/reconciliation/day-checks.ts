import type { Check } from '@tallyhouse/shared/contracts/reports';
import { checkWords, type CheckTextCode } from '@tallyhouse/shared/contracts/words/checks.en';
import type { LawCode } from '@tallyhouse/shared/contracts/words/laws.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import { askForEach } from '../../../figures/ask-for-each';
import { inForce } from '../../../store/in-force';
import type { SqlParams } from '../../../store/sql-params';
import { breachesOf, exceptionId } from '../../../facts/laws/find-breaches';
import { ticketLaws } from '../../../facts/laws/law-catalogue';
import type { Queryable, QueryOptions } from '../../../store/store';
import { windowOf, type DayScope } from './day-window';

/** What the laws of records are summed up to, with codes of the words for both outcomes. */
interface RecordCheck {
  readonly id: string;
  readonly laws: readonly LawCode[];
  readonly fine: CheckTextCode;
  /** Its words have a place for the `count` of records that break them, or for the `laws`. */
  readonly broken: CheckTextCode;
}

const recordChecks: readonly RecordCheck[] = [
  { id: 'INV-02', laws: ['ONE_CHANNEL'], fine: 'CHANNELS_ADD_UP', broken: 'CHANNELS_DO_NOT_ADD_UP' },
  { id: 'INV-14', laws: ['ONE_VERSION'], fine: 'NOTHING_TWICE', broken: 'TWO_VERSIONS_IN_FORCE' },
  {
    id: 'INV-15',
    laws: ['SETTLED_AFTERWARDS', 'PAID_AFTERWARDS', 'KNOWN_AFTERWARDS'],
    fine: 'FACTS_IN_ORDER',
    broken: 'FACTS_OUT_OF_ORDER',
  },
  { id: 'INV-25', laws: ['NOTHING_NEGATIVE'], fine: 'NOTHING_NEGATIVE', broken: 'NEGATIVE_FACTS' },
];
const others: RecordCheck = {
  id: 'LAWS',
  laws: ticketLaws
    .map(({ code }) => code)
    .filter((code) => recordChecks.every(({ laws }) => !laws.includes(code))),
  fine: 'RECORDS_KEEP_LAWS',
  broken: 'RECORDS_BREAK_LAWS',
};

/** Files count as a law of their own. */
interface Broken {
  readonly brandId: string;
  readonly law: LawCode | 'FILES';
  readonly count: number;
}

/** The laws of the day of each brand, each with what was found. */
export async function checkDays(
  store: Queryable,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
): Promise<(Check & { readonly brandId: string })[]> {
  const asked = scopes.flatMap((scope) => [
    { scope, sqlOf: (params: SqlParams) => brokenRecords(store, scope, params) },
    { scope, sqlOf: (params: SqlParams) => brokenFiles(scope, params) },
  ]);
  const rows = await askForEach<Broken, (typeof asked)[number]>(
    store,
    asked,
    ({ sqlOf }, params) => sqlOf(params),
    options,
  );
  return scopes.flatMap(({ brand }) => {
    const own = rows.filter(({ brandId }) => brandId === brand.id);
    return checksOf(own).map((check) => ({ ...check, brandId: brand.id }));
  });
}

/** Records that break a law on the day, unless two people have waived it. */
function brokenRecords(store: Queryable, { brand, day, asOf }: DayScope, params: SqlParams): string {
  const [brandId, gamingDay, instant] = [brand.id, day, asOf].map((value) => params.add(value));
  const isKnown = (alias: string) => inForce(instant ?? '', alias);
  const ofDay = (table: string, ticket: string) => `select brand_id, ${ticket} as record_id from ${table} f
    where f.brand_id = ${brandId} and f.gaming_day = cast(${gamingDay} as date) and ${isKnown('f.')}`;
  const tickets = [
    ofDay('bet', 'record_id'),
    ofDay('settlement', 'bet_record_id'),
    ofDay('payment', 'bet_record_id'),
  ];
  const scope = { tickets: tickets.join(' union all '), inForce: isKnown };
  return `select cast(${brandId} as varchar) as "brandId", b.law as "law", count(*) as "count"
    from (${breachesOf(scope, store.engine)}) b
    where b.gaming_day = cast(${gamingDay} as date) and not exists (
      select 1 from data_exception e where e.id = ${exceptionId('b.')} and e.state = 'WAIVED')
    group by b.law`;
}

/** Files of the day whose own numbers do not add up. */
function brokenFiles(scope: DayScope, params: SqlParams): string {
  const { from, to } = windowOf(scope);
  const [brandId, first, next] = [scope.brand.id, from, to].map((value) => params.add(value));
  return `select cast(${brandId} as varchar) as "brandId", 'FILES' as "law", count(*) as "count" from load_batch
    where brand_id = ${brandId} and period_from >= cast(${first} as timestamp) and period_from < cast(${next} as timestamp)
      and state not in ('MISSING', 'REJECTED') and reprocesses is null
      and (received <> accepted + rejected + duplicate
        or rejected = 0 and (control_count <> computed_count or control_amount <> computed_amount))`;
}

function checksOf(broken: readonly Broken[]): Check[] {
  const inFiles = broken.find(({ law }) => law === 'FILES')?.count ?? 0;
  const checks = [...recordChecks, others].map(({ id, laws, fine, broken: words }) => {
    const own = broken.filter(({ law }) => law !== 'FILES' && laws.includes(law));
    const count = own.reduce((sum, one) => sum + one.count, 0);
    const params =
      words === 'RECORDS_BREAK_LAWS' ? { laws: own.map(({ law }) => law).join(', ') } : { count };
    return checkOf(id, count === 0 ? { code: fine, params: {} } : { code: words, params });
  });
  const ofFiles =
    inFiles === 0
      ? ({ code: 'FILES_AS_THEY_SAY', params: {} } as const)
      : ({ code: 'FILES_NOT_AS_THEY_SAY', params: { count: inFiles } } as const);
  return [...checks, checkOf('INV-13', ofFiles)];
}

const fineCodes: readonly CheckTextCode[] = [...recordChecks, others].map(({ fine }) => fine);

function checkOf(id: string, said: { readonly code: CheckTextCode; readonly params: Said['params'] }): Check {
  const ok = said.code === 'FILES_AS_THEY_SAY' || fineCodes.includes(said.code);
  return {
    id,
    ok,
    severity: ok ? 'INFO' : 'ERROR',
    detail: fillPlaces(checkWords[said.code], said.params),
    said,
  };
}
