import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { HeatStrip } from './heat-strip';
import { freshnessQuery } from './load-data-queries';
import { TrustBanner, type TrustBannerProps } from './trust-banner';

interface SourceHealthProps extends Pick<TrustBannerProps, 'onList'> {
  readonly zone: string;
  readonly chosenSource: string | undefined;
  readonly onSource: (source: string) => void;
}

/** The answer above, the evidence below: trust in one sentence, then 48 hours of every source. */
export function SourceHealth({ zone, chosenSource, onSource, onList }: SourceHealthProps) {
  const { http, session } = useRemoteHost();
  const text = useLoadDataText();
  const freshness = useQuery(freshnessQuery(http, session.brand?.id ?? null));
  if (freshness.isError) {
    return (
      <ProblemNotice
        title={text('stripFailed')}
        error={freshness.error}
        onRetry={() => void freshness.refetch()}
      />
    );
  }
  if (freshness.data === undefined) return <Skeleton active title paragraph={{ rows: 6 }} />;
  const sources = freshness.data.items;
  return (
    <Flex vertical gap="middle">
      <TrustBanner sources={sources} onList={onList} />
      {sources.length === 0 ? null : (
        <HeatStrip sources={sources} zone={zone} chosenSource={chosenSource} onSource={onSource} />
      )}
    </Flex>
  );
}
