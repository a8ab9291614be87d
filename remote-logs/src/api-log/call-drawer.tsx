import { countText } from '@tallyhouse/shared/format/count';
import { momentText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Descriptions } from '@tallyhouse/shared/kit/detail';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { RecordDrawer } from '@tallyhouse/shared/ui/record-drawer';
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
  const { http } = useRemoteHost();
  const text = useApiLogText();
  return (
    <RecordDrawer
      id={id}
      query={(one) => callQuery(http, one)}
      words={{
        title: text('drawer.title'),
        close: text('drawer.close'),
        loading: text('drawer.loading'),
        failed: text('drawer.failed'),
        failedNote: text('drawer.failedNote'),
      }}
      onClose={onClose}
    >
      {(call) => (
        <Flex vertical gap="large">
          <CallFacts call={call} {...content} />
          <CallBodies call={call} zone={content.zone} />
          <Replay call={call} zone={content.zone} />
        </Flex>
      )}
    </RecordDrawer>
  );
}

type ContentProps = Omit<CallDrawerProps, 'id' | 'onClose'>;

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
        <strong dir="ltr" className="th-anywhere">
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
      <code dir="ltr" className="th-anywhere">
        {value}
      </code>
      <CopyButton value={value} label={text('drawer.copyId')} copiedLabel={text('drawer.copied')} />
    </>
  );
}
