import { countText } from '@tallyhouse/shared/format/count';
import { momentText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Descriptions } from '@tallyhouse/shared/kit/detail';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { callQuery, type ApiCallDetail } from './api-log-queries';
import { CallBodies } from './call-bodies';
import { CallStatus } from './call-status';
import { Replay } from './replay';
import { useApiLogText } from './use-api-log-text';
import { Person } from '@tallyhouse/shared/ui/person';

interface CallDrawerProps {
  /** Null when closed. */
  readonly id: string | null;
  readonly zone: string;
  readonly onClose: () => void;
  /** Narrows the list behind to the calls under one correlation id. */
  readonly onCorrelation: (correlationId: string) => void;
}

/** One call: its facts, what was asked and answered, the same as a command, and the way to make it again. */
export function CallDrawer({ id, onClose, ...content }: CallDrawerProps) {
  const text = useApiLogText();
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size="large"
      title={text('drawer.title')}
      closable={{ 'aria-label': text('drawer.close') }}
      destroyOnHidden
    >
      {id === null ? null : <CallOfId key={id} id={id} {...content} />}
    </Drawer>
  );
}

type ContentProps = Omit<CallDrawerProps, 'id' | 'onClose'>;

function CallOfId({ id, ...content }: ContentProps & { readonly id: string }) {
  const { http } = useRemoteHost();
  const text = useApiLogText();
  const call = useQuery(callQuery(http, id));
  if (call.isError) {
    return (
      <ProblemNotice
        title={text('drawer.failed')}
        error={call.error}
        note={text('drawer.failedNote')}
        onRetry={() => void call.refetch()}
      />
    );
  }
  if (call.data === undefined) {
    return (
      <div role="status" aria-label={text('drawer.loading')}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  return (
    <Flex vertical gap="large">
      <CallFacts call={call.data} {...content} />
      <CallBodies call={call.data} zone={content.zone} />
      <Replay call={call.data} zone={content.zone} />
    </Flex>
  );
}

function CallFacts({ call, zone, onCorrelation }: ContentProps & { readonly call: ApiCallDetail }) {
  const text = useApiLogText();
  const entries = [
    [text('drawer.traceId'), <Id key="id" value={call.id} />],
    [
      text('drawer.correlation'),
      <span key="correlation">
        <Id value={call.correlationId} />{' '}
        <Button type="link" size="small" onClick={() => onCorrelation(call.correlationId)}>
          {text('drawer.sameCorrelation')}
        </Button>
      </span>,
    ],
    [text('drawer.time'), momentText(call.time, zone)],
    [text('drawer.took'), text('milliseconds', { written: countText(call.durationMs) })],
    [
      text('drawer.bytes'),
      text('bytes', { sent: countText(call.requestBytes), received: countText(call.responseBytes) }),
    ],
    [text('drawer.actor'), call.actor === null ? text('nobody') : <Person key="actor" {...call.actor} />],
    [text('drawer.brand'), call.brandId ?? text('noBrand')],
    call.authority === null ? null : [text('drawer.authority'), call.authority],
    [text('drawer.attempt'), countText(call.attempt)],
    call.payloadHash === null
      ? null
      : [text('drawer.payloadHash'), <Id key="hash" value={call.payloadHash} />],
    call.problemCode === null ? null : [text('drawer.problem'), call.problemCode],
  ].filter((entry) => entry !== null);
  return (
    <Flex vertical gap="small">
      <Flex gap="small" wrap align="center">
        <CallStatus status={call.status} problemCode={null} />
        <strong dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {call.method} {call.path}
        </strong>
      </Flex>
      <Descriptions
        size="small"
        column={1}
        bordered
        items={entries.map(([label, children], key) => ({ key, label, children }))}
      />
    </Flex>
  );
}

function Id({ value }: { readonly value: string }) {
  const text = useApiLogText();
  return (
    <>
      <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
        {value}
      </code>
      <CopyButton value={value} label={text('drawer.copyId')} copiedLabel={text('drawer.copied')} />
    </>
  );
}
