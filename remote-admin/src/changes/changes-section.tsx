import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useOpenInAddress } from '@tallyhouse/shared/ui/use-address-fields';
import { ChangeDrawer } from './change-drawer';
import { ChangeFilterBar } from './change-filter-bar';
import { ChangeRow } from './change-row';
import { changesPerPage, changesQuery } from './changes-queries';
import { useChangesInUrl, type ChangesInUrl } from './use-changes-in-url';
import { useChangesText } from './use-changes-text';
import { useShownZone } from './use-shown-zone';

/** What waits for a second person, what the reader proposed, and how each ended. */
export function ChangesSection() {
  const zone = useShownZone();
  const fields = useChangesInUrl();
  const [openId, setOpenId] = useOpenInAddress('change');
  return (
    <div>
      <ChangeFilterBar fields={fields} />
      <ChangeList fields={fields} zone={zone} onOpen={setOpenId} />
      <ChangeDrawer id={openId} zone={zone} onClose={() => setOpenId(null)} />
    </div>
  );
}

interface ChangeListProps {
  readonly fields: ChangesInUrl;
  readonly zone: string;
  readonly onOpen: (id: string) => void;
}

function ChangeList({ fields, zone, onOpen }: ChangeListProps) {
  const text = useChangesText();
  const { http, session } = useRemoteHost();
  const { box = 'open', kind } = fields.values;
  const changes = useQuery(
    changesQuery(http, session.brand?.id ?? null, {
      box,
      page: fields.page,
      ...(kind !== undefined && { kind }),
    }),
  );
  if (changes.isError || changes.data === undefined) {
    return <NotLoaded query={changes} failed={text('failed')} rows={6} />;
  }
  const { items, totalCount } = changes.data;
  if (items.length === 0) {
    return kind === undefined ? (
      <EmptyNotice title={text(`empty.${box}`)} hint={text(`empty.${box}Hint`)} />
    ) : (
      <EmptyNotice
        title={text('empty.narrowed')}
        action={<Button onClick={() => fields.change({ kind: undefined })}>{text('empty.showAll')}</Button>}
      />
    );
  }
  return (
    <div className={changes.isPlaceholderData ? 'th-outdated' : undefined} aria-busy={changes.isFetching}>
      {items.map((change) => (
        <ChangeRow key={change.id} change={change} zone={zone} onOpen={() => onOpen(change.id)} />
      ))}
      <Pagination
        className="th-before-12"
        current={fields.page}
        pageSize={changesPerPage}
        total={totalCount}
        showSizeChanger={false}
        showTotal={(count) => text('shown', { count })}
        onChange={fields.toPage}
      />
    </div>
  );
}
