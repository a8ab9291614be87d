import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { ArrowLeftOutlined } from '@tallyhouse/shared/kit/icons';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useState } from 'react';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { taxPeriodsQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { useLicences } from '@tallyhouse/shared/reporting/use-licences';
import { tanzaniaPaths } from '../tanzania-paths';
import { tanzanianTotalsQuery } from '../tanzania-queries';
import { formStyles } from './form-styles';
import { formLanguages, formWords } from './form-words';
import { TaxForm, type FormAuthority } from './tax-form';
import { personInWords } from '@tallyhouse/shared/contracts/people';

const authorities: readonly FormAuthority[] = ['TRA', 'GBT'];

/** The printed form of TRA or of the Board in English, in Swahili, or in both side by side. */
export function TaxFormPage() {
  adoptStyles(formStyles);
  const text = useTanzaniaText();
  const host = useRemoteHost();
  const { http, session } = host;
  const scope = useReportScope({ bases: ['PLACED_PAID'] });
  const [parameters, setParameters] = useSearchParams();
  const [printedAt] = useState(() => new Date().toISOString());
  const mayTaxes = useSessionMay('tax.view');
  const licences = useLicences();
  const brandId = session.brand?.id ?? null;
  const totals = useQuery(tanzanianTotalsQuery(http, brandId, scope.period));
  const taxes = useQuery({ ...taxPeriodsQuery(http, brandId, { period: scope.period }), enabled: mayTaxes });
  const authority = authorities.find((one) => one === parameters.get('form')) ?? 'TRA';
  const language = formLanguages.find((one) => one === parameters.get('lang')) ?? 'both';
  const title = `${text('form.title')} ${authority}`;
  useEffect(() => host.setTitle(title), [host, title]);
  const choose = (name: string, value: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const back = `${tanzaniaPaths.totals}?${new URLSearchParams(scope.period).toString()}`;
  const { data } = totals;
  const isWaiting = data === undefined || (mayTaxes && taxes.data === undefined && !taxes.isError);
  return (
    <>
      <div className="th-form-tools">
        <Button
          icon={<ArrowLeftOutlined aria-hidden className="th-mirrored" />}
          onClick={() => host.navigate(back)}
        >
          {text('form.back')}
        </Button>
        <Segmented
          aria-label={text('form.authority')}
          value={authority}
          options={[...authorities]}
          onChange={(value) => choose('form', value)}
        />
        <Segmented
          aria-label={text('form.language')}
          value={language}
          options={formLanguages.map((value) => ({ value, label: text(`form.${value}`) }))}
          onChange={(value) => choose('lang', value)}
        />
        <Button type="primary" disabled={isWaiting} onClick={() => window.print()}>
          {text('form.print')}
        </Button>
      </div>
      {totals.isError ? (
        <ProblemNotice title={text('failed')} error={totals.error} onRetry={() => void totals.refetch()} />
      ) : isWaiting ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <TaxForm
          authority={authority}
          answer={data}
          // Periods within the days of the form only: a quarter is declared on its own.
          periods={(taxes.data?.items ?? []).filter(
            ({ period }) => period.from >= scope.period.from && period.to <= scope.period.to,
          )}
          words={formWords(language)}
          facts={{
            operator: session.brand?.name ?? '',
            licences: [...licences.values()]
              .filter((one) => one.brandId === brandId)
              .map(({ number }) => number),
            currency: data.currency,
            meta: data.meta,
            rulePackVersion: data.rulePackVersion,
            printedBy: personInWords(session.user.name, session.user.email),
            printedAt,
          }}
        />
      )}
    </>
  );
}
