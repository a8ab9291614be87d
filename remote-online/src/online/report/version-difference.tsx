import type { VersionDifference as Difference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { Card } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import type { ReactNode } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { SignedAmount } from '../signed-amount';
import { onlinePaths } from '../online-paths';
import { useReportFields } from '../use-report-fields';

interface VersionDifferenceProps {
  /** Null for a first version. */
  readonly difference: Difference | null;
  readonly report: Pick<ReportHeader, 'type' | 'currency'>;
}

/** What became other than in the version that this one replaces, and why, cause by cause. */
export function VersionDifference({ difference, report: { type, currency } }: VersionDifferenceProps) {
  const text = useOnlineText();
  const { titleOf } = useReportFields(type);
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{text('simulation.difference')}</h2>}
      extra={
        difference === null ? null : (
          <Link to={onlinePaths.report(difference.replaces)}>
            {text('simulation.differenceTo', { version: difference.version })}
          </Link>
        )
      }
    >
      {difference === null ? (
        text('report.firstVersion')
      ) : difference.measures.length === 0 ? (
        text('simulation.noDifference')
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 }}>
          {difference.measures.map(({ measure, delta, causes }) => (
            <li key={measure}>
              <Line name={titleOf(measure)} isStrong>
                <SignedAmount amount={delta} currency={currency} />
              </Line>
              {causes.map(({ cause, amount }) => (
                <Line key={cause} name={text(`report.cause.${cause}`)}>
                  <SignedAmount amount={amount} currency={currency} />
                </Line>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface LineProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Line({ name, isStrong = false, children }: LineProps) {
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 12,
        fontWeight: isStrong ? 600 : 400,
        paddingInlineStart: isStrong ? 0 : 16,
      }}
    >
      <span>{name}</span>
      {children}
    </div>
  );
}
