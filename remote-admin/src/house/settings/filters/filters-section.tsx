import { loadFiltersList } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useSettingsText } from '../../../i18n/use-settings-text';
import { FilterTable } from './filter-table';

/** The retail filters that the user can use, and the way to the place where they are made. */
export function FiltersSection() {
  const text = useSettingsText();
  const { brand, permissions } = useRemoteHost().session;
  return (
    <Flex vertical gap={16}>
      {brand !== null && permissions.includes('reports.view') ? <KeptFilters brandId={brand.id} /> : null}
      <Link to="/retail?filters=list">{text('filters.open')}</Link>
    </Flex>
  );
}

function KeptFilters({ brandId }: { readonly brandId: string }) {
  const text = useSettingsText();
  const { http } = useRemoteHost();
  const filters = useQuery({
    queryKey: ['settings', 'retail-filters', brandId],
    queryFn: ({ signal }) => http.call(loadFiltersList, { query: {}, signal }),
  });
  if (filters.isError || filters.data === undefined) {
    return <NotLoaded query={filters} failed={text('filters.failed')} rows={3} />;
  }
  const { items } = filters.data;
  return items.length === 0 ? <div>{text('filters.none')}</div> : <FilterTable filters={items} />;
}
