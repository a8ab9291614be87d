import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { Alert, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { BatchDetails } from './batch-details';
import { BatchState } from './batch-state';
import { RejectCounts } from './reject-counts';
import { RejectList } from './reject-list';

interface BatchDrawerProps {
  /** The open batch; `unknown` where the address names one that the list does not hold; null when closed. */
  readonly batch: LoadBatch | 'unknown' | null;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Everything about one file: what the sender says, what was counted, and every record that was refused. */
export function BatchDrawer({ batch, zone, onClose }: BatchDrawerProps) {
  const text = useLoadDataText();
  const known = batch === 'unknown' ? null : batch;
  const title =
    known === null
      ? text('drawer.notOnPage')
      : text('drawer.title', { kind: text(`kind.${known.kind}`), seq: known.seq, source: known.source });
  return (
    <Drawer
      open={batch !== null}
      onClose={onClose}
      size="large"
      title={title}
      closable={{ 'aria-label': text('drawer.close') }}
      destroyOnHidden
    >
      {batch === 'unknown' ? (
        <Typography.Text type="secondary">{text('drawer.notOnPageHint')}</Typography.Text>
      ) : null}
      {known === null ? null : (
        <Flex vertical gap="middle">
          <Flex gap="small" align="center" wrap>
            <BatchState state={known.state} />
            <Typography.Text type="secondary">{text(`stateHelp.${known.state}`)}</Typography.Text>
          </Flex>
          {known.state === 'MISSING' ? (
            <Alert type="error" showIcon title={text('drawer.missing')} />
          ) : (
            <>
              {known.gapBefore ? <Alert type="warning" showIcon title={text('gapBefore')} /> : null}
              <BatchDetails batch={known} zone={zone} />
              <section aria-labelledby="rejects">
                <Typography.Title level={2} style={{ fontSize: 16 }} id="rejects">
                  {text('drawer.rejects')}
                </Typography.Title>
                {known.rejected === 0 ? (
                  <Typography.Text type="secondary">{text('drawer.noRejects')}</Typography.Text>
                ) : (
                  <>
                    <RejectCounts batch={known} />
                    <RejectList batchId={known.id} />
                  </>
                )}
              </section>
            </>
          )}
        </Flex>
      )}
    </Drawer>
  );
}
