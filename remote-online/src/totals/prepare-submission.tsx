import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Popover } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { reportFieldsQuery } from '@tallyhouse/shared/kept-reports/report-queries';
import { onlineFamily } from '../online/online-family';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { wholeMonthOf } from './whole-month';

/** The way to the returns that are built from these figures and sent from here: each opens ready to be simulated. */
export function PrepareSubmission({ period }: { readonly period: Period }) {
  const text = useTotalsText();
  const spoken = useSpoken();
  const host = useRemoteHost();
  const { http, session } = host;
  const may = useSessionMay('reports.simulate');
  const fields = useQuery(
    reportFieldsQuery({ http, family: onlineFamily, brandId: session.brand?.id ?? null }),
  );
  if (!may) return null;
  // What no authority asks for stays where it is made.
  const returns = (fields.data?.types ?? []).filter(({ periodKind }) => periodKind !== 'CUSTOM');
  const month = wholeMonthOf(period.to);
  const open = (type: string) =>
    host.navigate(`/online/new?${new URLSearchParams({ type, ...month }).toString()}`);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="th-most-360">
          {session.brand === null ? (
            text('submission.needsBrand')
          ) : returns.length === 0 ? (
            text('submission.none')
          ) : (
            <>
              <div>
                {text('submission.explain')} {text('submission.period', { period: periodText(month) })}
              </div>
              {returns.map(({ type, title }) => (
                <Button key={type} type="link" block onClick={() => open(type)}>
                  {text('submission.open', { report: spoken(title) })}
                </Button>
              ))}
            </>
          )}
        </div>
      }
    >
      <Button type="primary">{text('submission.button')}</Button>
    </Popover>
  );
}
