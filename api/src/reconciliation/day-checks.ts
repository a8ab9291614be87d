import type { Check } from '@tallyhouse/shared/contracts/reports';
import { checkWords, type CheckTextCode } from '@tallyhouse/shared/contracts/words/checks.en';
import type { LawCode } from '@tallyhouse/shared/contracts/words/laws.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import { inForce } from '../figures/in-force';
import { breachesOf, exceptionId } from '../laws/find-breaches';
import { ticketLaws } from '../laws/law-catalogue';
import type { Queryable, QueryOptions } from '../store/store';
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

/** Files of the day whose own numbers do not add up. */
const batchLaw = `select count(*) as broken from load_batch
    where brand_id = $1 and period_from >= cast($2 as timestamp) and period_from < cast($3 as timestamp)
      and state not in ('MISSING', 'REJECTED') and reprocesses is null
      and (received <> accepted + rejected + duplicate
        or rejected = 0 and (control_count <> computed_count or control_amount <> computed_amount))`;

/** Records that break a law on the day, unless two people have waived it. */
function brokenOfDay(store: Queryable): string {
  const ofDay = (table: string, ticket: string) => `select brand_id, ${ticket} as record_id from ${table} f
    where f.brand_id = $1 and f.gaming_day = cast($2 as date) and ${inForce('$3', 'f.')}`;
  const tickets = [
    ofDay('bet', 'record_id'),
    ofDay('settlement', 'bet_record_id'),
    ofDay('payment', 'bet_record_id'),
  ];
  const scope = { tickets: tickets.join(' union all '), inForce: (alias: string) => inForce('$3', alias) };
  return `select b.law as "law", count(*) as "count" from (${breachesOf(scope, store.engine)}) b
    where b.gaming_day = cast($2 as date) and not exists (
      select 1 from data_exception e where e.id = ${exceptionId('b.')} and e.state = 'WAIVED')
    group by b.law order by b.law`;
}

/** The laws of a day, each with what was found. */
export async function checkDay(
  store: Queryable,
  scope: DayScope,
  options: QueryOptions = {},
): Promise<Check[]> {
  const { brand, day, asOf } = scope;
  const { from, to } = windowOf(scope);
  const broken = await store.query<{ law: LawCode; count: number }>(
    brokenOfDay(store),
    [brand.id, day, asOf],
    options,
  );
  const [files] = await store.query<{ broken: number }>(batchLaw, [brand.id, from, to], options);
  const inFiles = files?.broken ?? 0;
  const checks = [...recordChecks, others].map(({ id, laws, fine, broken: words }) => {
    const own = broken.filter(({ law }) => laws.includes(law));
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
