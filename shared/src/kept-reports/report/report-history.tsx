import { useReportingText, type ReportingText } from '../../reporting/use-reporting-text';
import { ReportStateTag } from '../../reporting/report-state-tag';
import type { readOnlineReport } from '../../contracts/online-reports';
import type { ReportHeader } from '../../contracts/reports';
import type { CallAnswer } from '../../contracts/remote';
import { instantText } from '../../format/instant';
import { moneyWithCurrencyText } from '../../format/money';
import { Card } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { Link } from '../../kit/router';
import { Timeline } from '../../kit/tabs';
import type { ReactNode } from 'react';
import { useKeptReportsText, type KeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import { useReportFields } from '../use-report-fields';
import { Withheld } from '../../ui/withheld';
import { Person } from '../../ui/person';

type Opened = CallAnswer<typeof readOnlineReport>;

interface ReportHistoryProps {
  readonly report: ReportHeader;
  readonly history: Opened['history'];
  readonly versions: readonly ReportHeader[];
  readonly zone: string;
  /** Further cards beside them. */
  readonly children?: ReactNode;
}

/** Who changed the state of the report and why, and the versions it has. */
export function ReportHistory({ report, history, versions, zone, children }: ReportHistoryProps) {
  const text = useKeptReportsText();
  const states = useReportingText();
  const { paths } = useReportFamily();
  const { titleOf } = useReportFields(report.type);
  return (
    <div className="th-before-16 th-stack-12 th-beside">
      <Card size="small" title={<h2 className="th-flush th-text-14">{text('report.history')}</h2>}>
        <Timeline
          items={history.map((step) => ({
            key: `${step.at} ${step.to}`,
            content: (
              <>
                <div>{stepWords(step, text, states)}</div>
                <small>
                  <Person name={step.actor} account={step.actorAccount} />, {instantText(step.at, zone)}
                </small>
                {step.reason === null ? null : <div>{step.reason}</div>}
              </>
            ),
          }))}
        />
      </Card>
      <Card size="small" title={<h2 className="th-flush th-text-14">{text('report.versions')}</h2>}>
        <Flex component="ul" vertical gap={8} className="th-list">
          {versions.map((version) => (
            <Flex key={version.id} component="li" gap={8} wrap align="center">
              {version.id === report.id ? (
                <strong>
                  {text('list.version', { version: version.version })} ({text('report.current')})
                </strong>
              ) : (
                <Link to={paths.report(version.id)}>
                  {text('list.version', { version: version.version })}
                </Link>
              )}
              <ReportStateTag state={version.state} />
              <span>
                {titleOf('ggr')}{' '}
                {version.withheld === undefined ? (
                  moneyWithCurrencyText(version.ggr, version.currency)
                ) : (
                  <Withheld of={version} />
                )}
              </span>
              <span className="th-text-12 th-anywhere">
                {text('report.hash')} <code>{version.contentHash}</code>
              </span>
            </Flex>
          ))}
        </Flex>
      </Card>
      {children}
    </div>
  );
}

function stepWords(step: Opened['history'][number], text: KeptReportsText, states: ReportingText): string {
  const to = states(`reportState.${step.to}`);
  return step.from === null
    ? text('report.created', { to })
    : text('report.transition', { from: states(`reportState.${step.from}`), to });
}
