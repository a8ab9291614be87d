import { useReportingText, type ReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import type { readOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Card } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { Timeline } from '@tallyhouse/shared/kit/tabs';
import type { ReactNode } from 'react';
import { useOnlineText, type OnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';
import { useReportFields } from '../use-report-fields';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { Person } from '@tallyhouse/shared/ui/person';

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
  const text = useOnlineText();
  const states = useReportingText();
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
                <Link to={onlinePaths.report(version.id)}>
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

function stepWords(step: Opened['history'][number], text: OnlineText, states: ReportingText): string {
  const to = states(`reportState.${step.to}`);
  return step.from === null
    ? text('report.created', { to })
    : text('report.transition', { from: states(`reportState.${step.from}`), to });
}
