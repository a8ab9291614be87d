import type { UndatedObligation } from '@tallyhouse/shared/contracts/deadlines';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { dueOf } from '../../domain/periods/due-date';
import { periodHolding } from '../../domain/periods/reporting-period';
import { undated } from '../../taxes/assessment/present-due';
import { owes } from '../../taxes/obligations/plan-deadlines';
import type { Obligations } from '../../taxes/obligations/read-obligations';

/**
 * What brands owe under licences in force on a day and no calendar can show, since no day follows from what is known of it;
 * in the order of the register. What the platform delivers itself is not among it.
 */
export function listUndated(
  { register, licences: known }: Pick<Obligations, 'register' | 'licences'>,
  brandIds: readonly string[],
  today: Day,
): UndatedObligation[] {
  const licences = known.filter(
    ({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo),
  );
  return register.flatMap((authority) =>
    authority.obligations.flatMap((obligation): UndatedObligation[] => {
      const owing = licences.filter((licence) => owes(licence, authority, obligation));
      if (owing.length === 0 || obligation.fulfilledBy.kind === 'FEED') return [];
      const period = periodHolding(today, obligation.period, authority.calendar);
      const due = dueOf(obligation.due, period, authority.calendar);
      if (due.kind === 'DATED') return [];
      const covered = new Set(owing.flatMap(({ brands }) => brands.map(({ id }) => id)));
      return [
        {
          authorityId: authority.id,
          obligationCode: obligation.code,
          title: obligation.title,
          brandIds: brandIds.filter((id) => covered.has(id)),
          due: undated(due.why, due.params),
          note: obligation.note,
        },
      ];
    }),
  );
}
