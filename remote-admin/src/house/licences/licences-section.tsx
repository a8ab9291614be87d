import type { Change } from '@tallyhouse/shared/contracts/changes';
import { listLegalEntities, type LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { dayText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { queryOptions, useQuery } from '@tallyhouse/shared/kit/query';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listText } from '@tallyhouse/shared/format/list-text';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useState } from 'react';
import { ProposedNotice } from '../../changes/proposed-notice';
import { ownBrandsQuery } from '../users/users-queries';
import { CompanyDialog } from './company-dialog';
import { LicenceDialog } from './licence-dialog';
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
  const brands = useQuery(ownBrandsQuery(http)).data?.items ?? [];
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [proposed, setProposed] = useState<Change | null>(null);
  if (entities.isError || entities.data === undefined) {
    return <NotLoaded query={entities} failed={text('failed')} rows={5} />;
  }
  const { items } = entities.data;
  const onDialog = session.permissions.includes('administration.propose') ? setDialog : undefined;
  const around = { onProposed: setProposed, onClose: () => setDialog(null) };
  return (
    <>
      <ProposedNotice change={proposed} />
      {onDialog === undefined ? null : (
        <Button className="th-after-12" onClick={() => onDialog({ deed: 'company' })}>
          {text('add')}
        </Button>
      )}
      {items.length === 0 ? <EmptyNotice title={text('none')} /> : null}
      {items.map((entity) => (
        <Company key={entity.id} entity={entity} onDialog={onDialog} />
      ))}
      {dialog?.deed === 'company' ? <CompanyDialog entity={dialog.entity} {...around} /> : null}
      {dialog?.deed === 'licence' ? (
        <LicenceDialog
          licence={dialog.licence}
          holderId={dialog.entity.id}
          entities={items}
          brands={brands}
          {...around}
        />
      ) : null}
    </>
  );
}

/** What is being proposed about. */
type Dialog =
  | { readonly deed: 'company'; readonly entity?: LegalEntity }
  | { readonly deed: 'licence'; readonly entity: LegalEntity; readonly licence: Licence };

interface CompanyProps {
  readonly entity: LegalEntity;
  /** Left out for who may not propose. */
  readonly onDialog: ((dialog: Dialog) => void) | undefined;
}

function Company({ entity, onDialog }: CompanyProps) {
  const text = useLicencesText();
  const { name, country, number, licences } = entity;
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
    { key: 'terms', title: text('terms'), render: (_, licence) => <OwnTerms licence={licence} /> },
    ...(onDialog === undefined
      ? []
      : [
          {
            key: 'actions',
            title: text('actions'),
            // What covers a brand that one does not see cannot be written whole.
            render: (_: unknown, licence: Licence) =>
              licence.otherBrands > 0 ? null : (
                <Button
                  size="small"
                  aria-label={text('changeLicence', { number: licence.number })}
                  onClick={() => onDialog({ deed: 'licence', entity, licence })}
                >
                  {text('change')}
                </Button>
              ),
          },
        ]),
  ];
  return (
    <section aria-label={name} className="th-after-24">
      <Typography.Text strong>{text('company', { name, country })}</Typography.Text>
      {number === null ? null : (
        <Typography.Text type="secondary"> {text('number', { number })}</Typography.Text>
      )}{' '}
      {onDialog === undefined ? null : (
        <Button
          size="small"
          style={{ marginInlineStart: 8, marginBlockEnd: 8 }}
          aria-label={text('changeNamed', { name })}
          onClick={() => onDialog({ deed: 'company', entity })}
        >
          {text('change')}
        </Button>
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
  return <>{listText([...named, ...others])}</>;
}

function OwnTerms({ licence: { currency, zone, cutoff } }: { readonly licence: Licence }) {
  const text = useLicencesText();
  const day = zone && cutoff ? text('gamingDay', { cutoff, zone }) : null;
  return <>{listText([currency, day].filter((word) => typeof word === 'string')) || text('ofBrand')}</>;
}
