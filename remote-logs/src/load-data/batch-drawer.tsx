import type { LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Typography } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { BatchDetails } from './batch-details';
import { BatchReports } from './batch-reports';
import { BatchState } from './batch-state';
import { GapExplanation } from './gap-explanation';
import { batchQuery } from './load-data-queries';
import { RejectsSection } from './rejects-section';
import { Replacement } from './replacement/replacement';

interface BatchDrawerProps {
  /** Of a batch, or of a number that was skipped; null when closed. */
  readonly id: string | null;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Everything about one file: what the sender says, what was counted, what was refused, and which reports hold it. */
export function BatchDrawer({ id, zone, onClose }: BatchDrawerProps) {
  const text = useLoadDataText();
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size="large"
      title={text('drawer.name')}
      closable={{ 'aria-label': text('drawer.close') }}
      destroyOnHidden
    >
      {id === null ? null : <BatchOfId key={id} id={id} zone={zone} />}
    </Drawer>
  );
}

function BatchOfId({ id, zone }: { readonly id: string; readonly zone: string }) {
  const { http } = useRemoteHost();
  const text = useLoadDataText();
  const batch = useQuery(batchQuery(http, id));
  if (batch.isError) {
    return (
      <ProblemNotice title={text('drawer.failed')} error={batch.error} onRetry={() => void batch.refetch()} />
    );
  }
  if (batch.data === undefined) {
    return (
      <div role="status" aria-label={text('drawer.loading')}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  return <BatchContent batch={batch.data} zone={zone} />;
}

function BatchContent({ batch, zone }: { readonly batch: LoadBatchDetail; readonly zone: string }) {
  const text = useLoadDataText();
  const { kind, seq, source, state } = batch;
  return (
    <Flex vertical gap="middle">
      <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
        {text('drawer.title', { kind: text(`kind.${kind}`), seq, source })}
      </Typography.Title>
      <Flex gap="small" align="center" wrap>
        <BatchState state={state} />
        <Typography.Text type="secondary">{text(`stateHelp.${state}`)}</Typography.Text>
      </Flex>
      {state === 'MISSING' ? (
        <GapExplanation batchId={batch.id} explanation={batch.explanation} zone={zone} />
      ) : (
        <>
          {batch.gapBefore ? <Alert type="warning" showIcon title={text('gapBefore')} /> : null}
          <BatchDetails batch={batch} zone={zone} />
          <RejectsSection batch={batch} />
          <Replacement batch={batch} zone={zone} />
        </>
      )}
      <BatchReports batch={batch} />
    </Flex>
  );
}
