import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQueries, useQuery } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { compareVersions } from './compare-versions';
import { ComparedFigures } from './compared-figures';
import { versionQuery } from './reports-log-queries';
import { SectionTitle } from './section-title';
import { useReportsLogText } from './use-reports-log-text';

interface VersionComparisonProps {
  readonly family: Channel;
  readonly reportId: string;
}

/** What changed between two versions of the same report, and why; at first the newest two. */
export function VersionComparison({ family, reportId }: VersionComparisonProps) {
  const { http } = useRemoteHost();
  const text = useReportsLogText();
  const detail = useQuery(versionQuery(http, family, reportId));
  return (
    <section>
      <SectionTitle words={text('compare.title')} />
      {detail.isError || detail.data === undefined ? (
        <NotLoaded
          query={detail}
          failed={text('compare.failed')}
          rows={3}
          loading={text('compare.loading')}
        />
      ) : detail.data.versions.length < 2 ? (
        text('compare.only')
      ) : (
        <Pair family={family} versions={byVersion(detail.data.versions)} />
      )}
    </section>
  );
}

/** Oldest first. */
function byVersion(versions: readonly ReportHeader[]): readonly ReportHeader[] {
  return versions.toSorted((one, other) => one.version - other.version);
}

interface PairProps {
  readonly family: Channel;
  readonly versions: readonly ReportHeader[];
}

function Pair({ family, versions }: PairProps) {
  const { http } = useRemoteHost();
  const text = useReportsLogText();
  const [after, setAfter] = useState(versions.length - 1);
  const [before, setBefore] = useState(versions.length - 2);
  const between = versions.slice(before + 1, after + 1);
  const details = useQueries({ queries: between.map(({ id }) => versionQuery(http, family, id)) });
  const failed = details.find(({ isError }) => isError);
  const differences = details.flatMap(({ data }) => (data?.difference ? [data.difference] : []));
  const [earlier, chosen] = [versions[before], versions[after]];
  return (
    <Flex vertical gap="small">
      <Flex gap="small" wrap>
        <VersionSelect
          label={text('compare.before')}
          versions={versions.slice(0, -1)}
          value={before}
          onChange={(index) => {
            setBefore(index);
            setAfter(Math.max(after, index + 1));
          }}
        />
        <VersionSelect
          label={text('compare.after')}
          versions={versions.slice(1)}
          offset={1}
          value={after}
          onChange={(index) => {
            setAfter(index);
            setBefore(Math.min(before, index - 1));
          }}
        />
      </Flex>
      {failed !== undefined ? (
        <ProblemNotice
          title={text('compare.failed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : details.some(({ data }) => data === undefined) ? (
        <div role="status" aria-label={text('compare.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ) : differences.length < between.length || earlier === undefined || chosen === undefined ? (
        text('compare.missing')
      ) : (
        <ComparedFigures
          key={`${earlier.id} ${chosen.id}`}
          family={family}
          measures={compareVersions(differences)}
          before={earlier}
          after={chosen}
        />
      )}
    </Flex>
  );
}

interface VersionSelectProps {
  readonly label: string;
  readonly versions: readonly ReportHeader[];
  /** Place of the first of them among all versions. */
  readonly offset?: number;
  readonly value: number;
  readonly onChange: (index: number) => void;
}

function VersionSelect({ label, versions, offset = 0, value, onChange }: VersionSelectProps) {
  const text = useReportsLogText();
  const reporting = useReportingText();
  return (
    <Select<number>
      aria-label={label}
      className="th-least-220"
      value={value}
      options={versions.map(({ version, state }, index) => ({
        value: index + offset,
        label: text('compare.versionOption', { version, state: reporting(`reportState.${state}`) }),
      }))}
      onChange={onChange}
    />
  );
}
