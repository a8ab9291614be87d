import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { momentText } from '@tallyhouse/shared/format/instant';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import type { CodeWords } from '@tallyhouse/shared/reporting/code-words';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { ShortHash } from '@tallyhouse/shared/ui/short-hash';
import { StepActor, StepReason } from './step-reason';
import { useReportsLogText, type ReportsLogText } from './use-reports-log-text';

interface ColumnSource {
  readonly text: ReportsLogText;
  readonly codes: CodeWords;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly open: (step: StatusReport) => void;
}

/** Columns of the log: when, what, from where to where, who, why, and the proof. */
export function stepColumns({
  text,
  codes,
  zone,
  hasBrand,
  open,
}: ColumnSource): TableColumnType<StatusReport>[] {
  return [
    { key: 'time', title: text('column.time'), render: (_, { time }) => momentText(time, zone) },
    {
      key: 'report',
      title: text('column.report'),
      rowScope: 'row',
      width: 320,
      render: (_, step) => (
        <>
          <Button
            type="link"
            className="th-words-button"
            aria-label={text('open', { title: step.title, version: step.version })}
            onClick={() => open(step)}
          >
            <bdi>{step.title}</bdi>
          </Button>
          <Typography.Text type="secondary" className="th-text-12 th-block">
            {codes.reportType(step.reportType)} · {text('version', { version: step.version })}
          </Typography.Text>
        </>
      ),
    },
    ...(hasBrand ? [{ key: 'brand', title: text('column.brand'), dataIndex: 'brandId' }] : []),
    { key: 'step', title: text('column.step'), render: (_, step) => <StepTags step={step} text={text} /> },
    { key: 'actor', title: text('column.actor'), render: (_, step) => <StepActor step={step} /> },
    {
      key: 'reason',
      title: text('column.reason'),
      width: 240,
      render: (_, step) => <StepReason step={step} />,
    },
    { key: 'period', title: text('column.period'), render: (_, { period }) => periodText(period) },
    { key: 'authority', title: text('column.authority'), render: (_, step) => <StepAuthority step={step} /> },
    { key: 'ack', title: text('column.ack'), render: (_, { ackRef }) => ackRef ?? <NoData /> },
    {
      key: 'hash',
      title: text('column.hash'),
      render: (_, { contentHash }) => <ShortHash hash={contentHash} />,
    },
    {
      key: 'chain',
      title: text('column.chain'),
      align: 'end',
      render: (_, { chain }) => (chain === null ? text('noChain') : countText(chain.seq)),
    },
  ];
}

/** Whom it was handed in for, and which attempt at sending it that was. */
function StepAuthority({ step: { authority, attempt } }: { readonly step: StatusReport }) {
  const text = useReportsLogText();
  if (authority === null) return <NoData />;
  return (
    <>
      {authority}
      {attempt === null ? null : (
        <Typography.Text type="secondary" className="th-text-12 th-block">
          {text('attempt', { attempt })}
        </Typography.Text>
      )}
    </>
  );
}

interface StepTagsProps {
  readonly step: Pick<StatusReport, 'from' | 'to'>;
  readonly text: ReportsLogText;
}

/** From which state to which; the making of a report has none before. */
export function StepTags({ step: { from, to }, text }: StepTagsProps) {
  return (
    <Flex gap={6} align="center">
      {from === null ? (
        <Typography.Text type="secondary">{text('created')}</Typography.Text>
      ) : (
        <>
          <ReportStateTag state={from} />
          <span aria-hidden className="th-mirrored th-inline-block">
            →
          </span>
        </>
      )}
      <ReportStateTag state={to} />
    </Flex>
  );
}
