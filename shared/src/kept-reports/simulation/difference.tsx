import type { Simulation } from '../../contracts/reports';
import { Card } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { Link } from '../../kit/router';
import { TermHelp } from '../../ui/term/term-help';
import { termOfColumn } from '../../contracts/terms/column-terms';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import { SignedAmount } from '../signed-amount';
import { useReportFields } from '../use-report-fields';

/** What changed since the newest report of the same type and period. */
export function Difference({ simulation }: { readonly simulation: Simulation }) {
  const text = useKeptReportsText();
  const { titleOf } = useReportFields(simulation.definition.type);
  const { paths } = useReportFamily();
  const { diffToLast, currency } = simulation;
  return (
    <Card
      size="small"
      title={<h2 className="th-flush th-text-14">{text('simulation.difference')}</h2>}
      extra={
        diffToLast === null ? null : (
          <Link to={paths.report(diffToLast.reportId)}>
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
