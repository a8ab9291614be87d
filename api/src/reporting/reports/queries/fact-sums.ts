import type { Basis, Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../../domain/measures/basis';
import { faceValue, type Treatment } from '../../../domain/measures/treatment';
import { canonicalJson } from '../../../domain/canonical-json';
import { inForce } from '../../../store/in-force';
import type { SqlParams } from '../../../store/sql-params';
import type { ReportPlan } from '../report-definition';
import type { OwnMeasure } from '../report-family';
import { columnOfField } from '../row-columns';
import { countsFor, sumOf, type MeasureName } from '../../../figures/measures';
import { settlesStake } from '../../../figures/returned-stakes';

/** SELECT of `source_id, record_id`: the tickets that a report is about. Adds its own parameters. */
export type PickTickets = (params: SqlParams) => string;

/** Play under one licence that a return declares, counted as the rule of its tax class says. */
export interface DeclaredOffer {
  /** Left out where the return is of one brand. */
  readonly brandId?: string;
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly treatment: Treatment;
}

/** Which facts a report is about. */
export interface FactScope {
  /** At least one; the first is the one that the report stands under. */
  readonly brandIds: readonly string[];
  /** At least one. */
  readonly channels: readonly Channel[];
  readonly from: Day;
  readonly to: Day;
  readonly basis: Basis;
  readonly asOf: Instant;
  /** Null: every vertical. */
  readonly verticals: readonly Vertical[] | null;
  /** Null: all play of the channels, at face value. */
  readonly offers: readonly DeclaredOffer[] | null;
  /** The tickets it is about, as far as is known at an instant; null: every bet. */
  readonly picks: ((asOf: Instant) => PickTickets) | null;
}

/** Facts of one table and what of them is summed. */
export interface FactPart {
  /** SQL after `from`; the table's alias is `f`. */
  readonly from: string;
  /** Column with the bet's record id; null where a fact belongs to no bet. */
  readonly bet: 'record_id' | 'bet_record_id' | null;
  /** Further condition on the facts. */
  readonly only?: string;
  /** Aggregates by column of `report_row`. */
  readonly sums: Readonly<Record<string, string>>;
  /** SQL of keys that are not simply a column of the table. */
  readonly keys?: Readonly<Record<string, string>>;
}

/**
 * Facts that make the revenue of a basis as `treatment` counts them; what the basis does not define is not there.
 *
 * A bet counts once: by acceptance, or by the settlement that is neither a part, a repetition nor a late return; by this
 * also where a basis has no stakes.
 */
export function revenueParts(
  basis: Basis,
  _keys: readonly string[],
  treatment: Treatment = faceValue,
): FactPart[] {
  const { stakes, voids, winnings } = basisSources[basis];
  const { bonus, lateVoid } = treatment;
  const countsBonus = bonus === 'FACE_VALUE';
  const both = (cash: MeasureName, ofBonus: MeasureName) => (countsBonus ? [cash, ofBonus] : [cash]);
  const stakesOf = (cash: MeasureName, ofBonus: MeasureName) => ({
    stakes_cash: sumOf(cash),
    ...(countsBonus && { stakes_bonus: sumOf(ofBonus) }),
  });
  const bets: FactPart = {
    from: 'bet f',
    bet: 'record_id',
    sums: { bets: sumOf('bets'), rounds: sumOf('rounds'), ...stakesOf('placed_cash', 'placed_bonus') },
  };
  const settlements: FactPart = {
    from: 'settlement f',
    bet: 'bet_record_id',
    sums: {
      ...(stakes !== 'BETS' && { bets: sumOf('bets_settled'), rounds: sumOf('rounds_settled') }),
      ...(stakes === 'SETTLEMENTS' && stakesOf('settled_cash', 'settled_bonus')),
      ...(voids === 'SETTLEMENTS' && {
        voids: sumOf(
          both('void_cash', 'void_bonus'),
          lateVoid === 'NO_EFFECT' ? { only: settlesStake('f.') } : {},
        ),
      }),
      ...(winnings === 'SETTLEMENTS' && { winnings: sumOf(both('won_cash', 'won_bonus')) }),
    },
  };
  const payments: FactPart = {
    from: 'payment f',
    bet: 'bet_record_id',
    only: countsFor('paid'),
    sums: { winnings: sumOf('paid') },
  };
  return [
    ...(stakes === 'BETS' ? [bets] : []),
    ...(voids === 'SETTLEMENTS' || stakes === null ? [settlements] : []),
    ...(winnings === 'PAYMENTS' ? [payments] : []),
  ];
}

/** The measures of revenue, as columns. */
export const revenueColumns = {
  counts: ['bets', 'rounds'],
  amounts: ['stakes_cash', 'stakes_bonus', 'voids', 'winnings'],
} as const;
const { counts, amounts } = revenueColumns;

/**
 * SELECT with the sums of the facts of `scope` on its basis, one row per combination of `keys`, columns of facts.
 *
 * Shape:  keys, the measures of revenue, those of its own that a report wants. What the basis does not define is zero here; of a family's
 *         own measure it is null. Several rows may have the same keys: one for each kind of fact.
 * Units:  major units of the brand's currency.
 */
export function factSums(
  { family, ownMeasures }: Pick<ReportPlan, 'family' | 'ownMeasures'>,
  scope: FactScope,
  keys: readonly string[],
  params: SqlParams,
): string {
  return scopesByTreatment(scope)
    .flatMap((one) =>
      wantedParts({ family, ownMeasures }, one, keys).map((part) =>
        partSums(part, { scope: one, keys, params, own: ownMeasures }),
      ),
    )
    .join('\nunion all\n');
}

/** The facts of a scope's basis of which something is summed that a report has. */
export function wantedParts(
  { family, ownMeasures }: Pick<ReportPlan, 'family' | 'ownMeasures'>,
  { basis, treatment }: Pick<FactScope, 'basis'> & { readonly treatment: Treatment },
  keys: readonly string[],
): FactPart[] {
  const wanted = [...counts, ...amounts, ...ownMeasures.map(({ field }) => columnOfField(field))];
  return family
    .factParts(basis, keys, treatment)
    .filter(({ sums }) => wanted.some((column) => sums[column] !== undefined));
}

/** The scope in parts that are each counted in one way. */
export function scopesByTreatment<Scope extends Pick<FactScope, 'offers'>>(
  scope: Scope,
): (Scope & { readonly treatment: Treatment })[] {
  const { offers } = scope;
  if (offers === null || offers.length === 0) return [{ ...scope, treatment: faceValue }];
  const treatments = new Map(offers.map(({ treatment }) => [canonicalJson(treatment), treatment]));
  return [...treatments].map(([name, treatment]) => ({
    ...scope,
    offers: offers.filter((offer) => canonicalJson(offer.treatment) === name),
    treatment,
  }));
}

interface PartContext {
  readonly scope: FactScope;
  readonly keys: readonly string[];
  readonly params: SqlParams;
  readonly own: readonly OwnMeasure[];
}

function partSums(part: FactPart, { scope, keys, params, own }: PartContext): string {
  const keySql = keys.map((key) => part.keys?.[key] ?? `f.${key}`);
  const columns = [
    ...keys.map((key, index) => `${keySql[index] ?? 'null'} as ${key}`),
    ...counts.map((name) => `cast(coalesce(${part.sums[name] ?? '0'}, 0) as bigint) as ${name}`),
    ...amounts.map((name) => `cast(coalesce(${part.sums[name] ?? '0'}, 0) as decimal(38, 4)) as ${name}`),
    ...own.map(({ field, type }) => {
      const name = columnOfField(field);
      return `cast(${part.sums[name] ?? 'null'} as ${type === 'count' ? 'bigint' : 'decimal(38, 4)'}) as ${name}`;
    }),
  ];
  const where = `${factWhere(scope, params, part.bet)}${part.only === undefined ? '' : ` and ${part.only}`}`;
  const grouping = keys.length === 0 ? '' : ` group by ${keySql.join(', ')}`;
  return `select ${columns.join(', ')} from ${part.from} where ${where}${grouping}`;
}

/**
 * Condition for the facts of `scope`, by the alias `f`. Where tickets are picked, the statement begins with `withPicked`.
 *
 * `bet` names the column with the bet's record id; null for facts of no bet, which have no channel and vertical.
 */
export function factWhere(scope: FactScope, params: SqlParams, bet: FactPart['bet']): string {
  const conditions = [
    `f.brand_id in (${params.addAll(scope.brandIds)})`,
    `f.gaming_day between cast(${params.add(scope.from)} as date) and cast(${params.add(scope.to)} as date)`,
    inForce(params.add(scope.asOf), 'f.'),
  ];
  if (bet !== null) {
    conditions.push(`f.channel in (${params.addAll(scope.channels)})`);
    if (scope.verticals !== null) conditions.push(`f.vertical in (${params.addAll(scope.verticals)})`);
    if (scope.offers !== null) conditions.push(isOffered(scope.offers, params));
    if (scope.picks !== null)
      conditions.push(`(f.source_id, f.${bet}) in (select source_id, record_id from picked)`);
  }
  return conditions.join(' and ');
}

function isOffered(offers: readonly DeclaredOffer[], params: SqlParams): string {
  if (offers.length === 0) return '1 = 0';
  const ofSeveral = offers.some(({ brandId }) => brandId !== undefined);
  const places = offers.map(({ brandId = '', licenceId, channel, vertical }) => {
    const place = [licenceId, channel, vertical];
    return `(${params.addAll(ofSeveral ? [...place, brandId] : place)})`;
  });
  const named = ['licence_id', 'channel', 'vertical', ...(ofSeveral ? ['brand_id'] : [])];
  return `(${named.map((column) => `f.${column}`).join(', ')}) in (${places.join(', ')})`;
}

/** Begins a statement about the facts of `scope`: `with`, the picked tickets if any, and further `tables`. */
export function withPicked(scope: FactScope, params: SqlParams, tables: readonly string[]): string {
  // Looked at once, however many kinds of facts are compared with it.
  const picked = scope.picks === null ? [] : [`picked as materialized (${scope.picks(scope.asOf)(params)})`];
  const all = [...picked, ...tables];
  return all.length === 0 ? '' : `with ${all.join(',\n')}`;
}
