import { assignDataExceptions, type DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { dayText } from '@tallyhouse/shared/format/day';
import { filesInWords } from '@tallyhouse/shared/contracts/words/files-in-words';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { localeStore } from '@tallyhouse/shared/i18n/locale';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Descriptions } from '@tallyhouse/shared/kit/detail';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { DetailDrawer } from '@tallyhouse/shared/ui/record-drawer';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { Person } from '@tallyhouse/shared/ui/person';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { ExceptionState } from './exception-columns';
import { exceptionsKey } from './exceptions-queries';
import { useExceptionsText } from './use-exceptions-text';
import { Waive } from './waive';

interface ExceptionDrawerProps {
  /** Null when closed. */
  readonly id: string | null;
  /** The page of the list that it stands on. */
  readonly exceptions: readonly DataException[];
  readonly zone: string;
  readonly onClose: () => void;
}

/** One exception: its record, what it means for figures, who looks after it, and what two people said. */
export function ExceptionDrawer({ id, exceptions, zone, onClose }: ExceptionDrawerProps) {
  const text = useExceptionsText();
  const exception = exceptions.find((one) => one.id === id);
  const title =
    exception === undefined
      ? text('title')
      : text('drawer.title', {
          kind: text(`kind.${exception.record.kind}`),
          record: exception.record.recordId,
        });
  return (
    <DetailDrawer isOpen={id !== null} onClose={onClose} title={title} close={text('drawer.close')}>
      {exception === undefined ? (
        <EmptyNotice title={text('drawer.unknown')} hint={text('drawer.unknownHint')} />
      ) : (
        <ExceptionDetails exception={exception} zone={zone} />
      )}
    </DetailDrawer>
  );
}

function ExceptionDetails({ exception, zone }: { readonly exception: DataException; readonly zone: string }) {
  const text = useExceptionsText();
  const { law, severity, state, record, day, otherDay, since, goneAt, waiver } = exception;
  const days = [...new Set([day, ...(otherDay === null ? [] : [otherDay])])];
  const batch = filesInWords(record.batchId, localeStore.getState().locale);
  const rows = {
    [text('drawer.source')]: record.source,
    [text('drawer.bet')]: record.betRecordId,
    [text('drawer.load')]: <Link to={`/load-data?batch=${encodeURIComponent(record.batchId)}`}>{batch}</Link>,
    [text('drawer.days')]: (
      <Flex vertical>
        {days.map((one) => (
          <Link key={one} to={`/load-data/reconciliation?day=${one}`}>
            {text('drawer.reconciliation', { day: dayText(one) })}
          </Link>
        ))}
      </Flex>
    ),
    [text('drawer.since')]: instantText(since, zone),
    ...(goneAt !== null && { [text('drawer.gone')]: instantText(goneAt, zone) }),
    [text('owner')]: exception.owner === null ? <NoData /> : <Person {...exception.owner} />,
  };
  return (
    <Flex vertical gap="middle">
      <div>
        <ExceptionState exception={exception} />
        <Typography.Title level={2} className="th-before-8 th-after-4 th-text-18">
          {text(`law.${law}`)}
        </Typography.Title>
        {state === 'OPEN' ? (
          <Typography.Text>
            {text(severity === 'ERROR' ? 'drawer.refuses' : 'drawer.warns')} {text('drawer.next')}
          </Typography.Text>
        ) : null}
      </div>
      <Descriptions
        column={1}
        size="small"
        bordered
        items={Object.entries(rows).map(([label, children]) => ({ key: label, label, children }))}
      />
      {waiver === null ? null : (
        <div>
          <div>{waiver.reason}</div>
          <Typography.Text type="secondary">
            {text(`waiver.${waiver.state}`, {
              who: personInWords(waiver.proposedBy.name, waiver.proposedBy.account),
              other:
                waiver.decidedBy === null
                  ? ''
                  : personInWords(waiver.decidedBy.name, waiver.decidedBy.account),
            })}
            , {instantText(waiver.decidedAt ?? waiver.proposedAt, zone)}
          </Typography.Text>
          <div>
            <Link to={`/settings/changes?change=${encodeURIComponent(waiver.changeId)}`}>
              {text('drawer.changes')}
            </Link>
          </div>
        </div>
      )}
      <Flex gap="small" wrap>
        <Own exception={exception} />
        <Waive exceptions={[exception]} />
      </Flex>
    </Flex>
  );
}

/** Takes the exception on, or gives it back. */
function Own({ exception: { id, owner } }: { readonly exception: DataException }) {
  const { http, session } = useRemoteHost();
  const text = useExceptionsText();
  const lacking = useLacking();
  const queries = useQueryClient();
  const isMine = owner?.id === session.user.id;
  const assign = useMutation({
    mutationFn: () =>
      http.call(assignDataExceptions, { body: { ids: [id], ownerId: isMine ? null : session.user.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [exceptionsKey] }),
  });
  return (
    <>
      <ActionButton
        loading={assign.isPending}
        blockedBecause={session.permissions.includes('loads.manage') ? null : lacking('loads.manage')}
        onClick={() => assign.mutate()}
      >
        {text(isMine ? 'giveBack' : 'take')}
      </ActionButton>
      {assign.isError ? <ProblemNotice title={text('assignFailed')} error={assign.error} /> : null}
    </>
  );
}
