import { simulateTaxPeriod } from '../../contracts/tax-reporting';
import type { TaxPeriod } from '../../contracts/tax-periods';
import { useRemoteHost } from '../../host/remote-host';
import { Button, Checkbox } from '../../kit/core';
import { useMutation, useQuery } from '../../kit/query';
import { NotLoaded } from '../../ui/not-loaded';
import { ProblemNotice } from '../../ui/problem-notice';
import { useState } from 'react';
import { amountTyped, rateOfPercent } from './rate-typed';
import { SimulationField } from './simulation-field';
import { SimulationResult } from './simulation-result';
import { workingPaperQuery } from './tax-queries';
import { rateText } from './tax-words';
import { useTaxText } from './use-tax-text';

interface TaxSimulationProps {
  readonly period: Pick<TaxPeriod, 'id' | 'base' | 'currency'>;
}

/** What a tax would be by the rules of another day or by another rate. Keeps nothing; nothing of it can be filed. */
export function TaxSimulation({ period }: TaxSimulationProps) {
  const text = useTaxText();
  const { http, session } = useRemoteHost();
  const paper = useQuery(workingPaperQuery(http, session.brand?.id ?? null, period.id));
  const [typed, setTyped] = useState('');
  const [ruleDate, setRuleDate] = useState('');
  const [includeUnverified, setIncludeUnverified] = useState(false);
  const isMachines = period.base === 'MACHINES';
  const rule = paper.data?.lines.at(-1)?.rule;
  const value = isMachines ? amountTyped(typed) : rateOfPercent(typed);
  const isWrong = typed !== '' && value === null;
  const run = useMutation({
    mutationFn: () =>
      http.call(simulateTaxPeriod, {
        params: { id: period.id },
        body: {
          includeUnverified,
          ...(ruleDate !== '' && { ruleDate }),
          ...(value !== null &&
            rule !== undefined && {
              overrides: [
                { ruleId: rule.id, ...(isMachines ? { amountPerMachine: value } : { rate: value }) },
              ],
            }),
        },
      }),
  });
  return (
    <>
      <p className="th-before-0">{text('simulation.explain')}</p>
      {paper.isError || paper.data === undefined ? (
        <NotLoaded query={paper} failed={text('paper.failed')} rows={4} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isWrong && !run.isPending) run.mutate();
          }}
        >
          <SimulationField
            label={text('simulation.ruleDate')}
            kind="day"
            value={ruleDate}
            problem={null}
            hint={text('simulation.ruleDateHint')}
            onChange={setRuleDate}
          />
          {rule === undefined ? null : (
            <SimulationField
              label={text(isMachines ? 'simulation.machine' : 'simulation.rate')}
              value={typed}
              problem={isWrong ? text(isMachines ? 'simulation.badAmount' : 'simulation.badRate') : null}
              hint={text('simulation.rateHint', { rate: rateText({ ...period, rate: rule.rate }, text) })}
              onChange={setTyped}
            />
          )}
          <Checkbox
            checked={includeUnverified}
            onChange={(event) => setIncludeUnverified(event.target.checked)}
          >
            {text('simulation.includeUnverified')}
          </Checkbox>
          <div className="th-before-12 th-after-12">
            <Button type="primary" htmlType="submit" loading={run.isPending} disabled={isWrong}>
              {text('simulation.run')}
            </Button>
          </div>
        </form>
      )}
      {run.error === null ? null : <ProblemNotice title={text('simulation.failed')} error={run.error} />}
      {run.data === undefined ? null : <SimulationResult result={run.data} />}
    </>
  );
}
