import type { DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useFilingText } from './use-filing-text';

/** Which company owes it, for which licence or all that it has, and for which brands. */
export function OwnerWords({ deadline: { owner } }: { readonly deadline: DeadlineLine }) {
  const text = useFilingText();
  // Servers of before do not say it.
  if (owner === undefined) return null;
  const { entity, licenceNumber, brands, otherBrands } = owner;
  const others = otherBrands === 0 ? [] : [text('owner.others', { count: otherBrands })];
  const parts = [
    text('owner.company', { company: entity.name }),
    licenceNumber === null ? text('owner.allLicences') : text('owner.licence', { number: licenceNumber }),
    listText([...brands.map(({ name }) => name), ...others]),
  ];
  return <div>{parts.join(' · ')}</div>;
}
