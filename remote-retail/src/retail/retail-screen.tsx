import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { packListSchema } from '@tallyhouse/shared/contracts/retail-pack';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useMatch } from '@tallyhouse/shared/kit/router';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { ReportBuilder } from '@tallyhouse/shared/kept-reports/builder/report-builder';
import { ReportList } from '@tallyhouse/shared/kept-reports/list/report-list';
import { ReportFamilyProvider } from '@tallyhouse/shared/kept-reports/report-family';
import { ReportPage } from '@tallyhouse/shared/kept-reports/report/report-page';
import { SimulationPage } from '@tallyhouse/shared/kept-reports/simulation/simulation-page';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect, type ReactNode } from 'react';
import { useRetailText } from '../i18n/use-retail-text';
import { FiguresPage } from './figures/figures-page';
import { RetailMemoryProvider } from './memory/retail-memory';
import { PackPage } from './pack/pack-page';
import { retailFamily } from './reports/retail-family';
import { retailPaths } from './retail-paths';

/** Everything below `/retail`. Needs a brand that has shops. */
export function RetailScreen() {
  const host = useRemoteHost();
  const text = useRetailText();
  const { brand, permissions } = host.session;
  if (brand === null) {
    return (
      <Titled>
        <ChooseBrandNotice />
      </Titled>
    );
  }
  if (!permissions.includes('reports.view')) {
    return (
      <Titled>
        <ForbiddenNotice title={text('forbidden')} permission="reports.view" />
      </Titled>
    );
  }
  if (!brand.channels.includes('RETAIL')) {
    return (
      <Titled>
        <EmptyNotice
          title={text('noChannel', { brand: brand.name })}
          hint={text('noChannelHint')}
          action={
            <Button type="primary" onClick={() => host.navigate('/online')}>
              {text('noChannelAction')}
            </Button>
          }
        />
      </Titled>
    );
  }
  return (
    <RetailMemoryProvider key={brand.id}>
      <ReportFamilyProvider family={retailFamily}>
        <RetailPages brand={brand} />
      </ReportFamilyProvider>
    </RetailMemoryProvider>
  );
}

/** Matched by whole paths, so that it works wherever a page mounts it. */
function RetailPages({ brand }: { readonly brand: NonNullable<SessionView['brand']> }) {
  const list = packListSchema.safeParse(useMatch('/retail/pack/:list')?.params['list']);
  const isPack = useMatch('/retail/pack/*') !== null;
  const isCreate = useMatch(retailPaths.create) !== null;
  const isList = useMatch(retailPaths.reports) !== null;
  const jobId = useMatch('/retail/simulations/:jobId')?.params['jobId'];
  const reportId = useMatch('/retail/reports/:id')?.params['id'];
  if (isPack) return <PackPage brand={brand} list={list.success ? list.data : 'intake'} />;
  if (isCreate) return <ReportBuilder />;
  if (isList) return <ReportList />;
  if (jobId !== undefined) return <SimulationPage key={jobId} jobId={jobId} />;
  if (reportId !== undefined) return <ReportPage key={reportId} id={reportId} />;
  return <FiguresPage brand={brand} />;
}

function Titled({ children }: { readonly children: ReactNode }) {
  const host = useRemoteHost();
  const text = useRetailText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  );
}
