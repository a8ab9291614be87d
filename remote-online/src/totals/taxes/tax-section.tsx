import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { taxPeriodsQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { TaxTable } from './tax-table';
import { UnverifiedRules } from '@tallyhouse/shared/reporting/tax/unverified-rules';

/** The taxes of one brand over the days asked for: each line with its base, rate, rule, proof and working paper. */
export function TaxSection({ period }: { readonly period: Period }) {
  const text = useTaxText();
  const { http, session } = useRemoteHost();
  const may = useSessionMay('tax.view');
  const brandId = session.brand?.id ?? null;
  const periods = useQuery({
    ...taxPeriodsQuery(http, brandId, { period }),
    enabled: brandId !== null && may,
  });
  if (!may) return null;
  return (
    <Panel title={text('tax.title')} explain={text('tax.explain')}>
      {brandId === null ? (
        <p>{text('tax.needsBrand')}</p>
      ) : periods.isError || periods.data === undefined ? (
        <NotLoaded query={periods} failed={text('tax.failed')} rows={6} />
      ) : periods.data.items.length === 0 ? (
        <p>{text('tax.none')}</p>
      ) : (
        <>
          <UnverifiedRules reasons={periods.data.items.flatMap(({ statusReasons }) => statusReasons)} />
          <TaxTable
            periods={periods.data.items}
            totals={periods.data.totals}
            isBusy={periods.isPlaceholderData}
          />
        </>
      )}
    </Panel>
  );
}
