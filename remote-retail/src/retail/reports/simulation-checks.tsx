import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { termOfColumn } from '@tallyhouse/shared/contracts/terms/column-terms';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Card } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths } from '../retail-paths';

const looks = {
  INFO: { kind: 'neutral', mark: 'i' },
  WARN: { kind: 'waiting', mark: '!' },
  ERROR: { kind: 'bad', mark: '✕' },
} as const;

/** What the server checked of a simulation, troubles first, and what changed since the last version. */
export function SimulationChecks({ simulation }: { readonly simulation: Simulation }) {
  const text = useRetailText();
  const { checks, diffToLast, currency } = simulation;
  const inOrder = [...checks.filter(({ ok }) => !ok), ...checks.filter(({ ok }) => ok)];
  const heading = (words: string) => <h2 className="th-flush th-text-14">{words}</h2>;
  return (
    <div className="th-after-16 th-stack-12 th-beside">
      <Card size="small" title={heading(text('reports.simulation.checks'))}>
        <Flex component="ul" vertical gap={6} className="th-list">
          {inOrder.map(({ id, ok, severity, detail }) => (
            <Flex key={id} component="li" gap={8} align="flex-start">
              {ok ? (
                <StateTag kind="good" mark="✓" word={text('reports.simulation.passed')} />
              ) : (
                <StateTag {...looks[severity]} word={text(`reports.simulation.severity.${severity}`)} />
              )}
              <span className="th-anywhere th-shrinks">
                {detail} <small>{id}</small>
              </span>
            </Flex>
          ))}
        </Flex>
      </Card>
      <Card size="small" title={heading(text('reports.simulation.difference'))}>
        {diffToLast === null ? (
          text('reports.simulation.differenceNone')
        ) : (
          <>
            <Link to={retailPaths.report(diffToLast.reportId)}>
              {text('reports.simulation.differenceTo', { version: diffToLast.version })}
            </Link>
            <dl className="th-flush">
              {Object.entries(diffToLast.delta).map(([field, delta]) => (
                <Flex key={field} justify="space-between" gap={12}>
                  <dt>
                    {titleOf(field, text)} <TermHelp term={termOfColumn(field)} name={titleOf(field, text)} />
                  </dt>
                  <dd className="th-flush th-digits">
                    {delta === null ? <NoData /> : moneyWithCurrencyText(delta, currency)}
                  </dd>
                </Flex>
              ))}
            </dl>
          </>
        )}
      </Card>
    </div>
  );
}

/** Our title for a figure; its field where we have none. */
function titleOf(field: string, text: ReturnType<typeof useRetailText>): string {
  const key = `columns.${field}` as 'columns.ggr';
  const title = text(key);
  return title === key ? field : title;
}
