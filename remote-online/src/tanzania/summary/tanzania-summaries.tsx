import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { taxPeriodsQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { TaxCalendar } from '../calendar/tax-calendar';
import { TaxDatesPanel } from '../calendar/tax-dates';
import { tanzaniaPaths } from '../tanzania-paths';
import { tanzanianSummariesQuery } from '../tanzania-queries';
import { TanzaniaReport } from '../tanzania-report';
import { useTanzaniaPage } from '../use-tanzania-page';
import { tanzanianBuckets } from './tanzania-buckets';
import { useTanzaniaSummaryKpis } from './tanzania-summary-kpis';
import { TanzaniaSummaryTable } from './tanzania-summary-table';
import { WithholdingRegister } from './withholding-register';

const viewNames = ['from', 'to', 'granularity', 'productClass', 'region', 'includeUnverified'];

/** The Tanzanian figures by the calendars of TRA and the Board: weeks or months, what accrued and what was paid. */
export function TanzaniaSummaries() {
  const text = useTanzaniaText();
  const mayTaxes = useSessionMay('tax.view');
  const page = useTanzaniaPage();
  const { http, brandId, scope } = page;
  const { granularity, includeUnverified } = page.view;
  const { period } = scope;
  const asked = { ...page.asked, granularity };
  const summaries = useQuery(tanzanianSummariesQuery(http, brandId, asked));
  const compared = useQuery({
    ...tanzanianSummariesQuery(http, brandId, { ...asked, ...scope.compared }),
    enabled: brandId !== null && scope.compared !== null,
  });
  const answer = summaries.data;
  const taxes = useQuery({
    ...taxPeriodsQuery(http, brandId, { period, includeUnverified }),
    enabled: mayTaxes && brandId !== null && answer !== undefined,
  });
  const taxPeriods = taxes.data?.items ?? [];
  const buckets = answer === undefined ? undefined : tanzanianBuckets(answer.items, granularity, taxPeriods);
  const before =
    scope.compared === null || compared.data === undefined
      ? undefined
      : tanzanianBuckets(compared.data.items, granularity, []);
  const kpis = useTanzaniaSummaryKpis({ buckets, before, currency: answer?.currency, granularity });
  return (
    <TanzaniaReport
      page={page}
      title={text('summaryTitle')}
      path={tanzaniaPaths.summaries}
      names={viewNames}
      figures={{ query: summaries, answer }}
      kpis={{ label: text('summary.kpi.label'), list: kpis }}
      exported={{
        source: { kind: 'tanzanian-summaries', query: asked },
        rowCount: answer?.items.length ?? null,
      }}
      choice={
        <Segmented
          aria-label={text('summary.granularity.label')}
          value={granularity}
          options={(['week', 'month'] as const).map((value) => ({
            value,
            label: text(`summary.granularity.${value}`),
          }))}
          onChange={(value) => page.change({ granularity: value })}
        />
      }
    >
      {answer === undefined ? null : (
        <TanzaniaSummaryTable
          buckets={buckets ?? []}
          granularity={granularity}
          currency={answer.currency}
          isBusy={summaries.isPlaceholderData}
        />
      )}
      <>
        {mayTaxes && answer !== undefined ? (
          <WithholdingRegister
            periods={taxPeriods.filter(({ code }) => code === 'WHT')}
            currency={answer.currency}
            meta={answer.meta}
          />
        ) : null}
        <TaxDatesPanel period={period} includeUnverified={includeUnverified} />
        <TaxCalendar period={period} />
      </>
    </TanzaniaReport>
  );
}
