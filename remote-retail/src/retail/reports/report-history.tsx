import type { readRetailReport } from '@tallyhouse/shared/contracts/kept-retail-reports';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Card } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { Timeline } from '@tallyhouse/shared/kit/tabs';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import type { ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths } from '../retail-paths';
import { Withheld } from '@tallyhouse/shared/ui/withheld';

type Opened = CallAnswer<typeof readRetailReport>;

interface ReportHistoryProps extends Pick<Opened, 'report' | 'history' | 'versions'> {
  readonly zone: string;
  /** Further cards beside them. */
  readonly children?: ReactNode;
}

/** Who changed the state of the report and why, and the versions it has. */
export function ReportHistory({ report, history, versions, zone, children }: ReportHistoryProps) {
  const text = useRetailText();
  const states = useReportingText();
  const heading = (words: string) => <h2 className="th-flush th-text-14">{words}</h2>;
  return (
    <div className="th-before-16 th-stack-12 th-beside">
      <Card size="small" title={heading(text('reports.report.history'))}>
        <Timeline
          items={history.map(({ at, from, to, actor, reason }) => {
            const next = states(`reportState.${to}`);
            return {
              key: `${at} ${to}`,
              content: (
                <>
                  <div>
                    {from === null
                      ? text('reports.report.created', { to: next })
                      : text('reports.report.transition', { from: states(`reportState.${from}`), to: next })}
                  </div>
                  <small>{text('reports.preparedBy', { name: actor, at: instantText(at, zone) })}</small>
                  {reason === null ? null : <div>{reason}</div>}
                </>
              ),
            };
          })}
        />
      </Card>
      <Card size="small" title={heading(text('reports.report.versions'))}>
        <Flex component="ul" vertical gap={8} className="th-list">
          {versions.map((version) => {
            const words = text('reports.version', { version: version.version });
            return (
              <Flex key={version.id} component="li" gap={8} wrap align="center">
                {version.id === report.id ? (
                  <strong>
                    {words} ({text('reports.report.current')})
                  </strong>
                ) : (
                  <Link to={retailPaths.report(version.id)}>{words}</Link>
                )}
                <ReportStateTag state={version.state} />
                <span>
                  {text('columns.ggr')}{' '}
                  {version.withheld === undefined ? (
                    moneyWithCurrencyText(version.ggr, version.currency)
                  ) : (
                    <Withheld of={version} />
                  )}
                </span>
                <span className="th-text-12 th-anywhere">
                  {text('reports.rows.hash')} <code>{version.contentHash}</code>
                </span>
              </Flex>
            );
          })}
        </Flex>
      </Card>
      {children}
    </div>
  );
}
