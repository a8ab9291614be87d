import { readReconciliation } from '@tallyhouse/shared/contracts/reconciliation';
import { daySchema } from '@tallyhouse/shared/contracts/scalars';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { LeftOutlined, RightOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { keepPreviousData, useQuery } from '@tallyhouse/shared/kit/query';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { DateField } from '@tallyhouse/shared/ui/date-field';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { addDays } from '@tallyhouse/shared/contracts/period-steps';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect } from 'react';
import { DayChecks } from './day-checks';
import { DayParts, partsBehind, type Day } from './day-parts';
import { useReconciliationText } from './use-reconciliation-text';

const tones = { EQUAL: 'success', INCOMPLETE: 'warning', MISMATCH: 'error', NOTHING: 'info' } as const;

/** `/load-data/reconciliation`: whether a gaming day agrees from its sources to its reports, and where it does not. */
export function ReconciliationPage({ zone }: { readonly zone: string }) {
  const host = useRemoteHost();
  const { http, session } = host;
  const text = useReconciliationText();
  const { today } = usePeriod();
  const [parameters, setParameters] = useSearchParams();
  const named = daySchema.safeParse(parameters.get('day'));
  // The day that runs is still being sent.
  const day = named.success ? named.data : addDays(today, -1);
  const mayRead = session.permissions.includes('reports.view');
  const answer = useQuery({
    queryKey: ['load-reconciliation', session.brand?.id ?? null, day],
    queryFn: ({ signal }) => http.call(readReconciliation, { query: { day }, signal }),
    placeholderData: keepPreviousData,
    enabled: mayRead,
  });
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const choose = (next: string | undefined) => {
    if (next !== undefined) setParameters({ day: next }, { replace: true });
  };
  const { data } = answer;
  const checks =
    data === undefined ? null : <DayChecks checks={data.checks} hasBrand={session.brand === null} />;
  return (
    <>
      <PageHeader
        title={text('title')}
        breadcrumb={<Link to="/load-data">{text('back')}</Link>}
        {...(data !== undefined && {
          detail: text('subtitle', { day: dayText(data.day), asOf: instantText(data.asOf, zone) }),
        })}
        actions={
          <Flex gap="small" align="center">
            <Button
              icon={<LeftOutlined aria-hidden className="th-mirrored" />}
              aria-label={text('before')}
              onClick={() => choose(addDays(day, -1))}
            />
            <DateField label={text('day')} value={day} onChange={choose} />
            <Button
              icon={<RightOutlined aria-hidden className="th-mirrored" />}
              aria-label={text('after')}
              onClick={() => choose(addDays(day, 1))}
            />
          </Flex>
        }
      />
      {!mayRead ? (
        <ForbiddenNotice title={text('forbidden')} permission="reports.view" />
      ) : answer.isError ? (
        <ProblemNotice title={text('failed')} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : data === undefined ? (
        <div role="status" aria-label={text('loading')}>
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      ) : (
        <div
          aria-busy={answer.isPlaceholderData}
          className={answer.isPlaceholderData ? 'th-outdated' : undefined}
        >
          <Alert
            type={tones[data.status]}
            showIcon
            role="status"
            title={text(`verdict.${data.status}`)}
            description={<NextStep day={data} />}
          />
          {hasBrokenLaw(data) ? checks : null}
          <DayParts day={data} hasBrand={session.brand === null} zone={zone} />
          {hasBrokenLaw(data) ? null : checks}
        </div>
      )}
    </>
  );
}

const hasBrokenLaw = ({ checks }: Day) => checks.some(({ ok, severity }) => !ok && severity === 'ERROR');

/** What to do, and which parts of the page it is about. */
function NextStep({ day }: { readonly day: Day }) {
  const text = useReconciliationText();
  const step = text(`nextStep.${day.status}`);
  if (day.status === 'EQUAL' || day.status === 'NOTHING') return step;
  const parts = [
    ...(hasBrokenLaw(day) ? [text('checks')] : []),
    ...partsBehind(day).map((part) => text(part)),
  ];
  return `${step} ${text('concerned', { parts: parts.join(', ') })}`;
}
