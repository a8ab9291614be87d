import type { TotalPart } from '@tallyhouse/shared/contracts/total-changes';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { requireShown } from '../../../platform/access/blind/blindness';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { Queryable, QueryOptions } from '../../../store/store';
import { brandInPlay } from '../../../figures/brand-under';
import { sumParts } from './queries/sum-parts';
import { measuresOf } from './total-measures';
import { scopeOf, type TotalQuestion } from './total-question';

/**
 * The totals of a brand by branch or product, in the currency that its play is in; they add up to those of the same question.
 *
 * Errors: `SEVERAL_CURRENCIES` (409) where licences are played in more than one, and none is named.
 */
export async function readParts(
  store: Queryable,
  whose: ActiveBrand,
  {
    question,
    by,
    asOf,
  }: { readonly question: TotalQuestion; readonly by: TotalPart; readonly asOf: Instant },
  options: QueryOptions,
) {
  const { from, to, channel, basis } = question;
  const channels = channel === undefined ? undefined : [channel];
  const brand = brandInPlay(whose, question);
  requireShown({ brandId: brand.id, channels, period: { from, to } });
  const scope = { ...scopeOf(question, asOf), brandIds: [brand.id], brandId: brand.id };
  const parts = await sumParts(store, scope, by, options);
  const items = parts.map((part) => {
    const { bets, netStakes, winnings, ggr } = measuresOf([part], basis);
    const { name, channel: of } = part;
    return { id: part.id === '' ? null : part.id, name, channel: of, bets, netStakes, winnings, ggr };
  });
  return { currency: brand.currency, items };
}
