import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { packDetailLists, type PackList } from '@tallyhouse/shared/contracts/retail-pack';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, Input } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { ReportPage } from '@tallyhouse/shared/reporting/report-page';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { useRetailText } from '../../i18n/use-retail-text';
import { useAppliedSet } from '../filters/use-applied-set';
import { SectionTabs } from '../section-tabs';
import { TicketDrawer } from '../tickets/ticket-drawer';
import { PackGrid } from './pack-grid';
import { packQuery } from './pack-query';
import { PackTabs } from './pack-tabs';

const scopeOptions = { bases: ['SETTLED'] } as const;

interface PackPageProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly list: PackList;
}

/** One of the nine lists of the retail pack. */
export function PackPage({ brand, list }: PackPageProps) {
  const { http, session } = useRemoteHost();
  const text = useRetailText();
  const scope = useReportScope(scopeOptions);
  const [search, setSearch] = useSearchParams();
  const [grid] = useGridView();
  const applied = useAppliedSet();
  const { period } = scope;
  const sought = (search.get('text') ?? '').slice(0, 100);
  const maySee = session.permissions.includes('reports.view-detail') || !packDetailLists.includes(list);
  const order = { list, period, appliedSetId: applied.setId, text: sought, sort: grid.sort };
  const query = useQuery({ ...packQuery(http, brand.id, order), enabled: maySee });
  const answer = query.data?.answer;
  const find = (found: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (found === '') next.delete('text');
      else next.set('text', found);
      return next;
    });
  const searchBox = (
    <Input.Search
      key={`${list} ${sought}`}
      allowClear
      maxLength={100}
      className="th-pushes th-most-240"
      aria-label={text('pack.search')}
      placeholder={text('pack.search')}
      defaultValue={sought}
      onSearch={(found) => find(found.trim())}
    />
  );
  const bars = (
    <>
      <SectionTabs section="pack" period={period} />
      <ChoicesFold of="list">
        <PackTabs shown={list} period={period} />
        <p className="th-before-0 th-after-8">{text(`pack.hint.${list}`)}</p>
      </ChoicesFold>
      {applied.setId === null ? null : (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-8"
          title={text('pack.applied')}
          action={
            <Button size="small" onClick={() => applied.show(null)}>
              {text('pack.everything')}
            </Button>
          }
        />
      )}
    </>
  );
  if (!maySee) {
    return (
      <>
        {bars}
        <ForbiddenNotice title={text('pack.noDetail')} permission="reports.view-detail" wayOut={null} />
      </>
    );
  }
  return (
    <>
      <ReportPage
        title={`${text('pack.title')}: ${text(`pack.list.${list}`)}`}
        path="/retail"
        scope={scope}
        figures={{ query, meta: answer?.meta, currency: answer?.currency ?? brand.currency }}
      >
        {bars}
        {answer?.totalCount === 0 ? (
          <>
            {searchBox}
            <EmptyNotice title={text('pack.empty')} hint={text('pack.emptyHint')} />
          </>
        ) : (
          <PackGrid
            brand={brand}
            order={order}
            query={query}
            toolbarStart={searchBox}
            label={text('pack.caption', { list: text(`pack.list.${list}`), period: periodText(period) })}
          />
        )}
      </ReportPage>
      <TicketDrawer brand={brand} />
    </>
  );
}
