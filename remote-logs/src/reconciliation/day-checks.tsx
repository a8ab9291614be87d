import { listText } from '@tallyhouse/shared/format/list-text';
import { useSaidCheck } from '@tallyhouse/shared/format/use-said-check';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import type { Day } from './day-parts';
import { useReconciliationText } from './use-reconciliation-text';

/** The laws that must hold for the day, broken ones first. */
export function DayChecks({
  checks,
  hasBrand,
}: {
  readonly checks: Day['checks'];
  readonly hasBrand: boolean;
}) {
  const text = useReconciliationText();
  const said = useSaidCheck(useRemoteHost().session.brand?.zone ?? 'UTC');
  if (checks.length === 0) return null;
  const sorted = [...checks.filter(({ ok }) => !ok), ...checks.filter(({ ok }) => ok)];
  return (
    <section className="th-before-24">
      <Typography.Title level={2} className="th-flush th-text-16">
        {text('checks')}
      </Typography.Title>
      <ul aria-label={text('checks')} className="th-before-8 th-after-8 th-pad-0 th-unmarked">
        {sorted.map(({ id, ok, severity, brandId, ...check }) => (
          <li key={`${brandId} ${id}`} className="th-pad-block-4">
            <span aria-hidden="true">{ok ? '✓' : severity === 'ERROR' ? '✕' : '!'} </span>
            {hasBrand ? `${brandId}: ` : null}
            <span>{said(check)}</span>{' '}
            <Typography.Text type="secondary" className="th-text-12">
              {listText([id, text(ok ? 'passed' : severity === 'ERROR' ? 'broken' : 'attention')])}
            </Typography.Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
