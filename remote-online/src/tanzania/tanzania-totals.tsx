import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { Button } from '@tallyhouse/shared/kit/core';
import { FileTextOutlined } from '@tallyhouse/shared/kit/icons';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { taxPeriodsQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { useState } from 'react';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { BasisBridge } from '../totals/bridge/basis-bridge';
import { PrepareSubmission } from '../totals/prepare-submission';
import { TaxCalendar } from './calendar/tax-calendar';
import { classRowsOf } from './classes/class-rows';
import { ClassTable } from './classes/class-table';
import { PayablePanel } from './payable-panel';
import { ClassPayments } from './payments/class-payments';
import { periodAs, periodKindOf } from './period-kind';
import { useTanzaniaKpis } from './tanzania-kpis';
import { tanzaniaPaths } from './tanzania-paths';
import { tanzanianTotalsQuery } from './tanzania-queries';
import { TanzaniaReport } from './tanzania-report';
import { UnclaimedPanel } from './unclaimed-panel';
import { useTanzaniaPage } from './use-tanzania-page';

const viewNames = ['from', 'to', 'productClass', 'region', 'includeUnverified'];

/** Figures as the Gaming Act defines them: stakes placed less winnings paid, with every tax, due day and payment. */
export function TanzaniaTotals() {
  const text = useTanzaniaText();
  const host = useRemoteHost();
  const mayTaxes = useSessionMay('tax.view');
  const page = useTanzaniaPage();
  const { http, brandId, scope, view, asked } = page;
  const { period } = scope;
  const totals = useQuery(tanzanianTotalsQuery(http, brandId, asked));
  const compared = useQuery({
    ...tanzanianTotalsQuery(http, brandId, { ...asked, ...scope.compared }),
    enabled: brandId !== null && scope.compared !== null,
  });
  const before = scope.compared === null ? undefined : compared.data;
  const { includeUnverified } = view;
  const taxes = useQuery({
    ...taxPeriodsQuery(http, brandId, { period, includeUnverified }),
    enabled: brandId !== null && mayTaxes,
  });
  // What a class owes makes its row higher: rows are drawn once their taxes are known, or could not be read at once.
  const answer = taxes.isLoading && taxes.failureCount === 0 ? undefined : totals.data;
  const rows = answer === undefined ? [] : classRowsOf(answer.items, taxes.data?.items ?? [], period);
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const openRow = rows.find(({ row }) => row.productClass === opened);
  const kpis = useTanzaniaKpis(answer, rows, before);
  const form = `${tanzaniaPaths.form}?${new URLSearchParams(period).toString()}`;
  return (
    <TanzaniaReport
      page={page}
      title={text('title')}
      path={tanzaniaPaths.totals}
      names={viewNames}
      figures={{ query: { ...totals, data: answer }, answer }}
      kpis={{ label: text('kpi.label'), list: kpis }}
      exported={{ source: { kind: 'tanzanian-totals', query: asked }, rowCount: rows.length }}
      actions={
        <>
          <Button
            icon={<FileTextOutlined aria-hidden />}
            title={text('form.openHint')}
            onClick={() => host.navigate(form)}
          >
            {text('form.open')}
          </Button>
          <PrepareSubmission period={period} />
        </>
      }
      choice={
        <Segmented
          aria-label={text('kind.label')}
          value={periodKindOf(period) ?? ''}
          options={(['month', 'week'] as const).map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
          onChange={(kind) => {
            if (kind === 'month' || kind === 'week') scope.set({ period: periodAs(kind, period) });
          }}
        />
      }
    >
      {answer === undefined ? null : (
        <ClassTable
          answer={answer}
          rows={rows}
          before={before?.items}
          onOpen={({ row }) => setOpened(row.productClass)}
          isBusy={totals.isPlaceholderData}
        />
      )}
      <>
        {answer === undefined ? null : <PayablePanel answer={answer} />}
        {answer === undefined ? null : <UnclaimedPanel answer={answer} />}
        <BasisBridge period={period} channel={null} />
        <TaxCalendar period={period} />
        {openRow === undefined ? null : (
          <ClassPayments one={openRow} today={scope.today} onClose={() => setOpened(undefined)} />
        )}
      </>
    </TanzaniaReport>
  );
}
