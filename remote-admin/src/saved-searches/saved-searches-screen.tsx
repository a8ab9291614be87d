import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { SearchList } from './search-list';
import { useSearchesText } from './use-searches-text';

/** `/save-search`: filters and columns that were kept, to be opened, shared, run by themselves. */
export function SavedSearchesScreen() {
  const host = useRemoteHost();
  const text = useSearchesText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  const { brand } = host.session;
  return (
    <>
      <PageHeader
        title={title}
        detail={brand === null ? undefined : text('subtitle', { brand: brand.name })}
      />
      {brand === null ? <ChooseBrandNotice /> : <SearchList brandId={brand.id} zone={brand.zone} />}
    </>
  );
}
