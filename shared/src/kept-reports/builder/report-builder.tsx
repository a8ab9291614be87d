import { useRemoteHost } from '../../host/remote-host';
import { ChooseBrandNotice } from '../../reporting/choose-brand-notice';
import { SavedSearches } from '../../reporting/saved-searches/saved-searches';
import { ForbiddenNotice } from '../../reporting/forbidden-notice';
import { NotLoaded } from '../../ui/not-loaded';
import { PageHeader } from '../../ui/page-header';
import { useEffect } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { BackToList } from '../back-to-list';
import { useReportFamily } from '../report-family';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';
import { BuilderForm } from './builder-form';

/** What a template keeps of the address; the period stays the one that is chosen. */
const templateNames = ['type', 'basis', 'fields', 'where'];

/** Builds a report from a type, a period, columns and filters, and starts its simulation. */
export function ReportBuilder() {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { paths, moreNames } = useReportFamily();
  const canSimulate = useSessionMay('reports.simulate');
  const { query, fields, types } = useReportFields();
  const title = text('builder.title');
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader title={title} breadcrumb={<BackToList />} detail={text('builder.subtitle')} />
      {host.session.brand === null ? (
        <ChooseBrandNotice />
      ) : !canSimulate ? (
        <ForbiddenNotice title={text('forbidden')} permission="reports.simulate" />
      ) : query.isError || query.data === undefined ? (
        <NotLoaded query={query} failed={text('builder.failed')} rows={11} />
      ) : (
        <>
          <div className="th-after-12">
            <SavedSearches screen={paths.create} names={[...templateNames, ...moreNames]} />
          </div>
          <BuilderForm fields={fields} types={types} />
        </>
      )}
    </>
  );
}
