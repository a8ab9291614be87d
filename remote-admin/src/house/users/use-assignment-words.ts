import type { AssignmentInput } from '@tallyhouse/shared/contracts/roles';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useShownZone } from '../../changes/use-shown-zone';
import { roleOf } from './role-names';
import { useUsersText } from './use-users-text';
import { ownBrandsQuery } from './users-queries';

/** Says a role with what it is given for: `Reporter for Alder in TZ until 31 Dec 2026, 23:59 UTC`. */
export function useAssignmentWords(): (assignment: AssignmentInput) => string {
  const text = useUsersText();
  const zone = useShownZone();
  const { http } = useRemoteHost();
  const brands = useQuery(ownBrandsQuery(http)).data?.items ?? [];
  return ({ role, brandId, jurisdictions, validUntil }) => {
    const known = roleOf(role);
    const name = brands.find(({ id }) => id === brandId)?.name ?? brandId;
    return [
      text('assignment', {
        role: known === undefined ? role : text(`roles.${known}`),
        brand: brandId === '*' ? text('allBrands') : name,
      }),
      ...(jurisdictions === null ? [] : [text('inCountries', { countries: jurisdictions.join(', ') })]),
      ...(validUntil === null ? [] : [text('until', { time: instantText(validUntil, zone) })]),
    ].join(' ');
  };
}
