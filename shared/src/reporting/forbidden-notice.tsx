import type { Permission } from '../contracts/permissions';
import { useRemoteHost } from '../host/remote-host';
import { Button } from '../kit/core';
import { EmptyNotice } from '../ui/empty-notice';
import { useLacking } from './use-lacking';
import { useReportingText } from './use-reporting-text';

interface ForbiddenNoticeProps {
  /** What the role does not include. */
  readonly title: string;
  readonly permission: Permission;
  /** Where a screen leads on to; null for a part of one. */
  readonly wayOut?: 'dashboard' | 'brands' | null;
}

/** Stands where the role lacks a permission: whom to ask for which, and the way on. */
export function ForbiddenNotice({ title, permission, wayOut = 'dashboard' }: ForbiddenNoticeProps) {
  const host = useRemoteHost();
  const text = useReportingText();
  const lacking = useLacking();
  return (
    <EmptyNotice
      title={title}
      hint={lacking(permission)}
      action={
        wayOut === null ? undefined : (
          <Button type="primary" onClick={() => host.navigate(`/${wayOut}`)}>
            {text(`forbidden.${wayOut}`)}
          </Button>
        )
      }
    />
  );
}
