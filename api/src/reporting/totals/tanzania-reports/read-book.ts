import type { Channel, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { RulePack } from '../../../domain/rules/rule-pack';
import { brandReads } from '../../../figures/brand-reads';
import type { QueryOptions, Store } from '../../../store/store';
import { sumFacts, type FactSums } from '../total-reports/queries/sum-facts';
import { openTaxBook, type TaxBook } from '../total-reports/read-taxes';
import { scopeOf, type TotalQuestion } from '../total-reports/total-question';
import { requireShown } from '../../../platform/access/blind/blindness';

/** The facts of a Tanzanian brand over some days, in order to be taxed by product class. */
export interface TanzanianBook {
  /** Split by day, channel, licence and vertical. */
  readonly sums: readonly FactSums[];
  /** Null where only shops of one region are asked for: a tax is on all of a class. */
  readonly taxes: TaxBook | null;
  /** The classes that law and licences put any of its play in, each with the channels that it ever came through. */
  readonly classes: ReadonlyMap<string | null, ReadonlySet<Channel>>;
  /** The product class that law and licence put facts in; null where neither says it. */
  classOf(sums: Pick<FactSums, 'channel' | 'licenceId' | 'vertical'>): string | null;
}

/** What of a brand is asked for. */
export interface TanzanianScope {
  readonly period: Period;
  readonly asOf: Instant;
  /** Shops of one region only; online play has none. */
  readonly region: string | undefined;
  /** The rules that its taxes will be asked by. */
  readonly pack: RulePack;
}

export async function readTanzanianBook(
  store: Store,
  brand: ActiveBrand,
  { period, asOf, region, pack }: TanzanianScope,
  options: QueryOptions,
): Promise<TanzanianBook> {
  requireShown({ brandId: brand.id, period });
  // What is played under other laws may be in other currencies.
  const jurisdiction = (brand.licences ?? []).length === 0 ? undefined : 'TZ';
  const question: TotalQuestion = { ...period, basis: 'PLACED_PAID', groupBy: [], region, jurisdiction };
  const scope = { ...scopeOf(question, asOf), brandIds: [brand.id] };
  const [sums, taxes] = await Promise.all([
    sumFacts(store, scope, ['channel', 'licence', 'vertical', 'day'], options),
    openTaxBook(brandReads(store, [brand.id]), brand, { asOf, whole: period, pack }, options),
  ]);
  const subjects = taxes.reader.subjects.filter((one) => one.jurisdiction === 'TZ');
  const classAt = new Map(subjects.map((subject) => [placeOf(subject), subject.productClass]));
  const classes = new Map<string | null, Set<Channel>>();
  for (const { productClass, channel } of subjects)
    classes.set(productClass, (classes.get(productClass) ?? new Set()).add(channel));
  return {
    sums,
    taxes: region === undefined ? taxes : null,
    classes,
    classOf: (one) => classAt.get(placeOf(one)) ?? null,
  };
}

function placeOf({
  channel,
  licenceId,
  vertical,
}: Pick<FactSums, 'channel' | 'licenceId' | 'vertical'>): string {
  return JSON.stringify([channel, licenceId, vertical]);
}
