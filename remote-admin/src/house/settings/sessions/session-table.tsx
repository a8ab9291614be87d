import type { Session } from '@tallyhouse/shared/contracts/sessions';
import { agoText, instantText } from '@tallyhouse/shared/format/instant';
import { missing } from '@tallyhouse/shared/format/missing';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useShownZone } from '../../../changes/use-shown-zone';
import { useSettingsText } from '../../../i18n/use-settings-text';
import { useDeviceName } from './use-device-name';

interface SessionTableProps {
  readonly sessions: readonly Session[];
  readonly nowMs: number;
  readonly onEnd: (session: Session) => void;
}

/** Each session: on which device, from where, since when, until when. */
export function SessionTable({ sessions, nowMs, onEnd }: SessionTableProps) {
  const text = useSettingsText();
  const deviceName = useDeviceName();
  const zone = useShownZone();
  const columns: TableColumnType<Session>[] = [
    {
      key: 'device',
      title: text('sessions.device'),
      rowScope: 'row',
      render: (_, { userAgent, isCurrent }) => (
        <Flex wrap gap="4px 8px" align="center" className="th-most-160">
          <span title={userAgent ?? undefined}>{deviceName(userAgent)}</span>
          {isCurrent ? <StateTag kind="active" mark="●" word={text('sessions.thisDevice')} /> : null}
        </Flex>
      ),
    },
    { key: 'address', title: text('sessions.address'), render: (_, { address }) => address ?? missing },
    {
      key: 'since',
      title: text('sessions.since'),
      render: (_, { createdAt }) => instantText(createdAt, zone),
    },
    {
      key: 'used',
      title: text('sessions.lastUsed'),
      render: (_, { renewedAt }) => (
        <span title={instantText(renewedAt, zone)}>{agoText(renewedAt, nowMs)}</span>
      ),
    },
    {
      key: 'ends',
      title: text('sessions.ends'),
      render: (_, { idleEndsAt, endsAt }) => (
        <div className="th-wrap th-most-180">
          <div>{instantText(endsAt, zone)}</div>
          {idleEndsAt < endsAt ? (
            <Typography.Text type="secondary">
              {text('sessions.endsUnused', { instant: instantText(idleEndsAt, zone) })}
            </Typography.Text>
          ) : null}
        </div>
      ),
    },
    {
      key: 'end',
      title: text('sessions.actions'),
      render: (_, session) => (
        <Button
          size="small"
          aria-label={
            session.isCurrent
              ? text('sessions.signOut')
              : text('sessions.endNamed', { device: deviceName(session.userAgent) })
          }
          onClick={() => onEnd(session)}
        >
          {text(session.isCurrent ? 'sessions.signOut' : 'sessions.end')}
        </Button>
      ),
    },
  ];
  return (
    <ScrollTable<Session>
      label={text('sessions.title')}
      rowKey="id"
      columns={columns}
      dataSource={[...sessions]}
    />
  );
}
