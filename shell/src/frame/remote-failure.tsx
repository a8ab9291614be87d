import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { Button } from '@tallyhouse/shared/kit/core';
import { DisconnectOutlined, ReloadOutlined } from '@tallyhouse/shared/kit/icons';
import type { FailureReason } from '../federation/load-screen';
import { useShellText } from '../i18n/use-shell-text';

interface Props {
  readonly remote: RegisteredRemote;
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** A remote that is not there: which, whose, why, and a way to try again. */
export function RemoteFailure({ remote, reason, onRetry }: Props) {
  const text = useShellText();
  const locale = useLocale();
  const names = remote.navigation.map((entry) => entry.title[locale]).join(', ');
  return (
    <section className="remote-failure" role="alert" aria-labelledby="remote-failure-title">
      <DisconnectOutlined aria-hidden className="remote-failure-icon" />
      <h1 id="remote-failure-title">{text('remote.failedTitle', { name: names || remote.name })}</h1>
      <p>{text('remote.restWorks')}</p>
      <dl>
        <dt>{text('remote.cause')}</dt>
        <dd>{text(`remote.reason.${reason}`, { seconds: 8 })}</dd>
        <dt>{text('remote.part')}</dt>
        <dd>{remote.name}</dd>
        <dt>{text('remote.version')}</dt>
        <dd>{remote.version}</dd>
        <dt>{text('remote.owner')}</dt>
        <dd>{remote.owner}</dd>
      </dl>
      <Button type="primary" icon={<ReloadOutlined />} onClick={onRetry}>
        {text('retry')}
      </Button>
    </section>
  );
}
