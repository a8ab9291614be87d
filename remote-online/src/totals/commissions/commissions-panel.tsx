import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useTotalsText } from '../../i18n/use-totals-text';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { commissionsQuery } from '../total-queries';
import { CommissionsTable } from './commissions-table';

/** What the agents of a brand's shops earned in the period, and by which agreements. */
export function CommissionsPanel({ period }: { readonly period: Period }) {
  const text = useTotalsText();
  const { http, session } = useRemoteHost();
  const commissions = useQuery(commissionsQuery(http, session.brand?.id ?? null, period));
  return (
    <Panel title={text('commissions.title')} explain={text('commissions.explain')}>
      {session.brand === null ? (
        <p>{text('commissions.needsBrand')}</p>
      ) : commissions.isError || commissions.data === undefined ? (
        <NotLoaded query={commissions} failed={text('commissions.failed')} rows={4} />
      ) : commissions.data.items.length === 0 ? (
        <p>{text('commissions.none')}</p>
      ) : (
        <CommissionsTable commissions={commissions.data} isBusy={commissions.isPlaceholderData} />
      )}
    </Panel>
  );
}
