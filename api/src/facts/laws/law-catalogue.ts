import type { LawCode } from '@tallyhouse/shared/contracts/words/laws.en';

/** ERROR: figures that rest on the record are wrong. WARN: they may be. */
export type LawSeverity = 'ERROR' | 'WARN';

/** What holds for the records of tickets: bets, what became of them, and what was paid for them. */
export interface Law {
  readonly code: LawCode;
  readonly severity: LawSeverity;
  /**
   * SELECT of what breaks it, over the relations of `ticketRelations`: columns as `breachOf` gives them.
   *
   * A record is named once, with the day of the record that it contradicts, where there is one: figures of both days
   * are concerned.
   */
  readonly sql: string;
}

interface Named {
  /** Relation that the record stands in, with alias `f`, and what else the condition needs. */
  readonly from: string;
  readonly where: string;
  readonly kind: 'bet' | 'settlement' | 'payment';
  /** SQL of the day and the knowledge of what it contradicts. */
  readonly otherDay?: string;
  readonly otherKnown?: string;
  /** One more column. */
  readonly more?: string;
}

/** SELECT of records that break a law, named as exceptions name them. */
function breachOf({ from, where, kind, otherDay = 'cast(null as date)', otherKnown, more }: Named): string {
  const since = otherKnown === undefined ? 'f.known_at' : `greatest(f.known_at, ${otherKnown})`;
  return `select f.brand_id, '${kind}' as kind, f.source_id, f.record_id, f.ticket_id, f.batch_id, f.channel,
    f.gaming_day, ${otherDay} as other_day, ${since} as since${more === undefined ? '' : `, ${more}`} from ${from} where ${where}`;
}

/** Not that of its licence, which is the brand's where it has none of its own. */
export const isInOtherCurrency = `(exists (select 1 from licence l where l.id = f.licence_id and l.currency <> f.currency)
  or exists (select 1 from brand o where o.id = f.brand_id and o.currency <> f.currency
    and not exists (select 1 from licence l where l.id = f.licence_id and l.currency = f.currency)))`;

const perTicket = 'f.brand_id = t.brand_id and f.sold_by = t.sold_by and f.ticket_id = t.ticket_id';
/** A record of each of the three kinds; `where` of its columns. */
const ofEach = (where: (kind: Named['kind']) => string) =>
  (['bet', 'settlement', 'payment'] as const)
    .map((kind) => breachOf({ kind, from: `${kind}s f`, where: where(kind) }))
    .join(' union all ');
const withBet = (kind: 'settlement' | 'payment', where: string) =>
  breachOf({
    kind,
    from: `${kind}s f join bets b on b.brand_id = f.brand_id and b.source_id = f.sold_by and b.ticket_id = f.ticket_id`,
    where,
    otherDay: 'b.gaming_day',
    otherKnown: 'b.known_at',
  });
/** The last record of each ticket whose sums break a law. */
const lastOf = (kind: 'settlement' | 'payment', where: string, otherDay: string) => {
  const inTicket =
    'partition by f.brand_id, f.sold_by, f.ticket_id order by f.event_at desc, f.record_id desc';
  const all = breachOf({
    kind,
    from: `${kind}s f join tickets t on ${perTicket}`,
    where,
    otherDay,
    otherKnown: 't.known_at',
    more: `row_number() over (${inTicket}) as from_last`,
  });
  return `select brand_id, kind, source_id, record_id, ticket_id, batch_id, channel, gaming_day, other_day, since
    from (${all}) o where from_last = 1`;
};
/** Something of the ticket that has not come would explain it: its file is named elsewhere. */
const explained = (kind: 'BETS' | 'SETTLEMENTS', from: string, to: string) => `exists (
  select 1 from lacking l where l.brand_id = f.brand_id and l.source_id = f.sold_by and l.kind = '${kind}'
    and coalesce(l.starts, ${to}) <= ${to} and coalesce(l.ends, ${from}) >= ${from})`;

/** Every law of tickets. A new one needs words in `contracts/words/laws`, and a book in `data-exceptions/testing/broken-books` that breaks it. */
export const ticketLaws: readonly Law[] = [
  {
    code: 'RETURNED_PAYS_NOTHING',
    severity: 'ERROR',
    sql: breachOf({ kind: 'settlement', from: 'settlements f', where: 'f.is_returned and f.payout <> 0' }),
  },
  {
    code: 'LOST_PAYS_NOTHING',
    severity: 'ERROR',
    sql: breachOf({
      kind: 'settlement',
      from: 'settlements f',
      where: "f.result = 'LOST' and f.payout <> 0",
    }),
  },
  {
    code: 'NET_AFTER_WITHHOLDING',
    severity: 'ERROR',
    sql: breachOf({
      kind: 'payment',
      from: 'payments f',
      where: "f.payment_kind <> 'EXPIRED' and f.net <> f.gross - f.withholding",
    }),
  },
  { code: 'NOTHING_NEGATIVE', severity: 'ERROR', sql: ofEach(() => 'f.is_negative') },
  {
    code: 'ONE_CHANNEL',
    severity: 'ERROR',
    sql: ofEach((kind) =>
      kind === 'bet'
        ? "f.channel not in ('ONLINE', 'RETAIL') or (f.channel = 'RETAIL') <> f.names_branch"
        : "f.channel not in ('ONLINE', 'RETAIL')",
    ),
  },
  {
    code: 'BRAND_CURRENCY',
    severity: 'ERROR',
    sql: ofEach(() => isInOtherCurrency),
  },
  {
    code: 'ONE_VERSION',
    severity: 'ERROR',
    sql: ofEach(
      (kind) => `(f.brand_id, f.source_id, f.record_id) in (
        select brand_id, source_id, record_id from ${kind}s group by brand_id, source_id, record_id having count(*) > 1)`,
    ),
  },
  {
    code: 'KNOWN_AFTERWARDS',
    severity: 'WARN',
    sql: ofEach(() => "f.known_at < f.event_at - interval '5 minutes'"),
  },
  {
    code: 'PLACED',
    severity: 'ERROR',
    sql: breachOf({
      kind: 'settlement',
      from: 'settlements f',
      where: `not f.has_bet and not ${explained('BETS', "f.event_at - interval '400 days'", 'f.event_at')}
        and not exists (select 1 from refused r where r.brand_id = f.brand_id and r.record_id = f.ticket_id)`,
    }),
  },
  {
    code: 'SETTLED_WITHIN_STAKE',
    severity: 'ERROR',
    sql: lastOf('settlement', 't.settled > t.staked', 't.bet_day'),
  },
  {
    code: 'RETURNED_ALONE',
    severity: 'ERROR',
    sql: breachOf({
      kind: 'settlement',
      from: `settlements f join tickets t on ${perTicket}`,
      where: "f.result in ('VOID', 'CANCELLED') and t.settlements > 1",
      otherDay: 't.first_settled_day',
      otherKnown: 't.known_at',
    }),
  },
  {
    code: 'PAID_WITHIN_WINNINGS',
    severity: 'ERROR',
    sql: lastOf(
      'payment',
      `t.settled = t.staked and t.paid > t.won and not ${explained('SETTLEMENTS', 't.first_settled_at', 'f.event_at')}`,
      't.last_settled_day',
    ),
  },
  {
    code: 'SETTLED_AFTERWARDS',
    severity: 'ERROR',
    sql: withBet('settlement', 'f.event_at < b.event_at'),
  },
  {
    code: 'PAID_AFTERWARDS',
    severity: 'WARN',
    sql: breachOf({
      kind: 'payment',
      from: `payments f join tickets t on ${perTicket}`,
      where: 't.settled = t.staked and f.event_at < t.first_settled_at',
      otherDay: 't.first_settled_day',
      otherKnown: 't.known_at',
    }),
  },
  {
    code: 'ONE_LICENCE',
    severity: 'ERROR',
    sql: (['settlement', 'payment'] as const)
      .map((kind) => withBet(kind, 'f.licence_id <> b.licence_id'))
      .join(' union all '),
  },
  {
    code: 'LATE_VOID_OF_SETTLED',
    severity: 'ERROR',
    sql: breachOf({
      kind: 'settlement',
      from: `settlements f join tickets t on ${perTicket}`,
      where: `f.result = 'LATE_VOID' and (t.late > t.played or t.late = t.played and t.won > 0
          or f.event_at < t.first_settled_at)
        and not ${explained('SETTLEMENTS', "f.event_at - interval '400 days'", 'f.event_at')}`,
      otherDay: 't.first_settled_day',
      otherKnown: 't.known_at',
    }),
  },
];

const severities = new Map<string, LawSeverity>(ticketLaws.map(({ code, severity }) => [code, severity]));

/** Errors: `RangeError` for a code that names no law. */
export function severityOfLaw(code: string): LawSeverity {
  const severity = severities.get(code);
  if (severity === undefined) throw new RangeError(`${code} is no law`);
  return severity;
}
