import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { approversQuery } from '../changes-queries';
import { useChangesText } from '../use-changes-text';

interface OwnProposalProps {
  readonly change: ChangeDetail;
  readonly onWithdraw: () => void;
}

/** An own proposal: that somebody else decides, who that can be, and the way to take it back. */
export function OwnProposal({ change, onWithdraw }: OwnProposalProps) {
  const text = useChangesText();
  const { http, session } = useRemoteHost();
  const approvers = useQuery(approversQuery(http, session.brand?.id ?? null));
  const names = [
    ...new Set(
      (approvers.data?.items ?? [])
        .filter(({ brandId, isInForce }) => isInForce && (brandId === '*' || brandId === change.brandId))
        .filter(({ user }) => user.id !== session.user.id && user.id !== change.payload['userId'])
        .map(({ user }) => user.name),
    ),
  ];
  const who = approvers.isError
    ? null
    : approvers.data === undefined
      ? text('own.loading')
      : names.length === 0
        ? text('own.nobody')
        : text('own.who', { names: listText(names) });
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      title={text('own.title')}
      description={
        <>
          {who === null ? null : <p className="th-before-0 th-after-8">{who}</p>}
          <Button onClick={onWithdraw}>{text('decide.withdraw')}</Button>
        </>
      }
    />
  );
}
