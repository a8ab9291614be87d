import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ArrowLeftOutlined } from '@tallyhouse/shared/kit/icons';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useState } from 'react';
import { itemQuery } from '../confirmation-queries';
import { DecisionPanel } from '../decision/decision-panel';
import { ItemActions } from '../actions/item-actions';
import { FilingPanel } from '../filing/filing-panel';
import { useBrandOf } from '../use-brand-of';
import { useConfirmationText } from '../use-confirmation-text';
import { Acknowledgements } from './acknowledgements';
import { Checks } from './checks';
import { Differences } from './differences';
import { FrozenFacts } from './frozen-facts';
import { FrozenRows } from './frozen-rows';
import { Notes } from './notes';
import { FrozenTax } from './frozen-tax';
import { History } from './history';
import { ReceiptPage } from './receipt-page';
import { Standing } from './standing';

interface ItemPageProps {
  readonly id: string;
  readonly isReceipt: boolean;
}

/** One report on its way: what was frozen, how it differs, what happened, and what the reader may do about it. */
export function ItemPage({ id, isReceipt }: ItemPageProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const [page, setPage] = useState(1);
  const read = useQuery(itemQuery(host.http, id, page));
  const { zone } = useBrandOf(read.data?.brandId ?? null);
  const title = read.data?.report.title ?? text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  const item = read.data;
  if (item === undefined) {
    if (!read.isError) {
      return (
        <div role="status" aria-label={text('item.loading')}>
          <Skeleton active paragraph={{ rows: 10, width: '100%' }} />
        </div>
      );
    }
    return (
      <>
        <PageHeader title={text('title')} breadcrumb={<BackToQueue />} />
        <ProblemNotice
          title={text('item.failed')}
          error={read.error}
          onRetry={() => void read.refetch()}
          onList={() => host.navigate('/double-confirmation')}
        />
      </>
    );
  }
  if (isReceipt) return <ReceiptPage item={item} zone={zone} />;
  return (
    <>
      <PageHeader
        title={item.report.title}
        breadcrumb={<BackToQueue />}
        tag={<ReportStateTag state={item.report.state} />}
        detail={text('fact.version', { version: item.report.version })}
        actions={<ItemActions item={item} />}
      />
      <Standing item={item} zone={zone} />
      <div className="th-desk-columns">
        <div className="th-desk-main">
          <FilingPanel item={item} zone={zone} />
          <FrozenFacts item={item} zone={zone} />
          <Differences item={item} />
          <Checks checks={item.checks} />
          <Notes item={item} zone={zone} />
          <FrozenRows item={item} isBusy={read.isPlaceholderData || read.isFetching} onPage={setPage} />
          <FrozenTax item={item} />
        </div>
        <div className="th-desk-side">
          <Decision item={item} onReread={() => void read.refetch()} />
          <History item={item} zone={zone} />
          <Acknowledgements item={item} zone={zone} />
        </div>
      </div>
    </>
  );
}

/** What was typed belongs to what was read: another frozen payload starts with an empty form. */
function Decision({ item, onReread }: { readonly item: ConfirmationDetail; readonly onReread: () => void }) {
  if (item.submission === null || item.report.state !== 'PENDING_CONFIRMATION') return null;
  if (!item.allowed.confirm && !item.allowed.return) return null;
  return (
    <DecisionPanel
      key={item.submission.payloadHash}
      item={item}
      submission={item.submission}
      onReread={onReread}
    />
  );
}

function BackToQueue() {
  const text = useConfirmationText();
  return (
    <nav className="th-desk-screen">
      <Link to="/double-confirmation">
        <ArrowLeftOutlined aria-hidden className="th-mirrored" /> {text('back')}
      </Link>
    </nav>
  );
}
