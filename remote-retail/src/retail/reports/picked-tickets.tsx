import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { BuilderSection } from '@tallyhouse/shared/kept-reports/builder/builder-section';
import type { BuilderMore } from '@tallyhouse/shared/kept-reports/report-family';
import { useRetailText } from '../../i18n/use-retail-text';
import { useFilterList } from '../filters/use-filters';
import { TicketChoice } from './ticket-choice';

/** Which tickets a report is about. */
export interface PickedTickets {
  /** A frozen set of filters; null without one. */
  readonly appliedSetId: string | null;
  /** A kept filter to be tried; null without one. */
  readonly filterId: string | null;
}

export const pickNames = ['appliedSetId', 'filterId'];

/** The step of the builder that picks the tickets, and what it adds to the order. The choice stands in the address. */
export function usePickedTickets(): BuilderMore {
  const text = useRetailText();
  const { session } = useRemoteHost();
  const [search, setSearch] = useSearchParams();
  const filters = useFilterList(session.brand?.id ?? '').data?.items;
  const picked = { appliedSetId: search.get('appliedSetId'), filterId: search.get('filterId') };
  const tried = filters?.find(({ filterId }) => filterId === picked.filterId);
  const change = (next: PickedTickets) =>
    setSearch(
      (current) => {
        const result = new URLSearchParams(current);
        for (const [name, value] of Object.entries(next)) {
          if (value === null) result.delete(name);
          else result.set(name, String(value));
        }
        return result;
      },
      { replace: true },
    );
  return {
    order:
      tried !== undefined
        ? { criteria: tried.criteria }
        : picked.appliedSetId !== null && picked.appliedSetId !== 'none'
          ? { appliedSetId: picked.appliedSetId }
          : {},
    step: (
      <BuilderSection title={text('reports.tickets')}>
        <TicketChoice picked={picked} filters={filters} onChange={change} />
      </BuilderSection>
    ),
  };
}
