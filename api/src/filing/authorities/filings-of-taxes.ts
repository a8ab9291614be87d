import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { addDays } from '../../domain/periods/calendar';
import type { Queryable } from '../../store/store';
import { readObligations } from '../../taxes/obligations/read-obligations';
import { listDeadlines } from './list-deadlines';
import { taxesOf } from './taxes-of-obligation';

type Tax = Pick<TaxPeriod, 'id' | 'brandId' | 'brands' | 'authority' | 'code' | 'productClass' | 'period'>;

/** Longest time between the end of a period and the day until which it is filed. */
const longestDays = 400;

/**
 * The deadline of the calendar that each tax period is filed by, by the id of the period: one that is still open before
 * one that is done. Those that the calendar does not ask for are not in it.
 */
export async function readFilingsOfTaxes(
  store: Queryable,
  taxes: readonly Tax[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const ends = taxes.map(({ period }) => period.to).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const brandIds = [
    ...new Set(taxes.flatMap(({ brandId, brands = [] }) => [brandId, ...brands.map(({ id }) => id)])),
  ];
  const range = { from: addDays(first, 1), to: addDays(last, longestDays) };
  const obligations = await readObligations(store, brandIds);
  const scope = { ...range, now, obligations };
  const deadlines = (await listDeadlines(store, brandIds, scope)).flatMap((deadline) => {
    const authority = obligations.register.find(({ id }) => id === deadline.authorityId);
    const obligation = authority?.obligations.find(({ code }) => code === deadline.obligationCode);
    const about = obligation === undefined ? null : taxesOf(deadline.authorityId, obligation);
    return about === null ? [] : [{ deadline, about }];
  });
  const filedBy = ({ brandId, brands = [], authority, code, productClass, period }: Tax) => {
    const found = deadlines.filter(
      ({ deadline, about }) =>
        [brandId, ...brands.map(({ id }) => id)].includes(deadline.brandId) &&
        deadline.period.from === period.from &&
        deadline.period.to === period.to &&
        about.code === code &&
        (about.authority ?? authority) === authority &&
        (about.productClasses?.includes(productClass) ?? true),
    );
    return (found.find(({ deadline }) => deadline.state !== 'DONE') ?? found[0])?.deadline.id;
  };
  return new Map(
    taxes.flatMap((tax) => {
      const id = filedBy(tax);
      return id === undefined ? [] : [[tax.id, id] as const];
    }),
  );
}
