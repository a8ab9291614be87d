import { countText } from '@tallyhouse/shared/format/count';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Alert, Button, Typography } from '@tallyhouse/shared/kit/core';
import { Progress } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ShortHash } from '@tallyhouse/shared/ui/short-hash';
import { useChainCheck, type ChainCheck, type ChainVerdict } from './use-chain-check';
import { useReportsLogText } from './use-reports-log-text';

/** Verifies the chain and says in one sentence whether it holds. */
export function ChainCheckPanel({ zone }: { readonly zone: string }) {
  const text = useReportsLogText();
  const { check, start, stop } = useChainCheck();
  return (
    <Flex vertical gap="middle">
      <div>{text('verify.explain')}</div>
      <Outcome check={check} zone={zone} onRetry={start} />
      {check.kind === 'running' ? (
        <Button onClick={stop}>{text('verify.stop')}</Button>
      ) : (
        <Button type="primary" onClick={start}>
          {text(check.kind === 'idle' ? 'verify.start' : 'verify.again')}
        </Button>
      )}
    </Flex>
  );
}

interface OutcomeProps {
  readonly check: ChainCheck;
  readonly zone: string;
  readonly onRetry: () => void;
}

function Outcome({ check, zone, onRetry }: OutcomeProps) {
  const text = useReportsLogText();
  switch (check.kind) {
    case 'idle':
      return null;
    case 'failed':
      return <ProblemNotice title={text('verify.failed')} error={check.error} onRetry={onRetry} />;
    case 'done':
      return <Verdict verdict={check.verdict} zone={zone} />;
    case 'stopped':
      return check.soFar?.holds === false ? (
        <Verdict verdict={check.soFar} zone={zone} />
      ) : (
        <Alert
          role="status"
          type="info"
          showIcon
          title={text('verify.stopped', { count: check.soFar?.rows ?? 0 })}
        />
      );
    case 'running': {
      const row = check.soFar?.lastSeq ?? 0;
      const last = check.soFar?.head.seq ?? 0;
      return (
        <div>
          <Progress
            aria-label={text('verify.progress')}
            percent={last === 0 ? 0 : Math.floor((row / last) * 100)}
            status="active"
          />
          {last === 0 ? null : (
            <div>{text('verify.running', { row: countText(row), last: countText(last) })}</div>
          )}
        </div>
      );
    }
  }
}

function Verdict({ verdict, zone }: { readonly verdict: ChainVerdict; readonly zone: string }) {
  const text = useReportsLogText();
  const { holds, rows, firstSeq, lastSeq, checkpoints, faults, head, verifiedAt } = verdict;
  return (
    <Alert
      showIcon
      role={holds ? 'status' : 'alert'}
      type={holds ? 'success' : 'error'}
      title={<strong>{text(holds ? 'verify.holds' : 'verify.broken')}</strong>}
      description={
        <Flex vertical gap={4}>
          {holds ? null : <div>{text('verify.brokenDetail')}</div>}
          {faults.length === 0 ? null : (
            <ul style={{ margin: 0, paddingInlineStart: 16, maxHeight: 240, overflow: 'auto' }}>
              {faults.map((fault) => (
                <li key={`${fault.seq} ${fault.kind}`}>
                  {text('verify.fault', { seq: countText(fault.seq) })}: {fault.text}
                </li>
              ))}
            </ul>
          )}
          {firstSeq === null || lastSeq === null ? (
            <div>{text('verify.empty')}</div>
          ) : holds ? (
            <div>
              {text('verify.holdsDetail', {
                count: rows,
                written: countText(rows),
                first: countText(firstSeq),
                last: countText(lastSeq),
              })}
            </div>
          ) : null}
          <div>
            {checkpoints === 0
              ? text('verify.noCheckpoints')
              : text('verify.checkpoints', { count: checkpoints })}
          </div>
          <div>
            {text('verify.head')} <ShortHash hash={head.hash} />
          </div>
          <Typography.Text type="secondary">
            {text('verify.at', { time: instantText(verifiedAt, zone) })}
          </Typography.Text>
        </Flex>
      }
    />
  );
}
