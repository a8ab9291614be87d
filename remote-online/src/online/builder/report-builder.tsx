import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { BackToList } from '../back-to-list';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../use-session-may';
import { BuilderForm } from './builder-form';

/** What a template keeps of the address; the period stays the one that is chosen. */
const templateNames = ['type', 'basis', 'fields', 'where'] as const;

/** Builds a report from a type, a period, columns and filters, and starts its simulation. */
export function ReportBuilder() {
  const text = useOnlineText();
  const host = useRemoteHost();
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
            <SavedSearches screen="/online/new" names={templateNames} />
          </div>
          <BuilderForm fields={fields} types={types} />
        </>
      )}
    </>
  );
}
