import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useRetailText } from '../../i18n/use-retail-text';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { criteriaWords } from './criteria-words';
import { filterListQuery } from './filter-queries';
import { useValueOptions } from './value-options';

/** What a filter picks, in the reader's language and with places by their names. */
export function useFilterWords(brandId: string): (filter: Pick<RetailFilter, 'criteria'>) => string {
  const { http } = useRemoteHost();
  const text = useRetailText();
  const titleOf = useSpoken();
  const optionsOf = useValueOptions(brandId);
  const fields = useQuery(filterListQuery(http, brandId)).data?.fields ?? [];
  return ({ criteria }) => criteriaWords(criteria, { text, fields, titleOf, optionsOf });
}
