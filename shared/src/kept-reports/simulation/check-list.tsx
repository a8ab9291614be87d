import type { Check } from '../../contracts/reports';
import { useSaidCheck } from '../../format/use-said-check';
import { useRemoteHost } from '../../host/remote-host';
import { Card } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { StateTag } from '../../ui/state-tag';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';

const looks = {
  INFO: { kind: 'neutral', mark: 'i' },
  WARN: { kind: 'waiting', mark: '!' },
  ERROR: { kind: 'bad', mark: '✕' },
} as const;

/** What the server checked of the figures, troubles first. */
export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  const text = useKeptReportsText();
  const said = useSaidCheck(useRemoteHost().session.brand?.zone ?? 'UTC');
  const failed = checks.filter((check) => !check.ok);
  const passed = checks.filter((check) => check.ok);
  return (
    <Card
      size="small"
      title={<h2 className="th-flush th-text-14">{text('simulation.checks')}</h2>}
      extra={
        failed.length === 0
          ? text('simulation.checksPassed', { count: passed.length })
          : text('simulation.checksFailed', { count: failed.length })
      }
    >
      <Flex component="ul" vertical gap={6} className="th-list">
        {[...failed, ...passed].map((check) => (
          <Flex key={check.id} component="li" gap={8} align="flex-start">
            {check.ok ? (
              <StateTag kind="good" mark="✓" word={text('simulation.passed')} />
            ) : (
              <StateTag {...looks[check.severity]} word={text(`simulation.severity.${check.severity}`)} />
            )}
            <span className="th-anywhere th-shrinks">
              {said(check)}{' '}
              <small className="th-nowrap" style={{ opacity: 0.65 }}>
                {check.id}
              </small>
            </span>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
