import type { Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { picksOf } from './picked-tickets/picked-tickets';
import { familyOf } from './families/families';
import type { StoredContent } from './queries/read-content';
import type { DeclaredOffer, FactScope } from './queries/fact-sums';
import { channelsOf, factsNamedIn, planReport, type ReportPlan } from './report-definition';

/** The plan that a content was made by. */
export function planOfContent(content: StoredContent, brand: ActiveBrand): ReportPlan {
  const { family, definition, meta } = content;
  const { criteria } = definition;
  const picked =
    criteria === undefined
      ? undefined
      : {
          criteria,
          appliedSetId: null,
          words: [],
          picksAt: (asOf: string) => picksOf(criteria, brand.id, asOf),
        };
  const plan = planReport(familyOf(family), brand, { ...definition, picked }, new Date(meta.asOf));
  return { ...plan, scope: { ...plan.scope, ...playOf(content) } };
}

/** The plan of what came and went between two versions: play that either declares, counted as the newer one does. */
export function planOfChange(before: StoredContent, after: StoredContent, brand: ActiveBrand): ReportPlan {
  if (after.offers === null) return planOfContent(before, brand);
  const named = new Set(after.offers.map(placeOf));
  const gone = (before.offers ?? []).filter((offer) => !named.has(placeOf(offer)));
  return planOfContent({ ...before, offers: [...after.offers, ...gone] }, brand);
}

function placeOf({ brandId, licenceId, channel, vertical }: DeclaredOffer): string {
  return JSON.stringify([brandId, licenceId, channel, vertical]);
}

/** The facts that a report is made of: whatever chooses them, and nothing of how they are shown. */
export type FactsOfReport = Pick<ReportPlan, 'family' | 'scope' | 'factConditions' | 'ownMeasures'>;

/** The facts that a content was made of, whoever may make one like it today. */
export function factsOfContent(
  content: Pick<StoredContent, 'brandId' | 'family' | 'definition' | 'offers' | 'brandIds'>,
): FactsOfReport {
  const { brandId, definition } = content;
  const { period, basis, asOf, criteria } = definition;
  const family = familyOf(content.family);
  const picks = criteria === undefined ? null : (at: string) => picksOf(criteria, brandId, at);
  return {
    family,
    scope: { from: period.from, to: period.to, basis, asOf, picks, ...playOf(content) },
    ...factsNamedIn(family, definition),
  };
}

/** Which play a content counts, as it was when it was computed. */
export function playOf({
  family,
  definition: { type },
  offers,
  brandIds,
}: Pick<StoredContent, 'family' | 'definition' | 'offers' | 'brandIds'>): Pick<
  FactScope,
  'brandIds' | 'channels' | 'verticals' | 'offers'
> {
  const verticals = offers === null ? (verticalsBefore[type] ?? null) : null;
  return { brandIds, channels: channelsOf(familyOf(family), offers), verticals, offers };
}

/** What returns were about, online alone, before they declared tax classes. */
const verticalsBefore: Readonly<Record<string, readonly Vertical[]>> = {
  TZ_SPORTS_MONTHLY: ['SPORTS_PREMATCH', 'SPORTS_LIVE'],
  TZ_CASINO_MONTHLY: ['CASINO_SLOTS', 'CASINO_TABLE', 'LIVE_CASINO', 'CRASH'],
};
