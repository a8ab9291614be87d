import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { workingPaperQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { sameTaxQuery } from '../../tax-reporting-queries';
import { useTaxReportingText } from '../../use-tax-reporting-text';
import { TaxCauses } from './tax-causes';
import { VersionCauses } from './version-causes';

/** What the period is set against: the one before it, or an earlier version of itself. */
type Against = 'period' | number;

/** Why the tax of a period is another than that of the period before, or of a version that it replaced. */
export function WhyTab({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const [against, setAgainst] = useState<Against>('period');
  const earlier = period.versions.map(({ version }) => version).filter((one) => one < period.version);
  const before = periodText(steppedPeriod(period.period, -1));
  return (
    <>
      <Select<Against>
        aria-label={text('why.against')}
        prefix={text('why.against')}
        style={{ marginBlockEnd: 12, maxWidth: '100%' }}
        value={against}
        options={[
          { value: 'period', label: before },
          ...earlier.map((version) => ({ value: version, label: text('version', { version }) })),
        ]}
        onChange={setAgainst}
      />
      {against === 'period' ? (
        <AgainstPeriod period={period} name={before} />
      ) : (
        <>
          <Papers
            before={{ id: period.id, version: against, name: text('version', { version: against }) }}
            now={{ id: period.id, name: text('version', { version: period.version }) }}
          />
          <VersionCauses key={against} id={period.id} from={against} to={period.version} />
        </>
      )}
    </>
  );
}

function AgainstPeriod({ period, name }: { readonly period: TaxPeriodDetail; readonly name: string }) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const days = steppedPeriod(period.period, -1);
  const found = useQuery(sameTaxQuery(http, session.brand?.id ?? null, { ...period, days }));
  if (found.isError)
    return (
      <ProblemNotice title={text('why.failed')} error={found.error} onRetry={() => void found.refetch()} />
    );
  if (found.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const before = found.data.items.find(
    (one) => one.brandId === period.brandId && one.period.from === days.from && one.period.to === days.to,
  );
  if (before === undefined) return <p>{text('why.noneBefore', { period: name })}</p>;
  return <Papers before={{ id: before.id, name }} now={{ id: period.id, name: periodText(period.period) }} />;
}

interface Side {
  readonly id: string;
  /** Left out: the version in force. */
  readonly version?: number;
  readonly name: string;
}

function Papers({ before, now }: { readonly before: Side; readonly now: Side }) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const paperOf = ({ id, version }: Side) =>
    workingPaperQuery(http, session.brand?.id ?? null, id, { version, split: 'product' });
  const [earlier, later] = [useQuery(paperOf(before)), useQuery(paperOf(now))];
  const failed = [later, earlier].find(({ isError }) => isError);
  if (failed !== undefined)
    return (
      <ProblemNotice
        title={text('why.failed')}
        error={failed.error}
        onRetry={() => void Promise.all([later.refetch(), earlier.refetch()])}
      />
    );
  if (earlier.data === undefined || later.data === undefined)
    return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (earlier.data.currency !== later.data.currency) return <p>{text('why.otherCurrency')}</p>;
  return <TaxCauses before={earlier.data} now={later.data} names={{ before: before.name, now: now.name }} />;
}
