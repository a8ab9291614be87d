import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { ReferenceBrand, ReferenceData } from '@tallyhouse/shared/contracts/reference-data';
import type { OwnTerms } from '../../domain/periods/licence-terms';
import { isPlay } from '../../figures/daily-sums/daily-sums';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';

/** A licence of a document, under the company that holds it, with all that it has of its own. */
export type PlacedLicence = Omit<ReferenceBrand['licences'][number], keyof OwnTerms> &
  OwnTerms & { readonly entityId: string };

/** A brand that a licence covers, from a day on; null: for as long as the licence holds. */
export interface Cover {
  readonly brandId: string;
  readonly licenceId: string;
  readonly from: Day | null;
}

/** Who holds the licences of a document, and which brands they cover. */
export interface Placement {
  /** Companies named after the brand whose licences name none, unless they are there. */
  readonly implied: ReferenceData['entities'];
  readonly licences: readonly PlacedLicence[];
  readonly covers: readonly Cover[];
}

interface Holding {
  entityId: string;
  /** What stands in the store. */
  readonly own?: OwnTerms;
  readonly brandIds: Set<string>;
  readonly told?: PlacedLicence;
}

/**
 * Places the licences of a document. One that is there already keeps its holder; it comes to cover another brand only
 * where that brand names the company that holds it, since its bets would change hands otherwise.
 *
 * Errors: those that `refuse` makes, for a licence of another brand, a company that is not there, one licence described
 * in two ways, or another holder for one that has bets.
 */
export async function placeLicences(
  tx: Queryable,
  { brands, entities }: Pick<ReferenceData, 'brands' | 'entities'>,
  refuse: (words: string) => Error,
): Promise<Placement> {
  const holdings = await readHoldings(tx, namedLicences(brands));
  const companies = new Set([...entities.map(({ id }) => id), ...(await readCompanies(tx))]);
  const implied = new Map<string, ReferenceBrand>();
  const covers: Cover[] = [];
  for (const brand of brands) {
    for (const licence of brand.licences) {
      const known = holdings.get(licence.id);
      const entityId = licence.entityId ?? known?.entityId ?? brand.id;
      const told = { ...licence, entityId, ...ownTerms(licence, known?.told ?? known?.own) };
      if (known !== undefined) await requireSame(tx, { brand, named: licence.entityId, told, known }, refuse);
      if (entityId === brand.id && !companies.has(entityId)) implied.set(brand.id, brand);
      else if (!companies.has(entityId) && !implied.has(entityId)) {
        throw refuse(`licence ${licence.id} of brand ${brand.id}: there is no company ${entityId}`);
      }
      const brandIds = (known?.brandIds ?? new Set()).add(brand.id);
      holdings.set(licence.id, { ...known, entityId, brandIds, told });
      covers.push({ brandId: brand.id, licenceId: licence.id, from: licence.coveredFrom });
    }
  }
  requireCovered(brands, holdings, refuse);
  return {
    implied: [...implied.values()].map(({ id, name, country }) => ({ id, name, country, number: null })),
    licences: [...holdings.values()].flatMap(({ told }) => told ?? []),
    covers,
  };
}

/** What a document leaves out stays as it is. */
function ownTerms(
  { currency, zone, cutoff }: ReferenceBrand['licences'][number],
  before: OwnTerms = { currency: null, zone: null, cutoff: null },
): OwnTerms {
  return {
    currency: currency === undefined ? before.currency : currency,
    zone: zone === undefined ? before.zone : zone,
    cutoff: cutoff === undefined ? before.cutoff : cutoff,
  };
}

function namedLicences(brands: readonly ReferenceBrand[]): string[] {
  return brands.flatMap(({ licences, taxClasses, machines }) => [
    ...licences.map(({ id }) => id),
    ...[...taxClasses, ...machines].map(({ licenceId }) => licenceId),
  ]);
}

async function readHoldings(tx: Queryable, ids: readonly string[]): Promise<Map<string, Holding>> {
  if (ids.length === 0) return new Map();
  const params = createSqlParams();
  const rows = await tx.query<OwnTerms & { id: string; entityId: string; brandId: string }>(
    `select l.id as "id", l.entity_id as "entityId", c.brand_id as "brandId", l.currency as "currency", l.zone as "zone",
       l.cutoff as "cutoff"
     from licence l join licence_brand c on c.licence_id = l.id where l.id in (${params.addAll(ids)}) order by c.brand_id`,
    params.values,
  );
  const holdings = new Map<string, Holding>();
  for (const { id, entityId, brandId, ...own } of rows) {
    const holding = holdings.get(id) ?? { entityId, own, brandIds: new Set() };
    holding.brandIds.add(brandId);
    holdings.set(id, holding);
  }
  return holdings;
}

async function readCompanies(tx: Queryable): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id as "id" from legal_entity');
  return rows.map(({ id }) => id);
}

async function requireSame(
  tx: Queryable,
  {
    brand,
    named,
    told,
    known,
  }: {
    readonly brand: ReferenceBrand;
    /** The company that the document names. */
    readonly named: string | undefined;
    readonly told: PlacedLicence;
    readonly known: Holding;
  },
  refuse: (words: string) => Error,
): Promise<void> {
  if (!known.brandIds.has(brand.id) && named !== known.entityId) {
    const [holder] = known.brandIds;
    throw refuse(
      `licence ${told.id} of brand ${brand.id}: it belongs to brand ${holder}; where it covers both, name the company that holds it (entityId)`,
    );
  }
  if (told.entityId !== known.entityId && (await hasBets(tx, told.id))) {
    throw refuse(
      `licence ${told.id}: ${known.entityId} holds it, and a licence with bets does not change hands`,
    );
  }
  const before = known.told;
  if (before !== undefined && describe(before) !== describe(told)) {
    throw refuse(`licence ${told.id}: brand ${brand.id} describes it otherwise than a brand before it`);
  }
}

function describe({
  authority,
  number,
  products,
  validFrom,
  validTo,
  entityId,
  ...own
}: PlacedLicence): string {
  const { currency, zone, cutoff } = own;
  const said = [
    authority,
    number,
    [...products].sort(),
    validFrom,
    validTo,
    entityId,
    currency,
    zone,
    cutoff,
  ];
  return JSON.stringify(said);
}

/** Whether any bet was placed under a licence. */
export async function hasBets(store: Queryable, licenceId: string, brandId?: string): Promise<boolean> {
  const params = createSqlParams(licenceId);
  const own = brandId === undefined ? '' : ` and brand_id = ${params.add(brandId)}`;
  const [row] = await store.query<{ found: boolean }>(
    `select exists (select 1 from daily_sum where licence_id = $1 and ${isPlay}${own}) as "found"`,
    params.values,
  );
  return row?.found ?? false;
}

/** What is taxed and what machines it has is said of licences that cover the brand, or that are still to come. */
function requireCovered(
  brands: readonly ReferenceBrand[],
  holdings: ReadonlyMap<string, Holding>,
  refuse: (words: string) => Error,
): void {
  for (const { id, taxClasses, machines } of brands) {
    for (const { licenceId } of [...taxClasses, ...machines]) {
      const holding = holdings.get(licenceId);
      if (holding === undefined || holding.brandIds.has(id)) continue;
      throw refuse(`licence ${licenceId} of brand ${id}: it belongs to brand ${[...holding.brandIds][0]}`);
    }
  }
}
