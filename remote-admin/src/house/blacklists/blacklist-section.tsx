import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { useState } from 'react';
import { BlacklistForm } from './blacklist-form';
import { columnsQuery, type BlacklistScope, type ColumnFamily } from './column-families';
import { useBlacklistsText } from './use-blacklists-text';

/** Columns of online reports that are hidden, for oneself and for the brand. */
export function OnlineBlacklistSection() {
  return <BlacklistSection family="online" />;
}

/** Columns of retail reports that are hidden, for oneself and for the brand. */
export function RetailBlacklistSection() {
  return <BlacklistSection family="retail" />;
}

function BlacklistSection({ family }: { readonly family: ColumnFamily }) {
  const { brand } = useRemoteHost().session;
  return brand === null ? <ChooseBrandNotice /> : <BlacklistOfBrand family={family} brand={brand} />;
}

interface BlacklistOfBrandProps {
  readonly family: ColumnFamily;
  readonly brand: { readonly id: string; readonly name: string };
}

function BlacklistOfBrand({ family, brand }: BlacklistOfBrandProps) {
  const text = useBlacklistsText();
  const spoken = useSpoken();
  const { http, session } = useRemoteHost();
  const [scope, setScope] = useState<BlacklistScope>('USER');
  const [type, setType] = useState('*');
  const fields = useQuery(columnsQuery(http, brand.id, family));
  return (
    <>
      <p className="th-before-0">{text('rule')}</p>
      <Flex wrap gap="small" className="th-after-12">
        {session.permissions.includes('blacklist.brand') ? (
          <Segmented<BlacklistScope>
            aria-label={text('scopeLabel')}
            value={scope}
            options={[
              { value: 'USER', label: text('scope.USER') },
              { value: 'BRAND', label: text('scope.BRAND', { brand: brand.name }) },
            ]}
            onChange={setScope}
          />
        ) : null}
        <Select<string>
          aria-label={text('typeLabel')}
          className="th-fits th-least-220"
          value={type}
          options={[
            { value: '*', label: text('everyType') },
            ...(fields.data?.types ?? []).map(({ type: value, title }) => ({ value, label: spoken(title) })),
          ]}
          onChange={setType}
        />
      </Flex>
      <BlacklistForm key={`${scope} ${type}`} {...{ family, scope, type, fields }} brandId={brand.id} />
    </>
  );
}
