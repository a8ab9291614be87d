import type { LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { RecordDrawer } from '@tallyhouse/shared/ui/record-drawer';
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
  const { http } = useRemoteHost();
  const text = useLoadDataText();
  return (
    <RecordDrawer
      id={id}
      query={(one) => batchQuery(http, one)}
      words={{
        title: text('drawer.name'),
        close: text('drawer.close'),
        loading: text('drawer.loading'),
        failed: text('drawer.failed'),
      }}
      onClose={onClose}
    >
      {(batch) => <BatchContent batch={batch} zone={zone} />}
    </RecordDrawer>
  );
}

function BatchContent({ batch, zone }: { readonly batch: LoadBatchDetail; readonly zone: string }) {
  const text = useLoadDataText();
  const { kind, seq, source, state } = batch;
  return (
    <Flex vertical gap="middle">
      <Typography.Title level={2} className="th-flush th-text-18">
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
      {/* What never came is in no report. */}
      {batch.state === 'MISSING' ? null : <BatchReports batch={batch} />}
    </Flex>
  );
}
