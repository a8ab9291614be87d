import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { readRetailTicket } from '@tallyhouse/shared/contracts/retail-tickets';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { queryOptions, useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useRetailText } from '../../i18n/use-retail-text';
import { TicketLifeView } from './ticket-life-view';
import { ticketOf, withTicket } from './ticket-in-url';

/** The life of the ticket that the address names, beside the page; nothing where it names none. */
export function TicketDrawer({ brand }: { readonly brand: NonNullable<SessionView['brand']> }) {
  const text = useRetailText();
  const [search, setSearch] = useSearchParams();
  const id = ticketOf(search);
  if (id === null) return null;
  const number = id.slice(id.indexOf('/') + 1);
  return (
    <Drawer
      open
      title={text('ticket.title', { number })}
      placement="right"
      size={720}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      onClose={() => setSearch((current) => withTicket(current, null))}
    >
      <Life key={id} id={id} brand={brand} />
    </Drawer>
  );
}

function Life({ id, brand }: { readonly id: string; readonly brand: NonNullable<SessionView['brand']> }) {
  const text = useRetailText();
  const { http, session } = useRemoteHost();
  const maySee = session.permissions.includes('reports.view-detail');
  const life = useQuery(
    queryOptions({
      queryKey: ['retail-ticket', brand.id, id],
      queryFn: ({ signal }) => http.call(readRetailTicket, { query: { id }, signal }),
      enabled: maySee,
    }),
  );
  if (!maySee) {
    return (
      <ForbiddenNotice title={text('ticket.forbidden')} permission="reports.view-detail" wayOut={null} />
    );
  }
  if (life.isError) {
    const isGone = problemOf(life.error)?.code === 'NOT_FOUND';
    return (
      <ProblemNotice
        title={text('ticket.failed')}
        error={life.error}
        note={isGone ? text('ticket.goneNote', { brand: brand.name }) : undefined}
        onRetry={() => void life.refetch()}
      />
    );
  }
  if (life.data === undefined) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <TicketLifeView life={life.data} zone={brand.zone} />;
}
