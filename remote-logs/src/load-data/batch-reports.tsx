import type { LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { Alert, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { DrawerHeading } from './drawer-heading';

/** States of reports whose figures are not those of today any more. */
const outdated: ReadonlySet<ReportState> = new Set(['STALE', 'AMENDMENT_NEEDED']);

/** The reports whose figures hold this batch, those that have to be made again first. */
export function BatchReports({ batch }: { readonly batch: LoadBatchDetail }) {
  const text = useLoadDataText();
  const stale = batch.reports.filter(({ state }) => outdated.has(state));
  const current = batch.reports.filter(({ state }) => !outdated.has(state));
  return (
    <section>
      <DrawerHeading words={text('lineage.title')} />
      {stale.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          role="status"
          className="th-after-8"
          title={text('lineage.stale', { count: stale.length })}
          description={text('lineage.staleHint')}
        />
      )}
      {batch.reports.length === 0 ? (
        <Typography.Text type="secondary">{text('lineage.none')}</Typography.Text>
      ) : (
        <ul aria-label={text('lineage.title')} className="th-list th-stack-8">
          {[...stale, ...current].map(({ id, title, version, state, period }) => (
            <li key={id}>
              <Flex gap="4px 12px" wrap align="center">
                <ReportStateTag state={state} />
                <Link to={`/reports-log?report=${encodeURIComponent(id)}`}>
                  <bdi>{title}</bdi>
                </Link>
                <Typography.Text type="secondary">
                  {text('lineage.version', { version })} · {periodText(period)}
                </Typography.Text>
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
