import type { Check } from '@tallyhouse/shared/contracts/reports';
import { useSaidCheck } from '@tallyhouse/shared/format/use-said-check';
import { Card } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useOnlineText } from '../../i18n/use-online-text';

const looks = {
  INFO: { kind: 'neutral', mark: 'i' },
  WARN: { kind: 'waiting', mark: '!' },
  ERROR: { kind: 'bad', mark: '✕' },
} as const;

/** What the server checked of the figures, troubles first. */
export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  const text = useOnlineText();
  const said = useSaidCheck();
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
              {said(check)} <small style={{ opacity: 0.65 }}>{check.id}</small>
            </span>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
