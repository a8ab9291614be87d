import { listLegalEntities, type LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { dayText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { queryOptions, useQuery } from '@tallyhouse/shared/kit/query';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useLicencesText } from './use-licences-text';

type Licence = LegalEntity['licences'][number];

function entitiesQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['legal-entities', brandId],
    queryFn: ({ signal }) => http.call(listLegalEntities, { signal }),
  });
}

/** Companies with the licences that they hold, and the brands that each covers. */
export function LicencesSection() {
  const text = useLicencesText();
  const { http, session } = useRemoteHost();
  const entities = useQuery(entitiesQuery(http, session.brand?.id ?? null));
  if (entities.isError) {
    return (
      <ProblemNotice title={text('failed')} error={entities.error} onRetry={() => void entities.refetch()} />
    );
  }
  if (entities.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  const { items } = entities.data;
  if (items.length === 0) return <EmptyNotice title={text('none')} />;
  return (
    <>
      {items.map((entity) => (
        <Company key={entity.id} entity={entity} />
      ))}
    </>
  );
}

function Company({ entity: { name, country, number, licences } }: { readonly entity: LegalEntity }) {
  const text = useLicencesText();
  const columns: TableColumnType<Licence>[] = [
    { key: 'number', title: text('licence'), rowScope: 'row', dataIndex: 'number' },
    { key: 'authority', title: text('authority'), dataIndex: 'authority' },
    { key: 'brands', title: text('brands'), render: (_, licence) => <CoveredBrands licence={licence} /> },
    {
      key: 'valid',
      title: text('valid'),
      render: (_, { validFrom, validTo }) =>
        validTo === null
          ? text('since', { from: dayText(validFrom) })
          : text('span', { from: dayText(validFrom), to: dayText(validTo) }),
    },
  ];
  return (
    <section aria-label={name} style={{ marginBlockEnd: 24 }}>
      <Typography.Text strong>{text('company', { name, country })}</Typography.Text>
      {number === null ? null : (
        <Typography.Text type="secondary"> {text('number', { number })}</Typography.Text>
      )}
      <ScrollTable<Licence>
        label={text('table', { name })}
        rowKey="id"
        columns={columns}
        dataSource={[...licences]}
        scroll={{}}
      />
    </section>
  );
}

function CoveredBrands({ licence: { brands, otherBrands } }: { readonly licence: Licence }) {
  const text = useLicencesText();
  const named = brands.map(({ name, from }) =>
    from === null ? name : text('brandFrom', { name, from: dayText(from) }),
  );
  const others = otherBrands === 0 ? [] : [text('others', { count: otherBrands })];
  return <>{[...named, ...others].join(', ')}</>;
}
