import { inForce } from '../../../../store/in-force';

export type PlaceLevel = 'region' | 'branch' | 'terminal' | 'cashier';

/** How facts belong to the places of a level; a ticket counts as a place of its own. */
export interface Level {
  /** By the columns of a bet `f`, and of a settlement `f`. */
  readonly ofBet: string;
  readonly ofSettlement: string;
  /** By a payment `p` and, where needed, the bet `sold` behind it: who paid, and who sold. */
  readonly payer: string;
  readonly ticketSeller: string;
  readonly needsBet: boolean;
  /** By a drawer `f`; null where a drawer belongs to no such place. */
  readonly drawer: string | null;
  /** By the shop of sums of days `f`, `elsewhere` where there is none; null where these do not tell the place. */
  readonly keptBy: string | null;
  /** Column of `spot` with the id of the place. */
  readonly spot: string;
}

/** Id of the place where payments are that no shop made: they went into wallets. */
export const elsewhere = 'ELSEWHERE';

const orElsewhere = (sql: string) => `coalesce(${sql}, '${elsewhere}')`;
const regionOf = (column: string) =>
  `(select br.region from branch br where br.brand_id = $1 and br.id = ${column})`;

/** Of the bet behind a payment, and where that did not come, of what settled it: there its winnings count. */
const ofTicket = (column: string) =>
  `case when sold.record_id is null then (select max(s.${column}) from settlement s
     where s.brand_id = p.brand_id and s.source_id = p.source_id and s.bet_record_id = p.bet_record_id
       and ${inForce('$4', 's.')}) else sold.${column} end`;

export const placeLevels: Readonly<Record<PlaceLevel, Level>> = {
  region: {
    ofBet: regionOf('f.branch_id'),
    ofSettlement: regionOf('f.branch_id'),
    payer: orElsewhere(regionOf('p.branch_id')),
    ticketSeller: regionOf('p.selling_branch_id'),
    needsBet: false,
    drawer: regionOf('f.branch_id'),
    keptBy: orElsewhere(regionOf('f.branch_id')),
    spot: 'region',
  },
  branch: {
    ofBet: 'f.branch_id',
    ofSettlement: 'f.branch_id',
    payer: orElsewhere('p.branch_id'),
    ticketSeller: 'p.selling_branch_id',
    needsBet: false,
    drawer: 'f.branch_id',
    keptBy: orElsewhere(`nullif(f.branch_id, '')`),
    spot: 'branch_id',
  },
  terminal: {
    ofBet: 'f.terminal_id',
    ofSettlement: 'f.terminal_id',
    payer: ofTicket('terminal_id'),
    ticketSeller: ofTicket('terminal_id'),
    needsBet: true,
    drawer: null,
    keptBy: null,
    spot: 'terminal_id',
  },
  cashier: {
    ofBet: 'f.cashier_id',
    ofSettlement: 'f.cashier_id',
    payer: 'p.cashier_id',
    ticketSeller: ofTicket('cashier_id'),
    needsBet: true,
    drawer: 'f.cashier_id',
    keptBy: null,
    spot: 'cashier_id',
  },
};

const ticketOf = (alias: string, bet: string) => `${alias}.source_id || '/' || ${alias}.${bet}`;

export const ticketLevel: Level = {
  ofBet: ticketOf('f', 'record_id'),
  ofSettlement: ticketOf('f', 'bet_record_id'),
  payer: ticketOf('p', 'bet_record_id'),
  ticketSeller: ticketOf('p', 'bet_record_id'),
  needsBet: false,
  drawer: null,
  keptBy: null,
  spot: 'branch_id',
};

const isOpenOf = (branch: string) =>
  `${branch}.opened_on <= cast($3 as date) and (${branch}.closed_on is null or ${branch}.closed_on >= cast($2 as date))`;
const isOpen = isOpenOf('b');

/**
 * SELECT of every place of a level: id, name, region, parent, terminals of shops that were open, is_open (some day of the
 * period).
 */
export const placesSql: Readonly<Record<PlaceLevel, string>> = {
  region: `select b.region as id, b.region as name, b.region as region, cast(null as varchar) as parent,
      (select count(*) from terminal t join branch o on o.brand_id = t.brand_id and o.id = t.branch_id
        where o.brand_id = $1 and o.region = b.region and ${isOpenOf('o')}) as terminals, bool_or(${isOpen}) as is_open
    from branch b where b.brand_id = $1 group by b.region
    union all select '${elsewhere}', 'Not in a shop', null, null, null, false`,
  branch: `select b.id, b.name, b.region, b.region as parent,
      (select count(*) from terminal t where t.brand_id = b.brand_id and t.branch_id = b.id and ${isOpen}) as terminals,
      ${isOpen} as is_open
    from branch b where b.brand_id = $1
    union all select '${elsewhere}', 'Not in a shop', null, null, null, false`,
  terminal: `select t.id, t.id as name, b.region, t.branch_id as parent, cast(null as bigint) as terminals,
      ${isOpen} as is_open
    from terminal t join branch b on b.brand_id = t.brand_id and b.id = t.branch_id where t.brand_id = $1`,
  cashier: `select c.id, c.name, b.region, c.branch_id as parent, cast(null as bigint) as terminals,
      ${isOpen} as is_open
    from cashier c join branch b on b.brand_id = c.brand_id and b.id = c.branch_id where c.brand_id = $1`,
};
