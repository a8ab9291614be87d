import type { Basis } from '../../contracts/scalars';
import { useRemoteHost } from '../../host/remote-host';
import { PlayCircleOutlined } from '../../kit/icons';
import { Flex } from '../../kit/layout';
import { useSearchParams } from '../../kit/router';
import { Select } from '../../kit/select';
import { useBlockedBecause } from '../../reporting/report-health';
import { usePeriod } from '../../reporting/use-period';
import { useReportingText } from '../../reporting/use-reporting-text';
import { ActionButton } from '../../ui/action-button';
import { adoptStyles } from '../../ui/adopt-styles';
import { PeriodPicker } from '../../ui/period-picker';
import { ProblemNotice } from '../../ui/problem-notice';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import type { SpokenField, SpokenType } from '../use-report-fields';
import { BuilderFilters } from './builder-filters';
import { BuilderSection } from './builder-section';
import { CurrencyChoice } from './currency-choice';
import { ColumnChoice } from './column-choice';
import { choiceOf, chosenFields, withChoice, type Choice } from './definition-in-url';
import { chosenCurrency, inOneCurrency } from './one-currency';
import { TypeChoice } from './type-choice';
import { useStartSimulation } from './use-start-simulation';

/** The next step stays in sight below a long form; on phones the tab bar stands there. */
const styles = `
.th-builder-end { margin-block: 12px; }
@media (min-width: 768px) { .th-builder-end { position: sticky; inset-block-end: 8px; z-index: 5; padding: 8px 12px; border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); } }
`;

interface BuilderFormProps {
  readonly fields: readonly SpokenField[];
  readonly types: readonly SpokenType[];
}

/** The steps of the builder. Everything chosen stands in the address, so that it can be kept and handed on. */
export function BuilderForm({ fields, types }: BuilderFormProps) {
  adoptStyles(styles);
  const text = useKeptReportsText();
  const reportingText = useReportingText();
  const [parameters, setParameters] = useSearchParams();
  const { period, today, setPeriod } = usePeriod();
  const { session } = useRemoteHost();
  const simulation = useStartSimulation();
  const offline = useBlockedBecause('any');
  const more = useReportFamily().useBuilderMore();
  const choice = choiceOf(parameters);
  const type = types.find((one) => one.type === choice.type) ?? types[0];
  if (type === undefined) return null;

  const mandatory = fields
    .filter((field) => field.mandatoryIn.includes(type.type))
    .map((field) => field.field);
  const chosen = chosenFields(choice, type, mandatory);
  const basis = choice.basis !== null && type.bases.includes(choice.basis) ? choice.basis : type.basis;
  const change = (next: Partial<Choice>) =>
    setParameters((current) => withChoice(current, { type: type.type, ...next }), { replace: true });
  const { currencies = [] } = type;
  const filters = inOneCurrency(currencies, choice.filters);
  const simulate = () =>
    simulation.mutate({
      type: type.type,
      period,
      basis,
      fields: [...chosen],
      filters: filters.map((condition) => ({ ...condition })),
      ...more.order,
    });
  return (
    <div className="th-most-960">
      <BuilderSection title={text('builder.type')}>
        <TypeChoice types={types} value={type.type} onChange={(next) => change({ type: next })} />
      </BuilderSection>
      <BuilderSection title={text('builder.period')} hint={text(`builder.periodHint.${type.periodKind}`)}>
        <Flex gap={16} wrap align="center">
          <PeriodPicker value={period} today={today} onChange={setPeriod} />
          <span className="th-shrinks th-fits">
            <span title={text('builder.basisHint')}>{text('builder.basis')}: </span>
            {type.bases.length > 1 ? (
              <Select<Basis>
                aria-label={text('builder.basis')}
                className="th-fits th-least-230"
                value={basis}
                options={type.bases.map((one) => ({ value: one, label: reportingText(`basis.${one}`) }))}
                onChange={(next) => change({ basis: next })}
              />
            ) : (
              <span title={text('builder.basisFixed')}>{reportingText(`basis.${basis}`)}</span>
            )}
          </span>
        </Flex>
      </BuilderSection>
      <BuilderSection title={text('builder.columns')}>
        <ColumnChoice
          fields={fields}
          chosen={chosen}
          mandatory={mandatory}
          onChange={(next) => change({ fields: next })}
          onReset={() => change({ fields: null })}
        />
      </BuilderSection>
      <BuilderSection title={text('builder.filters')} hint={text('builder.filtersHint')}>
        {currencies.length > 0 ? (
          <CurrencyChoice
            currencies={currencies}
            filters={filters}
            onChange={(next) => change({ filters: next })}
          />
        ) : null}
        <BuilderFilters
          conditions={filters}
          fields={fields}
          currency={chosenCurrency(currencies, filters) ?? session.brand?.currency ?? ''}
          onChange={(next) => change({ filters: next })}
        />
      </BuilderSection>
      {more.step}
      {simulation.error === null ? null : (
        <ProblemNotice title={text('builder.simulateFailed')} error={simulation.error} onRetry={simulate} />
      )}
      <Flex gap={12} align="center" wrap className="th-builder-end">
        <ActionButton
          type="primary"
          size="large"
          icon={<PlayCircleOutlined aria-hidden />}
          loading={simulation.isPending}
          blockedBecause={offline}
          onClick={simulate}
        >
          {text('builder.simulate')}
        </ActionButton>
        <span className="th-dim">{text('builder.simulateHint')}</span>
      </Flex>
    </div>
  );
}
