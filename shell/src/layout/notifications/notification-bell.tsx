import { Button } from '@tallyhouse/shared/kit/core';
import { BellOutlined } from '@tallyhouse/shared/kit/icons';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { notificationsQuery } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import { useTabBrand } from '@tallyhouse/shared/session/use-session';
import { useState } from 'react';
import { Count } from '../menu/count';
import { useServices } from '../../remotes/services/services';
import { LazyPart } from '../../start/lazy-part';
import { useBellText } from './use-bell-text';

const shown = 20;
/** More than that nobody counts. */
const mostCounted = 99;

const list = () =>
  import(/* webpackChunkName: "unread-list" */ './unread-list').then((code) => code.UnreadList);

/** What was told to the user and not read yet, in the top bar of every page. */
export function NotificationBell() {
  const text = useBellText();
  const { http, session } = useServices();
  const { chosen } = useTabBrand(session);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const brand = chosen?.brand ?? null;
  const unread = useQuery(
    notificationsQuery(http, brand?.id ?? null, { channel: 'IN_APP', read: 'false', pageSize: shown }),
  );
  const count = unread.data?.unread ?? 0;
  const goTo = (address: string) => {
    setOpen(false);
    void navigate(address);
  };
  return (
    <>
      <Button
        type="text"
        icon={<BellOutlined aria-hidden />}
        aria-label={count === 0 ? text('button') : text('buttonUnread', { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? null : <Count words={count > mostCounted ? `${mostCounted}+` : String(count)} />}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        size={420}
        title={text('title')}
        closable={{ 'aria-label': text('close') }}
        destroyOnHidden
      >
        <LazyPart load={list} props={{ http, unread, zone: brand?.zone ?? 'UTC', onOpen: goTo }} />
      </Drawer>
    </>
  );
}
