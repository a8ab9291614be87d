import type { Check } from '@tallyhouse/shared/contracts/reports';
import { useSaidCheck } from '@tallyhouse/shared/format/use-said-check';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Section } from '../facts';
import { useConfirmationText } from '../use-confirmation-text';

/** What was checked when it was simulated; what did not pass stands first. */
export function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const text = useConfirmationText();
  const said = useSaidCheck(useRemoteHost().session.brand?.zone ?? 'UTC');
  if (checks.length === 0) return null;
  const failed = checks.filter(({ ok }) => !ok);
  const sorted = [...failed, ...checks.filter(({ ok }) => ok)];
  return (
    <Section id="checks" title={text('item.checks')}>
      <p>
        {failed.length === 0
          ? text('item.checksPassed', { count: checks.length })
          : text('item.checksFailed', { count: failed.length })}
      </p>
      <ul className="th-desk-checks">
        {sorted.map(({ id, ok, severity, ...check }) => (
          <li key={id}>
            <span
              aria-hidden="true"
              className={ok ? 'th-desk-good' : severity === 'ERROR' ? 'th-desk-bad' : 'th-desk-warn'}
            >
              {ok ? '✓' : severity === 'ERROR' ? '✕' : '!'}
            </span>
            <span>
              {said(check)}{' '}
              <small className="th-desk-soft">
                {id}, {text(ok ? 'item.passed' : severity === 'ERROR' ? 'item.broken' : 'item.attention')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
