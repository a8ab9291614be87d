import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { ReportField, ReportType } from '@tallyhouse/shared/contracts/report-fields';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { BackToReports } from './back-to-reports';
import { BuilderForm } from './builder-form';
import { retailFieldsQuery } from './report-queries';

/** What a template keeps of the address; the period stays the one that is chosen. */
const templateNames = ['type', 'basis', 'fields', 'appliedSetId', 'filterId'] as const;

/** What the builder can choose from. */
export interface BuilderChoices {
  readonly fields: readonly ReportField[];
  readonly types: readonly ReportType[];
}

/** Builds a retail report from a type, a period, the tickets that it is about and columns, and simulates it. */
export function ReportBuilder({ brand }: { readonly brand: NonNullable<SessionView['brand']> }) {
  const text = useRetailText();
  const host = useRemoteHost();
  const choices = useQuery(retailFieldsQuery(host.http, brand.id));
  const title = text('reports.builder.title');
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader title={title} breadcrumb={<BackToReports />} />
      {!host.session.permissions.includes('reports.simulate') ? (
        <ForbiddenNotice title={text('reports.builder.forbidden')} permission="reports.simulate" />
      ) : choices.isError || choices.data === undefined ? (
        <NotLoaded query={choices} failed={text('reports.builder.failed')} rows={11} />
      ) : (
        <>
          <div className="th-after-12">
            <SavedSearches screen="/retail/reports/new" names={templateNames} />
          </div>
          <BuilderForm brand={brand} choices={choices.data} />
        </>
      )}
    </>
  );
}
