import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Basis, Channel, Day, Instant, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension, TotalMeasures, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../auth/current-user';
import { addDays, countDays } from '../domain/periods/calendar';
import { formatMoney } from '../domain/money/money';
import { readPeriodStatus } from '../figures/period-status';
import { readSnapshotId } from '../figures/snapshot';
import type { QueryOptions, Store } from '../store/store';
import {
  countActivePlayers,
  readBalances,
  sumFacts,
  type FactSums,
  type TotalScope,
} from './queries/sum-facts';
import { measuresOf } from './total-measures';

/** What a total is asked for by. */
export interface TotalQuestion {
  readonly from: Day;
  readonly to: Day;
  readonly basis: Basis;
  readonly groupBy: readonly TotalDimension[];
  readonly channel?: Channel | undefined;
  readonly vertical?: readonly Vertical[] | undefined;
  readonly licenceId?: string | undefined;
}

/** One brand's part of the answer. */
export interface BrandTotal {
  readonly brandId: string;
  readonly brandName: string;
  readonly currency: string;
  readonly meta: ListMeta;
  readonly openBets: string;
  readonly unpaidWinnings: string;
  readonly activePlayers: number;
}

export function scopeOf(brand: ActiveBrand, question: TotalQuestion, asOf: Instant): TotalScope {
  const { from, to, channel, vertical, licenceId } = question;
  return { brandId: brand.id, from, to, asOf, channel, verticals: vertical, licenceId };
}

/** Rows of one brand, split as asked, each against the period of the same length just before. */
export async function readTotalRows(
  store: Store,
  brand: ActiveBrand,
  { question, asOf }: { readonly question: TotalQuestion; readonly asOf: Instant },
  options: QueryOptions,
): Promise<{ readonly rows: TotalRow[]; readonly sums: readonly FactSums[] }> {
  const scope = scopeOf(brand, question, asOf);
  const sums = await sumFacts(store, scope, question.groupBy, options);
  const before = await sumFacts(store, { ...scope, ...periodBefore(question) }, question.groupBy, options);
  const rows = sums.map((one) => {
    const earlier = before.filter((other) => keyOf(other) === keyOf(one));
    return {
      ...rowKey(brand, one),
      ...measuresOf([one], question.basis),
      previous: earlier.length === 0 ? null : measuresOf(earlier, question.basis),
    };
  });
  return { rows: rows.toSorted((a, b) => (rowOrder(a) < rowOrder(b) ? -1 : 1)), sums };
}

/** What the figures of a brand say about themselves, and its balances. */
export async function readBrandTotal(
  store: Store,
  brand: ActiveBrand,
  asked: { readonly question: TotalQuestion; readonly asOf: Instant; readonly hasFacts: boolean },
  options: QueryOptions,
): Promise<BrandTotal> {
  const { question, asOf } = asked;
  const scope = scopeOf(brand, question, asOf);
  const { openBets, unpaidWinnings } = await readBalances(store, scope, options);
  return {
    brandId: brand.id,
    brandName: brand.name,
    currency: brand.currency,
    meta: await readMeta(store, brand, asked),
    openBets: formatMoney(openBets),
    unpaidWinnings: formatMoney(unpaidWinnings),
    activePlayers: await countActivePlayers(store, scope, options),
  };
}

export async function readMeta(
  store: Store,
  brand: ActiveBrand,
  {
    question,
    asOf,
    hasFacts,
  }: { readonly question: TotalQuestion; readonly asOf: Instant; readonly hasFacts: boolean },
): Promise<ListMeta> {
  const period = { from: question.from, to: question.to };
  const channels: readonly Channel[] =
    question.channel === undefined ? ['ONLINE', 'RETAIL'] : [question.channel];
  return {
    period: { ...period, zone: brand.zone, cutoff: brand.cutoff },
    basis: question.basis,
    asOf,
    snapshotId: await readSnapshotId(store, brand.id, asOf),
    ...(await readPeriodStatus(store, brand, { period, asOf, channels })),
    filtersText: filterWords(question),
    noActivity: !hasFacts,
  };
}

/** Totals per currency; amounts of two currencies are never added. */
export function totalsByCurrency(
  parts: readonly { readonly currency: string; readonly sums: readonly FactSums[] }[],
  basis: Basis,
): (TotalMeasures & { readonly currency: string })[] {
  const currencies = [...new Set(parts.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => ({
    currency,
    ...measuresOf(
      parts.filter((part) => part.currency === currency).flatMap(({ sums }) => sums),
      basis,
    ),
  }));
}

export function rowKey(brand: ActiveBrand, { channel, licenceId, vertical }: FactSums) {
  return { brandId: brand.id, brandName: brand.name, currency: brand.currency, channel, licenceId, vertical };
}

function keyOf({
  channel,
  licenceId,
  vertical,
}: Pick<FactSums, 'channel' | 'licenceId' | 'vertical'>): string {
  return JSON.stringify([channel, licenceId, vertical]);
}

function rowOrder(row: Pick<FactSums, 'channel' | 'licenceId' | 'vertical'>): string {
  return [row.channel, row.licenceId, row.vertical].map((part) => part ?? '').join('\n');
}

function periodBefore({ from, to }: Period): Period {
  const end = addDays(from, -1);
  return { from: addDays(end, 1 - countDays(from, to)), to: end };
}

function filterWords({ channel, vertical, licenceId }: TotalQuestion): string[] {
  return [
    ...(channel === undefined ? [] : [`Channel is ${channel.toLowerCase()}`]),
    ...(vertical === undefined ? [] : [`Vertical is ${vertical.join(' or ')}`]),
    ...(licenceId === undefined ? [] : [`Licence is ${licenceId}`]),
  ];
}
