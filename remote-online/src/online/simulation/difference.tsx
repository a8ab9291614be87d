import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Card } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useOnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';
import { reportFieldsQuery } from '../online-queries';

/** What changed since the newest report of the same type and period. */
export function Difference({ simulation }: { readonly simulation: Simulation }) {
  const text = useOnlineText();
  const host = useRemoteHost();
  const fields = useQuery(reportFieldsQuery(host.http, host.session.brand?.id ?? null));
  const { diffToLast, currency } = simulation;
  const titleOf = (name: string) => fields.data?.fields.find((one) => one.field === name)?.title.en ?? name;
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{text('simulation.difference')}</h2>}
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
        <dl style={{ margin: 0 }}>
          {Object.entries(diffToLast.delta).map(([name, delta]) => (
            <Flex key={name} justify="space-between" gap={12}>
              <dt>{titleOf(name)}</dt>
              <dd style={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
                {delta === null ? <NoData /> : signed(delta, currency, text('simulation.noDifference'))}
              </dd>
            </Flex>
          ))}
        </dl>
      )}
    </Card>
  );
}

function signed(delta: string, currency: string, none: string): string {
  if (/^-?0*(\.0*)?$/.test(delta)) return none;
  const amount = moneyText(delta, currency);
  return delta.startsWith('-') ? `${currency}\u00A0${amount}` : `${currency}\u00A0+${amount}`;
}
