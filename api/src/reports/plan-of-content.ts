import type { ActiveBrand } from '../auth/current-user';
import { picksOf } from '../retail-reports/queries/picked-tickets';
import { familyOf } from './families';
import type { StoredContent } from './queries/read-content';
import { planReport, type ReportPlan } from './report-definition';

/** The plan that a content was made by. */
export function planOfContent({ family, definition, meta }: StoredContent, brand: ActiveBrand): ReportPlan {
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
  return planReport(familyOf(family), brand, { ...definition, picked }, new Date(meta.asOf));
}
