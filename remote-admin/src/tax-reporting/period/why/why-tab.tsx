import { factSplitSchema, type FactSplit } from '@tallyhouse/shared/contracts/tax-papers';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { workingPaperQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { RecordList, useRecordCauses } from '@tallyhouse/shared/reporting/why/record-causes';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { changesQuery, sameTaxQuery } from '../../tax-reporting-queries';
import { useTaxReportingText } from '../../use-tax-reporting-text';
import { TaxCauses, type PartSplit } from './tax-causes';
import type { PaperEnd } from './use-paper-records';

/** What the period is set against: the one before it, or an earlier version of itself. */
type Against = 'period' | number;

/** Why the tax of a period is another than that of the period before, or of a version that it replaced. */
export function WhyTab({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const [against, setAgainst] = useState<Against>('period');
  const [split, setSplit] = useState<PartSplit>('product');
  const earlier = period.versions.map(({ version }) => version).filter((one) => one < period.version);
  const before = periodText(steppedPeriod(period.period, -1));
  const isOfSeveral = (period.brands ?? []).length > 1;
  return (
    <>
      <Flex gap={8} wrap align="center" className="th-after-12">
        <Select<Against>
          aria-label={text('why.against')}
          prefix={text('why.against')}
          className="th-fits"
          value={against}
          options={[
            { value: 'period', label: before },
            ...earlier.map((version) => ({ value: version, label: text('version', { version }) })),
          ]}
          onChange={setAgainst}
        />
        <Segmented<PartSplit>
          aria-label={text('paper.split')}
          value={split}
          options={factSplitSchema.options
            .filter((one): one is PartSplit => one !== 'day' && (one !== 'brand' || isOfSeveral))
            .map((one) => ({ value: one, label: text(`paper.by.${one}`) }))}
          onChange={setSplit}
        />
      </Flex>
      {against === 'period' ? (
        <AgainstPeriod period={period} name={before} split={split} />
      ) : (
        <AgainstVersion key={against} period={period} version={against} split={split} />
      )}
    </>
  );
}

interface AgainstPeriodProps {
  readonly period: TaxPeriodDetail;
  readonly name: string;
  readonly split: PartSplit;
}

function AgainstPeriod({ period, name, split }: AgainstPeriodProps) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const days = steppedPeriod(period.period, -1);
  const found = useQuery(sameTaxQuery(http, session.brand?.id ?? null, { ...period, days }));
  if (found.isError || found.data === undefined) {
    return <NotLoaded query={found} failed={text('why.failed')} rows={6} />;
  }
  const before = found.data.items.find(
    (one) => one.brandId === period.brandId && one.period.from === days.from && one.period.to === days.to,
  );
  if (before === undefined) return <p>{text('why.noneBefore', { period: name })}</p>;
  const now = { id: period.id, name: periodText(period.period) };
  return <Papers before={{ id: before.id, name }} now={now} split={split} />;
}

interface AgainstVersionProps {
  readonly period: TaxPeriodDetail;
  readonly version: number;
  readonly split: PartSplit;
}

/** Between versions of one period, by what became of the records behind it. */
function AgainstVersion({ period, version, split }: AgainstVersionProps) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const { chosen, setChosen, buttonOf, openerOf } = useRecordCauses();
  const mayRead = session.brand !== null && session.permissions.includes('reports.view-detail');
  const changes = useQuery({
    ...changesQuery(http, session.brand?.id ?? null, period.id, {
      ...{ from: version, to: period.version, chosen },
    }),
    enabled: mayRead,
  });
  if (changes.isError)
    return (
      <ProblemNotice
        title={text('why.failed')}
        error={changes.error}
        onRetry={() => void changes.refetch()}
      />
    );
  if (mayRead && changes.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const causes = changes.data?.causes ?? undefined;
  return (
    <>
      <Papers
        before={{ id: period.id, version, name: text('version', { version }) }}
        now={{ id: period.id, name: text('version', { version: period.version }) }}
        split={split}
        records={causes?.map((one) => ({
          ...one,
          button: buttonOf(one.cause, one.records),
          open: openerOf(one.cause, one.records),
        }))}
      >
        {changes.data === undefined || chosen === null ? null : (
          <RecordList
            answer={changes.data}
            currency={changes.data.currency}
            chosen={chosen}
            onChange={setChosen}
            isBusy={changes.isPlaceholderData}
          />
        )}
      </Papers>
      {changes.data?.causes === null ? <p>{text('why.byRegister')}</p> : null}
    </>
  );
}

interface PapersProps extends Pick<Parameters<typeof TaxCauses>[0], 'records' | 'children'> {
  readonly before: PaperEnd;
  readonly now: PaperEnd;
  readonly split: FactSplit & PartSplit;
}

function Papers({ before, now, split, records, children }: PapersProps) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const paperOf = ({ id, version }: PaperEnd) =>
    workingPaperQuery(http, session.brand?.id ?? null, id, { version, split });
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
  return (
    <TaxCauses
      before={{ ...before, paper: earlier.data }}
      now={{ ...now, paper: later.data }}
      split={split}
      records={records}
    >
      {children}
    </TaxCauses>
  );
}
