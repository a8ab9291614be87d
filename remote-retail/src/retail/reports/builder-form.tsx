import type { CallInput, SessionView } from '@tallyhouse/shared/contracts/remote';
import { simulateRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Card, Checkbox } from '@tallyhouse/shared/kit/core';
import { Radio } from '@tallyhouse/shared/kit/form';
import { PlayCircleOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Select } from '@tallyhouse/shared/kit/select';
import { useAnnounceJob } from '@tallyhouse/shared/reporting/exports/use-jobs';
import { useBlockedBecause } from '@tallyhouse/shared/reporting/report-health';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { PeriodPicker } from '@tallyhouse/shared/ui/period-picker';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import type { ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useFilterList } from '../filters/use-filters';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { retailPaths } from '../retail-paths';
import { builderChoiceOf, withBuilderChoice, type BuilderChoice } from './builder-in-url';
import type { BuilderChoices } from './report-builder';
import { TicketChoice } from './ticket-choice';

type Order = Omit<CallInput<typeof simulateRetailReport>['body'], 'wait'>;

interface BuilderFormProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly choices: BuilderChoices;
}

/** The steps of the builder. Everything chosen stands in the address, so that it can be handed on. */
export function BuilderForm({ brand, choices }: BuilderFormProps) {
  const text = useRetailText();
  const reportingText = useReportingText();
  const titleOf = useSpoken();
  const [search, setSearch] = useSearchParams();
  const { period, today, setPeriod } = usePeriod();
  const filters = useFilterList(brand.id).data?.items ?? [];
  const simulation = useStartSimulation();
  const offline = useBlockedBecause('any');
  const choice = builderChoiceOf(search);
  const type = choices.types.find((one) => one.type === choice.type) ?? choices.types[0];
  if (type === undefined) return null;

  const basis = choice.basis !== null && type.bases.includes(choice.basis) ? choice.basis : type.basis;
  const mandatory = choices.fields
    .filter(({ mandatoryIn }) => mandatoryIn.includes(type.type))
    .map(({ field }) => field);
  const chosen = [...new Set([...(choice.fields ?? type.fields), ...mandatory])];
  const tried = filters.find(({ filterId }) => filterId === choice.filterId);
  const change = (next: Partial<BuilderChoice>) =>
    setSearch((current) => withBuilderChoice(current, next), { replace: true });
  const simulate = () => {
    if (simulation.isPending) return;
    simulation.mutate({
      type: type.type,
      period: { from: period.from, to: period.to },
      basis,
      fields: choices.fields.map(({ field }) => field).filter((field) => chosen.includes(field)),
      ...(tried !== undefined
        ? { criteria: tried.criteria }
        : choice.appliedSetId !== null && choice.appliedSetId !== 'none'
          ? { appliedSetId: choice.appliedSetId }
          : {}),
    });
  };
  return (
    <Flex vertical gap={12} className="th-most-960">
      <Step title={text('reports.builder.type')}>
        <Radio.Group
          aria-label={text('reports.builder.type')}
          value={type.type}
          onChange={(event) => change({ type: String(event.target.value) })}
        >
          <Flex vertical gap={6}>
            {choices.types.map((one) => (
              <Radio key={one.type} value={one.type}>
                <strong>{titleOf(one.title)}</strong>
                <div>{titleOf(one.description)}</div>
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      </Step>
      <Step title={text('reports.builder.period')}>
        <Flex gap={16} wrap align="center">
          <PeriodPicker value={period} today={today} onChange={setPeriod} />
          <Select<Basis>
            aria-label={text('reports.builder.basis')}
            className="th-least-240"
            value={basis}
            options={type.bases.map((one) => ({ value: one, label: reportingText(`basis.${one}`) }))}
            onChange={(next) => change({ basis: next })}
          />
        </Flex>
      </Step>
      <Step title={text('reports.builder.tickets')}>
        <TicketChoice choice={choice} filters={filters} onChange={change} />
      </Step>
      <Step title={text('reports.builder.columns')}>
        <p className="th-before-0">{text('reports.builder.columnsHint')}</p>
        <Checkbox.Group
          value={chosen}
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 4 }}
          options={choices.fields.map(({ field, title }) => ({
            value: field,
            label: titleOf(title),
            disabled: mandatory.includes(field),
          }))}
          onChange={(fields) => change({ fields: fields.map(String) })}
        />
        <Button
          size="small"
          type="link"
          disabled={choice.fields === null}
          onClick={() => change({ fields: null })}
        >
          {text('reports.builder.reset')}
        </Button>
      </Step>
      {simulation.error === null ? null : (
        <ProblemNotice
          title={text('reports.builder.simulateFailed')}
          error={simulation.error}
          onRetry={simulate}
        />
      )}
      <Flex gap={12} align="center" wrap>
        <ActionButton
          type="primary"
          size="large"
          icon={<PlayCircleOutlined aria-hidden />}
          loading={simulation.isPending}
          blockedBecause={offline}
          onClick={simulate}
        >
          {text('reports.builder.simulate')}
        </ActionButton>
        <span>{text('reports.builder.simulateHint')}</span>
      </Flex>
    </Flex>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card size="small" title={<h2 className="th-flush th-text-14">{title}</h2>}>
      {children}
    </Card>
  );
}

/** Starts a simulation as a job and opens the page that follows it. */
function useStartSimulation() {
  const host = useRemoteHost();
  const announce = useAnnounceJob();
  return useMutation({
    mutationFn: async (order: Order) => {
      const answer = await host.http.call(simulateRetailReport, { body: { ...order, wait: false } });
      if (!('state' in answer)) throw new Error('The server answered without a job to follow.');
      return answer;
    },
    onSuccess: (job) => {
      announce(job);
      host.navigate(retailPaths.simulation(job.id));
    },
  });
}
