import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { freshnessStateOf } from '@tallyhouse/shared/format/freshness-state';
import { instantText, agoText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Card } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { FreshnessTag } from '@tallyhouse/shared/ui/freshness-tag';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { freshnessQuery } from './dashboard-queries';

/** How fresh each source is, in words; the source leads to its load files. */
export function SourceFreshness({ brandId, zone }: { readonly brandId: string; readonly zone: string }) {
  const { http } = useRemoteHost();
  const text = useDashboardText();
  const freshness = useQuery(freshnessQuery(http, brandId));
  return (
    <Card
      size="small"
      title={text('freshness')}
      extra={<Link to="/load-data">{text('openLoads')}</Link>}
      className="th-high"
    >
      {freshness.isError || freshness.data === undefined ? (
        <NotLoaded query={freshness} failed={text('freshnessFailed')} rows={5} />
      ) : freshness.data.items.length === 0 ? (
        <EmptyNotice title={text('freshnessEmpty')} />
      ) : (
        <FreshnessTable sources={freshness.data.items} nowMs={Date.parse(freshness.data.now)} zone={zone} />
      )}
    </Card>
  );
}

interface FreshnessTableProps {
  readonly sources: readonly Freshness[];
  /** The server's clock, so that a wrong clock of the reader's machine does not age the data. */
  readonly nowMs: number;
  readonly zone: string;
}

function FreshnessTable({ sources, nowMs, zone }: FreshnessTableProps) {
  const text = useDashboardText();
  const columns: TableColumnType<Freshness>[] = [
    {
      key: 'source',
      title: text('source'),
      rowScope: 'row',
      render: (_, { source, channel }) => (
        <>
          {/* Among other words, colour alone does not make a link of a name. */}
          <Link
            to={`/load-data?${new URLSearchParams({ source, channel }).toString()}`}
            className="th-underlined"
          >
            {source}
          </Link>{' '}
          <Typography.Text type="secondary">{text(`channel.${channel}`)}</Typography.Text>
        </>
      ),
    },
    { key: 'state', title: text('state'), render: (_, source) => <State source={source} /> },
    {
      key: 'loaded',
      title: text('lastFile'),
      render: (_, { lastLoadedAt }) => (
        <span title={instantText(lastLoadedAt, zone)}>{agoText(lastLoadedAt, nowMs)}</span>
      ),
    },
    {
      key: 'trouble',
      title: text('trouble'),
      render: (_, { missing, rejected }) => {
        const parts = [
          missing > 0 ? text('missing', { count: missing }) : null,
          rejected > 0 ? text('rejected', { count: rejected }) : null,
        ].filter((part) => part !== null);
        return parts.length === 0 ? (
          <Typography.Text type="secondary">{text('nothingMissing')}</Typography.Text>
        ) : (
          parts.join(', ')
        );
      },
    },
  ];
  return (
    <ScrollTable<Freshness>
      label={text('freshness')}
      maxHeight="320px"
      scroll={{ x: 460 }}
      rowKey={({ source, channel }) => `${source} ${channel}`}
      columns={columns}
      dataSource={[...sources]}
    />
  );
}

function State({ source }: { readonly source: Freshness }) {
  const text = useDashboardText();
  const state = freshnessStateOf(source);
  return <FreshnessTag state={state} word={text(`freshnessState.${state}`)} />;
}
