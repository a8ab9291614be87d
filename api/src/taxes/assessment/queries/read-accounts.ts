import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { jurisdictionOf } from '../../../domain/tax/product-class';
import { isPlay } from '../../../figures/daily-sums/daily-sums';
import { askAlone, type Question } from '../../../store/ask-together';
import type { Queryable, QueryOptions } from '../../../store/store';

/** The laws that a brand is under, and when money first went into and out of its players' accounts. */
export interface BrandAccounts {
  readonly brandId: string;
  /** By licence: the law that it puts its brand under, and its last day; that of the country where there is no licence. */
  readonly laws: readonly {
    readonly licenceId: string | null;
    /** The company that holds it; one named as the brand where there is no licence. */
    readonly entityId: string;
    readonly jurisdiction: string;
    readonly to: Day | null;
  }[];
  readonly firstDay: { readonly DEPOSITS: Day | null; readonly WITHDRAWALS: Day | null };
  /** Some movements name no licence. */
  readonly hasUnnamed: boolean;
}

/** The kind of movement that a tax on accounts is based on: money that came in, and money that was paid out. */
export const movementOf = { DEPOSITS: 'DEPOSIT', WITHDRAWALS: 'WITHDRAWAL_PAID' } as const;

/** Laws and accounts of the brands, by brand. */
export async function readAccounts(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<BrandAccounts[]> {
  if (brandIds.length === 0) return [];
  return accountsByBrand(await askAlone(store, accountsOf(brandIds), options));
}

/** Laws and accounts of the brands: each brand with each of its licences. A sum is null on a day that never had such money. */
export function accountsOf(brandIds: readonly string[]): Question<AccountRow> {
  return {
    columns: [
      ...(['brandId', 'country', 'deposit', 'withdrawal', 'hasUnnamed'] as const),
      ...(['licenceId', 'entityId', 'authority', 'to'] as const),
    ],
    ask: (params) => {
      const brands = params.addAll(brandIds);
      return `with account as materialized (
       select b.id, b.country, m.deposit, m.withdrawal, coalesce(m.has_unnamed, false) as has_unnamed
       from brand b left join (
         select brand_id, min(gaming_day) filter (where deposits is not null) as deposit,
           min(gaming_day) filter (where withdrawals is not null) as withdrawal,
           bool_or(licence_id = '' and (deposits is not null or withdrawals is not null)) as has_unnamed
         from daily_sum where brand_id in (${brands}) and not ${isPlay} group by brand_id) m on m.brand_id = b.id
       where b.id in (${brands}))
     select a.id as "brandId", a.country as "country", a.deposit as "deposit", a.withdrawal as "withdrawal",
       a.has_unnamed as "hasUnnamed", l.id as "licenceId", l.entity_id as "entityId", l.authority as "authority",
       l.valid_to as "to"
     from account a left join licence_brand c on c.brand_id = a.id left join licence l on l.id = c.licence_id
     order by a.id, l.id`;
    },
  };
}

export function accountsByBrand(rows: readonly AccountRow[]): BrandAccounts[] {
  const firsts = rows.filter(({ brandId }, at) => rows[at - 1]?.brandId !== brandId);
  return firsts.map(({ brandId, deposit, withdrawal, hasUnnamed }) => ({
    brandId,
    laws: rows.filter((row) => row.brandId === brandId).map(lawOf),
    firstDay: { DEPOSITS: deposit, WITHDRAWALS: withdrawal },
    hasUnnamed,
  }));
}

/** A brand with one of its licences; without any, with none. */
interface AccountRow {
  readonly brandId: string;
  readonly country: string;
  readonly deposit: Day | null;
  readonly withdrawal: Day | null;
  readonly hasUnnamed: boolean;
  readonly licenceId: string | null;
  readonly entityId: string | null;
  readonly authority: string | null;
  readonly to: Day | null;
}

function lawOf({
  brandId,
  country,
  licenceId,
  entityId,
  authority,
  to,
}: AccountRow): BrandAccounts['laws'][number] {
  const jurisdiction = authority === null ? null : jurisdictionOf(authority);
  return { licenceId, entityId: entityId ?? brandId, jurisdiction: jurisdiction ?? country, to };
}

/** The laws of a brand, each once. */
export function jurisdictionsOf({ laws }: Pick<BrandAccounts, 'laws'>): string[] {
  return [...new Set(laws.map(({ jurisdiction }) => jurisdiction))].sort();
}

/** The companies of a brand with the laws that they are under, each once. */
export function holdersOf({
  laws,
}: Pick<BrandAccounts, 'laws'>): { readonly entityId: string; readonly jurisdiction: string }[] {
  const holders = laws.map(({ entityId, jurisdiction }) => ({ entityId, jurisdiction }));
  return [...new Map(holders.map((one) => [`${one.entityId} ${one.jurisdiction}`, one])).values()];
}

/** One account serves licences of several laws or companies: whose money it is, no movement says, and nobody guesses. */
export function isShared(accounts: Pick<BrandAccounts, 'laws' | 'hasUnnamed'>): boolean {
  return accounts.hasUnnamed && holdersOf(accounts).length > 1;
}

/** The licences of a company whose movements are under a law; null for all that there are. */
export function licencesUnder(
  accounts: BrandAccounts,
  { entityId, jurisdiction }: { readonly entityId: string; readonly jurisdiction: string },
): readonly string[] | null {
  const holders = holdersOf(accounts);
  if (holders.length === 1 && holders[0]?.entityId === entityId) return null;
  return accounts.laws.flatMap((law) =>
    law.licenceId !== null && law.entityId === entityId && law.jurisdiction === jurisdiction
      ? [law.licenceId]
      : [],
  );
}
