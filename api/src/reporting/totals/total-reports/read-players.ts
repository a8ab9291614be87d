import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import type { Granularity } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { StoreReads } from '../../../figures/brand-reads';
import type { QueryOptions } from '../../../store/store';
import { brandUnder } from '../../../figures/brand-under';
import { requireShown, whatWithholds } from '../../../platform/access/blind/blindness';
import { createFigureSource, type FigureSource } from './figure-source';
import type { PlayerCount } from './queries/count-players';
import { bucketsOf } from './read-summaries';
import { splitName } from './splits';
import type { TotalQuestion } from './total-question';

type Answer = CallAnswer<typeof listPlayers>;

/** No basis: a player is one by a bet placed, whatever the figures beside stand on. */
export interface PlayersQuestion extends Omit<TotalQuestion, 'basis' | 'players'> {
  /** Left out: of the period as one, beside the period just before. */
  readonly granularity?: Granularity | undefined;
}

/** One brand's part of the answer. */
interface PlayersOfBrand {
  readonly items: Answer['items'];
  readonly whole: Answer['brands'][number];
}

/** The players of a brand that the totals or summaries of the same question and instant leave for later. */
export async function readPlayers(
  reads: StoreReads,
  whose: ActiveBrand,
  { question, asOf }: { readonly question: PlayersQuestion; readonly asOf: Instant },
  options: QueryOptions,
): Promise<PlayersOfBrand> {
  const brand = brandUnder(whose, question);
  const { from, to, channel, granularity } = question;
  requireShown({
    brandId: brand.id,
    channels: channel === undefined ? undefined : [channel],
    period: { from, to },
  });
  const asked = { ...question, basis: 'SETTLED' } as const;
  const given = { reads, brand, question: asked, asOf, options };
  const source = createFigureSource(given, { whole: { from, to }, ends: [] });
  return granularity === undefined ? ofPeriod(source) : ofBuckets(source, granularity);
}

/** Of the whole period, each split beside the same one of the period just before. */
async function ofPeriod(source: FigureSource): Promise<PlayersOfBrand> {
  const { brand, question } = source;
  const { from, to, channel } = question;
  const earlierPeriod = steppedPeriod({ from, to }, -1);
  const channels = channel === undefined ? undefined : [channel];
  const isShown = whatWithholds({ brandId: brand.id, channels, period: earlierPeriod }) === undefined;
  const [now, before] = await Promise.all([
    source.players({ from, to }),
    isShown ? source.players(earlierPeriod) : null,
  ]);
  const countIn = (parts: readonly PlayerCount[], name: string) =>
    parts.find((one) => splitName(one) === name)?.players ?? 0;
  const splits = new Map([...now.parts, ...(before?.parts ?? [])].map((one) => [splitName(one), one]));
  return {
    whole: { brandId: brand.id, activePlayers: now.whole, previous: before?.whole ?? null },
    items: [...splits].map(([name, { channel: of, licenceId, vertical }]) => ({
      ...{ brandId: brand.id, channel: of, licenceId, vertical, from, to },
      activePlayers: countIn(now.parts, name),
      previous: before === null ? null : countIn(before.parts, name),
    })),
  };
}

/** By day, week or month; the first and the last hold the days asked for only. */
async function ofBuckets(source: FigureSource, granularity: Granularity): Promise<PlayersOfBrand> {
  const { brand, question } = source;
  const { from, to } = question;
  const { parts, whole } = await source.players({ from, to }, granularity);
  const buckets = new Map(
    bucketsOf({ from, to, granularity }).map((bucket) => [bucket.start, bucket] as const),
  );
  return {
    whole: { brandId: brand.id, activePlayers: whole, previous: null },
    items: parts.flatMap(({ channel, licenceId, vertical, bucket, players }) => {
      const days = bucket === null ? undefined : buckets.get(bucket);
      if (days === undefined) return [];
      const split = { brandId: brand.id, channel, licenceId, vertical, from: days.from, to: days.to };
      return { ...split, activePlayers: players, previous: null };
    }),
  };
}
