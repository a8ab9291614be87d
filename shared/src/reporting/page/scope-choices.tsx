import { useRemoteHost } from '../../host/remote-host';
import { periodText } from '../../format/day';
import { Select } from '../../kit/select';
import { comparedPeriod } from '../../contracts/compared-period';
import { ChoicesFold } from '../../ui/choices-fold';
import { PeriodPicker } from '../../ui/period-picker';
import { usePhone } from '../../ui/use-phone';
import { useReportingText } from '../use-reporting-text';
import { comparedWith, type ReportScope } from '../use-report-scope';
import type { ReportVariants } from './report-variants';
import { useCalendarPeriods, type BrandAuthority } from './use-brand-authorities';
import { usePageText } from './use-page-text';

interface ScopeChoicesProps {
  readonly scope: ReportScope;
  readonly authorities: readonly BrandAuthority[];
  readonly variants: ReportVariants | null;
}

/** What of the scope can be chosen: authority, period, comparison, basis, currency. One choice is no choice. */
export function ScopeChoices({ scope, authorities, variants }: ScopeChoicesProps) {
  const text = usePageText();
  const words = useReportingText();
  const { brand } = useRemoteHost().session;
  const calendar = useCalendarPeriods(scope.today);
  const { bases, currencies = [], comparisons = [], comparesAlways = false } = scope.options;
  const fitting = comparisons.filter((one) => comparedPeriod(scope.period, one) !== null);
  const before = comparedWith(scope);
  const isPhone = usePhone();
  const authority =
    variants === null ? null : (
      <AuthorityChoice scope={scope} authorities={authorities} variants={variants} />
    );
  const period = (
    <PeriodPicker
      value={scope.period}
      today={scope.today}
      calendar={calendar.waiting}
      sinceAccepted={calendar.sinceAccepted}
      onChange={(next) => scope.set({ period: next })}
    />
  );
  const others = (
    <>
      {bases.length < 2 ? null : (
        <Select
          aria-label={text('context.basis')}
          popupMatchSelectWidth={false}
          value={scope.basis}
          options={bases.map((basis) => ({ value: basis, label: words(`basis.${basis}`) }))}
          onChange={(basis) => scope.set({ basis })}
        />
      )}
      {currencies.length === 0 ? null : (
        <Select
          aria-label={text('context.currency')}
          popupMatchSelectWidth={false}
          value={scope.currency ?? ''}
          options={[
            { value: '', label: brand?.currency ?? text('context.ownCurrency') },
            ...currencies
              .filter((currency) => currency !== brand?.currency)
              .map((currency) => ({ value: currency, label: currency })),
          ]}
          onChange={(currency) => scope.set({ currency: currency === '' ? null : currency })}
        />
      )}
      {comparisons.length === 0 ? null : (
        <Select
          aria-label={text('context.compare')}
          popupMatchSelectWidth={false}
          value={comparesAlways && scope.compare === 'none' ? 'previous' : scope.compare}
          options={(comparesAlways ? fitting : (['none', ...fitting] as const)).map((one) => ({
            value: one,
            label: text(`context.compareWith.${one}`),
          }))}
          labelRender={({ label }) => (
            <>
              {label}
              {before === null ? null : <span className="th-context-compared"> · {periodText(before)}</span>}
            </>
          )}
          onChange={(compare) =>
            scope.set({ compare: comparesAlways && compare === 'previous' ? 'none' : compare })
          }
        />
      )}
    </>
  );
  if (!isPhone)
    return (
      <>
        {authority}
        {period}
        {others}
      </>
    );
  const hasChoices = authority !== null || bases.length > 1 || currencies.length + comparisons.length > 0;
  return (
    <>
      {period}
      {hasChoices ? (
        <ChoicesFold of="scope">
          {authority}
          {others}
        </ChoicesFold>
      ) : null}
    </>
  );
}

/** The house's own definition of the figures or an authority's: each is a report of its own, with the same period. */
function AuthorityChoice({
  scope,
  authorities,
  variants,
}: ScopeChoicesProps & { readonly variants: ReportVariants }) {
  const host = useRemoteHost();
  const text = usePageText();
  const regulator = authorities.find(({ id }) => id === scope.authority) ?? authorities[0];
  const name = regulator?.name ?? text('context.pinned');
  const { from, to } = scope.period;
  const search = new URLSearchParams({ from, to }).toString();
  return (
    <Select
      aria-label={text('context.authority')}
      popupMatchSelectWidth={false}
      value={variants.isPinned ? 'authority' : 'house'}
      options={[
        { value: 'house', label: text('context.house') },
        { value: 'authority', label: name },
      ]}
      onChange={(chosen: 'house' | 'authority') => host.navigate(`${variants[chosen]}?${search}`)}
    />
  );
}
