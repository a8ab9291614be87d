import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Button } from '@tallyhouse/shared/kit/core';
import { DisconnectOutlined, ReloadOutlined } from '@tallyhouse/shared/kit/icons';
import type { ScreenOutcome } from '../../remotes/federation/loader/load-screen';
import { useShellText } from '../../i18n/use-shell-text';
import { useRemoteText } from './remote-words/use-remote-text';

/** Why a remote's screen is not there. */
export type RemoteProblem = Exclude<ScreenOutcome, { status: 'loaded' }>;

interface Props {
  readonly remote: RegisteredRemote;
  readonly problem: RemoteProblem;
  readonly onRetry: () => void;
  /** Given when it came after all: shows it. */
  readonly onShow?: () => void;
}

/** A remote that is not there: which, whose, why, what to do, and a way to try again. */
export function RemoteFailure({ remote, problem, onRetry, onShow }: Props) {
  const text = useRemoteText();
  const shellText = useShellText();
  const spoken = useSpoken();
  const names = remote.navigation.map((entry) => spoken(entry.title)).join(', ');
  const kind = problem.status === 'refused' ? 'refused' : problem.reason;
  return (
    <section className="remote-failure" role="alert" aria-labelledby="remote-failure-title">
      <DisconnectOutlined aria-hidden className="remote-failure-icon" />
      <h1 id="remote-failure-title">{text('failedTitle', { name: names || remote.name })}</h1>
      <p>{text('restWorks')}</p>
      <dl>
        <dt>{text('cause')}</dt>
        <dd>{text(`reason.${kind}`, { seconds: 8 })}</dd>
        {problem.status === 'refused'
          ? problem.objections.map(({ code, ...values }) => (
              <dd key={`${code} ${Object.values(values).join(' ')}`}>{text(`objection.${code}`, values)}</dd>
            ))
          : null}
        <dt>{text('nextStep')}</dt>
        <dd>{text(onShow === undefined ? `next.${kind}` : 'cameLate', { owner: remote.owner })}</dd>
        <dt>{text('part')}</dt>
        <dd>{remote.name}</dd>
        <dt>{text('version')}</dt>
        <dd>{remote.version}</dd>
        <dt>{text('owner')}</dt>
        <dd>{remote.owner}</dd>
      </dl>
      {onShow === undefined ? null : (
        <Button type="primary" onClick={onShow}>
          {text('show')}
        </Button>
      )}
      {problem.status === 'failed' && problem.reason === 'replaced' ? (
        <Button type="primary" icon={<ReloadOutlined />} onClick={() => location.reload()}>
          {shellText('reload')}
        </Button>
      ) : (
        <Button
          type={onShow === undefined ? 'primary' : 'default'}
          icon={<ReloadOutlined />}
          onClick={onRetry}
        >
          {shellText('retry')}
        </Button>
      )}
    </section>
  );
}
