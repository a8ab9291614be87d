import { apiKeyStateSchema, type ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import type { Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useState } from 'react';
import { ProposedNotice } from '../../changes/proposed-notice';
import { useShownZone } from '../../changes/use-shown-zone';
import { ownBrandsQuery } from '../users/users-queries';
import { EndKeyDialog } from './end-key-dialog';
import { keyColumns, type KeyDialog } from './key-columns';
import { keysPerPage, keysQuery } from './keys-queries';
import { ProposeKeyDialog } from './propose-key-dialog';
import { SecretDialog } from './secret-dialog';
import { useKeysText } from './use-keys-text';

const keyFields = { state: apiKeyStateSchema };

/** The keys of machines: proposed by one, confirmed by another, their secret handed out once, ended at once. */
export function ApiKeysSection() {
  const text = useKeysText();
  const { session } = useRemoteHost();
  const fields = useAddressFields(keyFields);
  const [isProposing, setProposing] = useState(false);
  const [proposed, setProposed] = useState<Change | null>(null);
  const mayPropose = session.permissions.includes('administration.propose');
  return (
    <div>
      {mayPropose ? null : <Typography.Paragraph>{text('readOnly')}</Typography.Paragraph>}
      <ProposedNotice change={proposed} />
      <Flex wrap gap="small" justify="space-between" className="th-after-12">
        <Select<ApiKey['state'] | null>
          aria-label={text('stateLabel')}
          className="th-least-180"
          allowClear
          placeholder={text('anyState')}
          value={fields.values.state ?? null}
          options={apiKeyStateSchema.options.map((value) => ({ value, label: text(`state.${value}`) }))}
          onChange={(state: ApiKey['state'] | null | undefined) =>
            fields.change({ state: state ?? undefined })
          }
        />
        {mayPropose ? (
          <ActionButton type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setProposing(true)}>
            {text('propose')}
          </ActionButton>
        ) : null}
      </Flex>
      <KeyList fields={fields} mayPropose={mayPropose} />
      {isProposing ? <ProposeKeyDialog onProposed={setProposed} onClose={() => setProposing(false)} /> : null}
    </div>
  );
}

interface KeyListProps {
  readonly fields: ReturnType<typeof useAddressFields<typeof keyFields>>;
  readonly mayPropose: boolean;
}

function KeyList({ fields, mayPropose }: KeyListProps) {
  const text = useKeysText();
  const { http, session } = useRemoteHost();
  const zone = useShownZone();
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const brands = useQuery(ownBrandsQuery(http)).data?.items ?? [];
  const keys = useQuery(keysQuery(http, session.brand?.id ?? null, { ...fields.values, page: fields.page }));
  return (
    <>
      <RecordList<ApiKey>
        table={{
          label: text('list'),
          rowKey: 'id',
          columns: keyColumns({
            ...{ text, zone, onDialog: mayPropose ? setDialog : undefined },
            brandNames: session.brand === null ? new Map(brands.map(({ id, name }) => [id, name])) : null,
          }),
        }}
        query={keys}
        failed={text('failed')}
        empty={
          fields.isNarrowed
            ? {
                title: text('noneNarrowed'),
                action: <Button onClick={fields.clear}>{text('showAll')}</Button>,
              }
            : { title: text('none'), hint: text('noneHint') }
        }
        pages={{
          page: fields.page,
          size: keysPerPage,
          onPage: fields.toPage,
          shown: ({ total }) => text('shown', { count: total }),
        }}
      />
      {dialog?.action === 'secret' ? (
        <SecretDialog apiKey={dialog.key} onClose={() => setDialog(null)} />
      ) : null}
      {dialog?.action === 'end' ? <EndKeyDialog apiKey={dialog.key} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
