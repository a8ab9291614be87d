import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Question } from '../../../store/ask-together';

interface StartRow {
  readonly brandId: string;
  readonly createdAt: Instant;
  readonly authorityId: string | null;
  readonly trackedFrom: Day | null;
}

/** When brands came here, and from when on they report to an authority from here. */
export const reportingStarts: Question<StartRow> = {
  columns: ['brandId', 'createdAt', 'authorityId', 'trackedFrom'],
  ask: () =>
    `select b.id as "brandId", b.created_at as "createdAt", c.authority_id as "authorityId", c.tracked_from as "trackedFrom"
     from brand b left join authority_connection c on c.brand_id = b.id and c.tracked_from is not null`,
};

/** Gives the first day from which periods of a brand are reported to an authority from here. */
export type ReportingStarts = (brandId: string, authorityId: string) => Day;

export function startsByBrand(rows: readonly StartRow[]): ReportingStarts {
  const ofBrand = new Map(rows.map((row) => [row.brandId, row.createdAt.slice(0, 10)]));
  const ofConnection = new Map(
    rows.map((row) => [`${row.brandId} ${row.authorityId ?? ''}`, row.trackedFrom]),
  );
  return (brandId, authorityId) =>
    ofConnection.get(`${brandId} ${authorityId}`) ?? ofBrand.get(brandId) ?? '9999-12-31';
}
