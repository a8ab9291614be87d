import type { Filing } from '@tallyhouse/shared/contracts/filings';
import { dayText } from '@tallyhouse/shared/format/day';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { Breadcrumb } from '@tallyhouse/shared/kit/tabs';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { WithheldNotice } from '@tallyhouse/shared/ui/withheld-notice';
import { useEffect, useState } from 'react';
import { filingQuery } from '../authorities-queries';
import { DeadlineStateTag } from '../deadline-state-tag';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { useAuthoritiesText } from '../use-authorities-text';
import { FilingChain } from './filing-chain';
import { MismatchList } from './mismatch-list';
import { NextStep } from './next-step';
import { OtherFilings } from './other-filings';
import { OwnerWords } from './owner-words';
import { useFilingText } from './use-filing-text';

/** `/authorities/filing`: one thing that is owed, its next step first, then return, tax, payment and receipt. */
export function FilingPage({ id }: { readonly id: string }) {
  const text = useFilingText();
  const authorities = useAuthoritiesText();
  const host = useRemoteHost();
  const filing = useQuery(filingQuery(host.http, host.session.brand?.id ?? null, id));
  if (filing.data !== undefined) return <Loaded filing={filing.data} />;
  return (
    <>
      <PageHeader title={authorities('title')} breadcrumb={<Way />} />
      {filing.isError ? (
        <ProblemNotice
          title={text('failed')}
          error={filing.error}
          onRetry={() => void filing.refetch()}
          onList={() => host.navigate('/authorities?view=calendar')}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10, width: '100%' }} />
      )}
    </>
  );
}

function Loaded({ filing }: { readonly filing: Filing }) {
  const text = useFilingText();
  const host = useRemoteHost();
  const spoken = useSpoken();
  const [nowMs] = useState(() => Date.now());
  const { deadline, authorityName, dueWords } = filing;
  const zone = host.session.brand?.zone ?? 'UTC';
  const title = useSaid(zone).deadline(deadline);
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={<Way />}
        tag={<DeadlineStateTag state={deadline.state} />}
        detail={
          <>
            <div>
              <bdi>{spoken(authorityName)}</bdi> ·{' '}
              {text('dueBy', {
                day: dayText(deadline.dueDay),
                when: dueAgo(
                  { day: deadline.dueDay, lateFrom: deadline.dueAt, zone: deadline.zone },
                  nowMs,
                  zone,
                ),
              })}
            </div>
            <div>
              <bdi>{spoken(dueWords)}</bdi>
            </div>
            <OwnerWords deadline={deadline} />
          </>
        }
      />
      {filing.withheld === undefined ? null : <WithheldNotice by={filing.withheldBy} />}
      <NextStep filing={filing} />
      <MismatchList filing={filing} />
      <FilingChain filing={filing} zone={zone} />
      <OtherFilings id={deadline.id} nowMs={nowMs} />
    </>
  );
}

function Way() {
  const text = useFilingText();
  const authorities = useAuthoritiesText();
  return (
    <Breadcrumb
      items={[
        { title: <Link to="/authorities">{authorities('title')}</Link> },
        { title: <Link to="/authorities?view=calendar">{text('back')}</Link> },
      ]}
    />
  );
}
