import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { FigureReason } from '../../domain/status/figure-reasons';
import type { TaxSubject } from './queries/read-subjects';

/** Play under a law, of one company where it is named, that neither the law nor its licence puts in a tax class: whatever class it is of, figures change. */
export function unclassifiedReasons(
  subjects: readonly TaxSubject[],
  {
    entityId,
    jurisdiction,
    period,
  }: { readonly entityId?: string; readonly jurisdiction: string; readonly period: Period },
): FigureReason[] {
  return subjects
    .filter(
      (subject) =>
        (entityId === undefined || subject.entityId === entityId) &&
        subject.jurisdiction === jurisdiction &&
        subject.productClass === null &&
        subject.from <= period.to &&
        (subject.to === null || subject.to >= period.from),
    )
    .map(({ licenceId, channel, vertical }) => ({
      code: 'UNCLASSIFIED',
      subject: `${licenceId} ${channel} ${vertical}`,
    }));
}
