import { permissionsByRole, type Permission } from '@tallyhouse/shared/contracts/permissions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { roleNames } from './role-names';
import { useRightsText, useUsersText } from './use-users-text';
import { rolesQuery } from './users-queries';

interface RightRow {
  readonly permission: Permission;
}

/** Permissions as they appear from the role that may least to the one that may most. */
const rows: readonly RightRow[] = [...new Set(roleNames.flatMap((role) => permissionsByRole[role]))].map(
  (permission) => ({ permission }),
);

/** What each role may do, as the server says it. */
export function RolesSection() {
  const text = useUsersText();
  const right = useRightsText();
  const { http, session } = useRemoteHost();
  const roles = useQuery(rolesQuery(http, session.brand?.id ?? null));
  if (roles.isError || roles.data === undefined) {
    return <NotLoaded query={roles} failed={text('rights.failed')} rows={8} />;
  }
  const granted = new Map(roles.data.roles.map(({ role, permissions }) => [role, new Set(permissions)]));
  const columns: TableColumnType<RightRow>[] = [
    {
      key: 'right',
      title: text('rights.right'),
      rowScope: 'row',
      render: (_, { permission }) => right(permission),
    },
    ...roleNames.map((role) => ({
      key: role,
      title: text(`roles.${role}`),
      align: 'center' as const,
      render: (_: unknown, { permission }: RightRow) => {
        const may = granted.get(role)?.has(permission) === true;
        const words = text(may ? 'rights.may' : 'rights.mayNot', { role: text(`roles.${role}`) });
        return (
          <span role="img" aria-label={words} style={{ opacity: may ? 1 : 0.35 }}>
            {may ? '✓' : '–'}
          </span>
        );
      },
    })),
  ];
  return (
    <>
      <Typography.Paragraph>{text('rights.note')}</Typography.Paragraph>
      <ScrollTable<RightRow>
        label={text('rights.table')}
        rowKey="permission"
        columns={columns}
        dataSource={[...rows]}
        maxHeight="none"
      />
    </>
  );
}
