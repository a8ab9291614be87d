import type { Basis, Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { TotalScope } from './queries/sum-facts';

/** What a total is asked for by. */
export interface TotalQuestion {
  readonly from: Day;
  readonly to: Day;
  readonly basis: Basis;
  readonly groupBy: readonly TotalDimension[];
  readonly channel?: Channel | undefined;
  readonly vertical?: readonly Vertical[] | undefined;
  readonly licenceId?: string | undefined;
  /** Play under the law of one country. */
  readonly jurisdiction?: string | undefined;
  /** Shops of one region. */
  readonly region?: string | undefined;
  /** Left out: each brand's own. */
  readonly currency?: string | undefined;
  readonly taxes?: 'true' | 'false' | undefined;
  /** Left out: they are told with the figures. */
  readonly players?: 'later' | undefined;
}

/** Which facts answer a question, whatever the brand. */
export function scopeOf(question: TotalQuestion, asOf: Instant): Omit<TotalScope, 'brandIds'> {
  const { from, to, channel, vertical: verticals, licenceId, jurisdiction, region } = question;
  return { from, to, asOf, channel, verticals, licenceId, jurisdiction, region };
}

/** Money on account is for every game: whether it can be told for the question when it is split by `keys`. */
export function knowsCash(
  { vertical, licenceId, jurisdiction }: TotalQuestion,
  keys: readonly TotalDimension[],
): boolean {
  const isOfEveryGame = [vertical, licenceId, jurisdiction].every((part) => part === undefined);
  return isOfEveryGame && keys.every((key) => key === 'channel');
}

/** Balances are told for a whole brand, and taxes are on all its play of a class. */
export function isWholeBrand(
  { channel, vertical, licenceId, jurisdiction }: TotalQuestion,
  keys: readonly TotalDimension[],
): boolean {
  return (
    [channel, vertical, licenceId, jurisdiction].every((part) => part === undefined) && keys.length === 0
  );
}

/** The filters in plain words. */
export function filterWords({ channel, vertical, licenceId, jurisdiction, region }: TotalQuestion): string[] {
  return [
    ...(channel === undefined ? [] : [`Channel is ${channel.toLowerCase()}`]),
    ...(vertical === undefined ? [] : [`Vertical is ${vertical.join(' or ')}`]),
    ...(licenceId === undefined ? [] : [`Licence is ${licenceId}`]),
    ...(jurisdiction === undefined ? [] : [`Jurisdiction is ${jurisdiction}`]),
    ...(region === undefined ? [] : [`Region is ${region}`]),
  ];
}
