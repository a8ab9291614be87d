import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { Link } from '@tallyhouse/shared/kit/router';
import type { ColumnsType } from '@tallyhouse/shared/kit/table';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useSettingsText } from '../../../i18n/use-settings-text';
import { Person } from '@tallyhouse/shared/ui/person';

/** Filters by name: a name leads to the filter beside the figures. */
export function FilterTable({ filters }: { readonly filters: readonly RetailFilter[] }) {
  const text = useSettingsText();
  const columns: ColumnsType<RetailFilter> = [
    {
      title: text('filters.name'),
      rowScope: 'row',
      render: (_, { filterId, name }) => (
        <Link to={`/retail?filters=${filterId}`}>
          <span dir="auto">{name}</span>
        </Link>
      ),
    },
    {
      title: text('filters.conditions'),
      // The server words them, in English in every language.
      render: (_, { summary }) => <span lang="en">{summary}</span>,
    },
    {
      title: text('filters.state'),
      render: (_, { state }) =>
        state === 'ACTIVE' ? (
          <StateTag kind="good" mark="✓" word={text('filters.active')} />
        ) : (
          <StateTag kind="neutral" mark="○" word={text('filters.inactive')} />
        ),
    },
    {
      title: text('filters.owner'),
      render: (_, { isOwn, owner, ownerAccount, shared }) => (
        <>
          <div>{isOwn ? text('filters.me') : <Person name={owner} account={ownerAccount} />}</div>
          <small className="th-dim">{text(shared ? 'filters.shared' : 'filters.private')}</small>
        </>
      ),
    },
  ];
  return (
    <ScrollTable label={text('filters.title')} rowKey="filterId" columns={columns} dataSource={filters} />
  );
}
