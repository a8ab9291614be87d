import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { Card } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { termOfColumn } from '@tallyhouse/shared/contracts/terms/column-terms';
import { useOnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';
import { SignedAmount } from '../signed-amount';
import { useReportFields } from '../use-report-fields';

/** What changed since the newest report of the same type and period. */
export function Difference({ simulation }: { readonly simulation: Simulation }) {
  const text = useOnlineText();
  const { titleOf } = useReportFields(simulation.definition.type);
  const { diffToLast, currency } = simulation;
  return (
    <Card
      size="small"
      title={<h2 className="th-flush th-text-14">{text('simulation.difference')}</h2>}
      extra={
        diffToLast === null ? null : (
          <Link to={onlinePaths.report(diffToLast.reportId)}>
            {text('simulation.differenceTo', { version: diffToLast.version })}
          </Link>
        )
      }
    >
      {diffToLast === null ? (
        text('simulation.differenceNone')
      ) : (
        <dl className="th-flush">
          {Object.entries(diffToLast.delta).map(([name, delta]) => (
            <Flex key={name} justify="space-between" gap={12}>
              <dt>
                {titleOf(name)} <TermHelp term={termOfColumn(name)} name={titleOf(name)} />
              </dt>
              <dd className="th-flush th-digits">
                <SignedAmount amount={delta} currency={currency} />
              </dd>
            </Flex>
          ))}
        </dl>
      )}
    </Card>
  );
}
